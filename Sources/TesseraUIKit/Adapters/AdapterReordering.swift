#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The state of reordering in an adapter's view.
///
/// UIKit accepts no batch while an item is reordered, nor in the run loop turn in which it is dropped. It
/// does not report the end unless the item has moved, so waiting updates check in each frame.
@MainActor
struct AdapterReordering {
  /// Whether an item was being reordered at the last check, or may have been since.
  private var mayHaveReordered = false

  /// Records that UIKit has asked whether an item may be reordered.
  mutating func recordReorderQuery() { mayHaveReordered = true }

  /// Returns whether an update has to wait for the next frame.
  ///
  /// - Parameter isFrame: Whether this is the beginning of a frame, and so another run loop turn than the
  ///   last check.
  mutating func mustDeferUpdates(for adapter: any AdaptedView, inFrame isFrame: Bool) -> Bool {
    if adapter.isReordering {
      mayHaveReordered = true
      return true
    }
    guard isFrame else { return mayHaveReordered || adapter.hasHandles }
    defer { mayHaveReordered = false }
    return mayHaveReordered
  }
}
#endif
