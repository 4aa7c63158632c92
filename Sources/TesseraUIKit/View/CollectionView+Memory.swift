#if canImport(UIKit) && !os(watchOS)
import UIKit

// Warnings of the system that memory is short.

extension CollectionView {
  func observeMemory() {
    observations.add(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      MainActor.assumeIsolated { self?.releaseMemory() }
    }
  }

  /// Releases the bitmaps of portable cells that wait to be reused; they are drawn again when they are shown.
  private func releaseMemory() {
    for case let canvas as CanvasView in subviews where canvas.isHidden { canvas.releaseBitmap() }
  }
}
#endif
