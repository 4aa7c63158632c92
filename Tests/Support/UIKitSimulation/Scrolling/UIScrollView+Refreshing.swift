extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    let leavesInset = Simulation.quirks.removedRefreshControlLeavesInset && old?.isRefreshing ?? false
    if refreshControl != nil || !leavesInset { announceRefreshing() }
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      placeRefreshControl()
    }
  }

  /// Places the control just above the content, so that it moves with it.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.simulatedHeight
    refreshControl.writeGeometry(.frame) {
      $0.frame = CGRect(
        x: self.geometry.bounds.minX, y: -height, width: self.geometry.bounds.width, height: height)
    }
  }

  /// Begins a refresh if the content is pulled far enough, while the finger is still down.
  func refreshIfPulled() {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return }
    guard -contentOffset.y - totalInset.top >= refreshControl.simulatedHeight else { return }
    refreshControl.pull()
  }

  /// Adds or removes the inset of a refreshing control.
  func announceRefreshing() {
    let isRefreshing = refreshControl?.isRefreshing ?? false
    let inset = isRefreshing ? refreshControl?.simulatedHeight ?? 0 : 0
    guard inset != scrolling.refreshInset else { return }
    scrolling.refreshInset = inset
    extentDidChange()
  }
}
