#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A cell that shows a controller which the app keeps: the pages of a pager with a few pages that are all different.
///
///     Content(scrolling: .horizontal) {
///       Section("tabs", layout: .pages().transposed()) {
///         ForEach(controllers, id: \.tab) { ControllerPage($0) }
///       }
///     }
///     .snapping(.pages)
///
/// The controller comes and goes as that of a ``ControllerCell`` does, and is the app's in between: it shows what it showed when
/// it comes again. It can be at one place only; shown by two items, it is at the one that came last.
public struct ControllerPage: Cell {
  /// The controller.
  public let controller: UIViewController

  /// Makes a cell of a controller.
  public init(_ controller: UIViewController) { self.controller = controller }

  /// Whether both show the same controller.
  public static func == (left: ControllerPage, right: ControllerPage) -> Bool {
    left.controller === right.controller
  }

  /// Makes a view without a controller.
  public func makeView() -> ControllerView { ControllerView() }

  /// Lets go of the controller.
  public func prepareForReuse(_ view: ControllerView) { view.leave() }

  /// Has the controller come.
  public func update(_ view: ControllerView, state: CellState) { view.show(controller) }
}
#endif
