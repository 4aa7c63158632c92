#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The state of the software keyboard and of text editing in the collection.
@MainActor
struct EditingState {
  /// The current or future frame of the keyboard, in screen coordinates; `nil` if there is none.
  var keyboard: CGRect?
  /// The height that was added to the bottom inset for it, in points.
  var inset: CGFloat = 0
  /// Whether insets are set by this class, not by the app.
  var isSettingInsets = false
  /// The first responder, as long as it is in a cell.
  weak var responder: UIView?
  /// The cell of the first responder, which is kept alive while it is off-screen.
  var cell: CellID?
  /// Whether editing may have begun or ended.
  var isStale = false
  /// Whether the first responder has yet to be scrolled into view.
  var isRevealDue = false
}
#endif
