#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What is known of items that people carry in a view that an adapter drives.
///
/// UIKit takes no batch while an item is carried, nor in the turn in which it is let go. It does not say when that happens,
/// unless the item stands elsewhere: whoever waits looks each frame.
@MainActor
struct AdapterCarrying {
  /// Whether an item was carried when that was looked at last, or may have been since.
  private var mayHaveLetGo = false

  /// UIKit has asked whether an item may be carried.
  mutating func noteTaken() { mayHaveLetGo = true }

  /// Whether a change has to wait for the next frame.
  ///
  /// - Parameter isFrame: Whether this is a frame's beginning, and so another turn than the last look.
  mutating func mustWait(for adapter: any AdaptedView, inFrame isFrame: Bool) -> Bool {
    if adapter.isCarrying {
      mayHaveLetGo = true
      return true
    }
    guard isFrame else { return mayHaveLetGo || adapter.hasHandles }
    defer { mayHaveLetGo = false }
    return mayHaveLetGo
  }
}
#endif
