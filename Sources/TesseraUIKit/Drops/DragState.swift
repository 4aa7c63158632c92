#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The drags out of a collection and the drops on it.
@MainActor
struct DragState {
  let source = DragSource()
  let target = DropTarget()
  /// The view of the drop indicator; `nil` until it is first used.
  var indicator: DropIndicatorView?
  /// Whether a drag out of the collection was dropped on a target that refused it.
  var wasRefused = false
}
#endif
