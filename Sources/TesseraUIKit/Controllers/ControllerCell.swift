#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A cell that is shown by a controller of its own, such as a page of a pager.
///
///     struct ChapterPage: ControllerCell {
///       var chapter: Chapter
///       func makeController() -> ChapterController { ChapterController() }
///       func update(controller: ChapterController, state: CellState) { controller.chapter = chapter }
///     }
///
/// Controllers are created as needed, and reused for other items, like views; with `keepsAlive()` an item
/// keeps its own. A controller that shows an item is a child of the controller whose view contains the
/// collection, with all calls that UIKit requires. A controller that waits for another item has no parent,
/// and its view no superview. The collection determines when it is released.
///
/// Its view appears when it becomes visible, not when it is prepared. If the content snaps, a page has
/// appeared when scrolling is idle, and is in transition while the user turns it, as in a
/// `UIPageViewController`; canceled transitions are reported too. Otherwise the view has appeared when any
/// part of it is in the viewport.
///
/// If the height is measured (``Sizing``), it is that of `preferredContentSize`, also when that changes;
/// without one, the constraints of the view determine it.
public protocol ControllerCell: Cell where View == ControllerCellView<Controller> {
  /// The class of the controller.
  associatedtype Controller: UIViewController

  /// Creates a controller that can show every cell of this kind.
  @MainActor
  func makeController() -> Controller

  /// Connects the events of a new controller; see ``Cell/connect(_:to:)``.
  @MainActor
  func connect(controller: Controller, to sender: EventSender<Event>)

  /// Resets a controller that leaves its item, after it has disappeared.
  @MainActor
  func prepareForReuse(controller: Controller)

  /// Updates a controller, which may be new or have shown another cell of this kind before. Its view may not
  /// be loaded yet.
  @MainActor
  func update(controller: Controller, state: CellState)
}

extension ControllerCell {
  /// Connects no events.
  @MainActor
  public func connect(controller: Controller, to sender: EventSender<Event>) {}

  /// Resets nothing.
  @MainActor
  public func prepareForReuse(controller: Controller) {}

  /// Creates a controller, and the view that shows it.
  @MainActor
  public func makeView() -> ControllerCellView<Controller> { ControllerCellView(makeController()) }

  /// Connects the events of the controller.
  @MainActor
  public func connect(_ view: ControllerCellView<Controller>, to sender: EventSender<Event>) {
    connect(controller: view.content, to: sender)
  }

  /// Removes the controller from its parent, and resets it.
  @MainActor
  public func prepareForReuse(_ view: ControllerCellView<Controller>) {
    view.leave()
    prepareForReuse(controller: view.content)
  }

  /// Updates the controller, and adds it to its parent.
  @MainActor
  public func update(_ view: ControllerCellView<Controller>, state: CellState) {
    update(controller: view.content, state: state)
    view.show(view.content)
  }
}
#endif
