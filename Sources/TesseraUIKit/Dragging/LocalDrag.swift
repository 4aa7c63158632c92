#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

/// The local context of a drag session out of a collection of this program, by which source and target know
/// of each other.
@MainActor
final class LocalDrag: NSObject {
  let payload: DragPayload
  weak private(set) var source: UIView?
  /// The action that was performed on the items at the drop; `nil` if no target accepted them.
  var outcome: DragAction?

  init(_ payload: DragPayload, from source: UIView) {
    self.payload = payload
    self.source = source
    super.init()
  }
}

extension UIDropSession {
  /// The drag, if it comes from a collection of this program.
  var localDrag: LocalDrag? { localDragSession?.localContext as? LocalDrag }
}
#endif
