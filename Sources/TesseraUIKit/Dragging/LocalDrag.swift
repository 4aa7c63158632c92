#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

/// A drag out of a collection of this program: the local context of its session, by which whoever takes the items and
/// whoever they came from know of each other.
@MainActor
final class LocalDrag: NSObject {
  /// What it brings.
  let goods: DragGoods
  /// The view that it comes from.
  weak private(set) var source: UIView?
  /// What was done with the items where they were dropped; nil: nobody has taken them.
  var outcome: DragAction?

  /// Makes the context of a drag that begins.
  init(_ goods: DragGoods, from source: UIView) {
    self.goods = goods
    self.source = source
    super.init()
  }
}

extension UIDropSession {
  /// The drag, if it comes from a collection of this program.
  var localDrag: LocalDrag? { localDragSession?.localContext as? LocalDrag }
}
#endif
