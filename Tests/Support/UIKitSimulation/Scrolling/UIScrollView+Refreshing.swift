extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    announceRefreshing()
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      placeRefreshControl()
    }
  }

  /// The control sits just above the content and moves with it.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.simulatedHeight
    refreshControl.writeGeometry(.frame) {
      $0.frame = CGRect(
        x: self.geometry.bounds.minX, y: -height, width: self.geometry.bounds.width, height: height)
    }
  }

  /// A pull far enough beyond the top begins a refresh while the finger is still down.
  func refreshIfPulled() {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return }
    guard -contentOffset.y - totalInset.top >= refreshControl.simulatedHeight else { return }
    refreshControl.pull()
  }

  /// The room for a refreshing control comes and goes with the refresh.
  func announceRefreshing() {
    let hasRoom = refreshControl?.isRefreshing ?? false
    guard hasRoom != scrolling.hasRefreshRoom else { return }
    scrolling.hasRefreshRoom = hasRoom
    extentDidChange()
  }
}
