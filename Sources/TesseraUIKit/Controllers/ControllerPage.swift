#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A cell that shows a controller owned by the app, for a pager with a few pages that are all different.
///
///     Content(scrolling: .horizontal) {
///       Section("tabs", layout: .pages().transposed()) {
///         ForEach(controllers, id: \.tab) { ControllerPage($0) }
///       }
///     }
///     .snapping(.pages)
///
/// The controller appears and disappears as that of a ``ControllerCell`` does, and keeps its state in
/// between. It can be at one place only; if two items show it, it is in the one that was shown last.
public struct ControllerPage: Cell {
  /// The controller.
  public let controller: UIViewController

  /// Creates a cell of a controller.
  public init(_ controller: UIViewController) { self.controller = controller }

  /// Returns whether both cells show the same controller.
  public static func == (left: ControllerPage, right: ControllerPage) -> Bool {
    left.controller === right.controller
  }

  /// Creates a view without a controller.
  public func makeView() -> ControllerView { ControllerView() }

  /// Removes the controller from the view.
  public func prepareForReuse(_ view: ControllerView) { view.leave() }

  /// Shows the controller in the view.
  public func update(_ view: ControllerView, state: CellState) { view.show(controller) }
}
#endif
