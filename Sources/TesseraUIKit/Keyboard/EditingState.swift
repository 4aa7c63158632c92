#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// What is known of the software keyboard, and of whoever is typing in the collection.
@MainActor
struct EditingState {
  /// Where the keyboard is or will be, in coordinates of the screen; nil: there is none.
  var keyboard: CGRect?
  /// How much was added to the inset at the bottom because of it, in points.
  var inset: CGFloat = 0
  /// The first responder, as long as it is in a cell.
  weak var responder: UIView?
  /// That cell: it is kept while it is out of view.
  var cell: CellID?
  /// Whether the responder is still to be brought into view.
  var isRevealDue = false
}
#endif
