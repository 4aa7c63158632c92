#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Content that declares `onRefresh` gets UIKit's refresh control, which shows whether news is on its way.

extension CollectionView {
  #if os(tvOS)
  /// There is nothing to pull: an app calls `engine.refresh()` from a button.
  func followRefreshing() {}
  #else
  /// Brings the refresh control in line with what the content declares.
  func followRefreshing() {
    refreshing.follow(in: self, canRefresh: engine.canRefresh, isRefreshing: engine.isRefreshing) {
      [weak self] in self?.ask()
    }
  }

  /// People have pulled: in the layout pass that follows, the content says whether news is on its way.
  private func ask() {
    engine.refresh()
    setNeedsLayout()
  }
  #endif
}
#endif
