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
/// Controllers are made as they are needed, and used again for other items, like views; with `keepsAlive()` an item keeps its
/// own. A controller that shows an item is inside the one in whose view the collection is, with all calls that UIKit asks for;
/// one that waits for another item is inside none, and its view in no hierarchy. It is released when the collection lets go of
/// it.
///
/// Its view appears when it is seen, not when it is made ready: where the content snaps a page has appeared when it is at rest,
/// and while it is turned it is on its way, as in a `UIPageViewController`; one that is turned back hears so. Elsewhere it has
/// appeared when anything of it is in the viewport.
///
/// Where the height is measured (``Sizing``), `preferredContentSize` counts, also when it changes; without one, what the view's
/// constraints say.
public protocol ControllerCell: Cell where View == ControllerCellView<Controller> {
  /// The class of the controller.
  associatedtype Controller: UIViewController

  /// Makes a controller that can show every cell of this kind.
  @MainActor
  func makeController() -> Controller

  /// Gives a controller that was just made the way for its events; see ``Cell/connect(_:to:)``.
  @MainActor
  func connect(controller: Controller, to sender: EventSender<Event>)

  /// Empties a controller that leaves its item, after it has disappeared.
  @MainActor
  func prepareForReuse(controller: Controller)

  /// Fills a controller, a new one or one that showed another cell of this kind before. Its view may not be loaded yet.
  @MainActor
  func update(controller: Controller, state: CellState)
}

extension ControllerCell {
  /// The controller has nothing to tell.
  @MainActor
  public func connect(controller: Controller, to sender: EventSender<Event>) {}

  /// Nothing has to be emptied.
  @MainActor
  public func prepareForReuse(controller: Controller) {}

  /// Makes a controller, and the view that it is shown in.
  @MainActor
  public func makeView() -> ControllerCellView<Controller> { ControllerCellView(makeController()) }

  /// Gives the controller the way for its events.
  @MainActor
  public func connect(_ view: ControllerCellView<Controller>, to sender: EventSender<Event>) {
    connect(controller: view.content, to: sender)
  }

  /// Has the controller leave, and empties it.
  @MainActor
  public func prepareForReuse(_ view: ControllerCellView<Controller>) {
    view.leave()
    prepareForReuse(controller: view.content)
  }

  /// Fills the controller, and has it come.
  @MainActor
  public func update(_ view: ControllerCellView<Controller>, state: CellState) {
    update(controller: view.content, state: state)
    view.show(view.content)
  }
}
#endif
