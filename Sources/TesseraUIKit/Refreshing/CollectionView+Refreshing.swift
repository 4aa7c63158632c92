#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Content that declares `onRefresh` gets UIKit's refresh control, which shows whether a refresh is running.

extension CollectionView {
  #if os(tvOS)
  /// Does nothing, because tvOS has no pull to refresh: an app calls `engine.refresh()` from a button.
  func updateRefreshControl() {}
  #else
  func updateRefreshControl() {
    refreshing.update(in: self, canRefresh: engine.canRefresh, isRefreshing: engine.isRefreshing) {
      [weak self] in self?.startRefresh()
    }
  }

  /// Handles the user's pull; in the next layout pass the content reports whether a refresh is running.
  private func startRefresh() {
    engine.refresh()
    setNeedsLayout()
  }
  #endif
}
#endif
