#if canImport(UIKit)
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
    guard engine.canRefresh || engine.isRefreshing else {
      if ownsRefreshControl { refreshControl = nil }
      ownsRefreshControl = false
      return
    }
    if refreshControl == nil {
      refreshControl = UIRefreshControl(
        frame: .zero, primaryAction: UIAction { [weak self] _ in self?.ask() })
      ownsRefreshControl = true
    }
    guard let refreshControl, refreshControl.isRefreshing != engine.isRefreshing else { return }
    if engine.isRefreshing {
      refreshControl.beginRefreshing()
    } else if !isDragging {
      // A control that ends while a finger still pulls begins once more.
      refreshControl.endRefreshing()
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
