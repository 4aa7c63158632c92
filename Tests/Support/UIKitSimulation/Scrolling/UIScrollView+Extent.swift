extension UIScrollView {
  /// The content insets including bars and a refreshing control.
  var totalInset: UIEdgeInsets {
    var insets = contentInset
    insets.top += scrolling.refreshInset
    let safe = safeAreaInsets
    let axes = adjustedAxes
    if axes.contains(.vertical) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if axes.contains(.horizontal) {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// The axes with safe area insets. The additions of «automatic» under navigation bars are not simulated.
  private var adjustedAxes: UIAxis {
    switch contentInsetAdjustmentBehavior {
    case .never: []
    case .always: .both
    case .automatic, .scrollableAxes: scrollableAxes
    }
  }

  private var scrollableAxes: UIAxis {
    var axes: UIAxis = []
    if contentSize.height > bounds.height || alwaysBounceVertical { axes.insert(.vertical) }
    if contentSize.width > bounds.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
    return axes
  }

  /// The axes on which a finger can move the content.
  var draggableAxes: UIAxis {
    let insets = totalInset
    var axes: UIAxis = []
    let height = contentSize.height + insets.top + insets.bottom
    let width = contentSize.width + insets.left + insets.right
    if height > bounds.height || (bounces && (alwaysBounceVertical || refreshControl != nil)) {
      axes.insert(.vertical)
    }
    if width > bounds.width || (bounces && alwaysBounceHorizontal) { axes.insert(.horizontal) }
    return axes
  }

  /// Returns the nearest offset that shows nothing beyond the content.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = totalInset
    return CGPoint(
      x: max(-insets.left, min(offset.x, contentSize.width + insets.right - geometry.bounds.width)),
      y: max(-insets.top, min(offset.y, contentSize.height + insets.bottom - geometry.bounds.height)))
  }

  /// Handles a change of the content, the insets or the visible size.
  func extentDidChange() {
    announceInset()
    scrolling.needsClamping = true
    if Simulation.quirks.clampsOffsetAtOnce { clampIfWanted() } else { setNeedsLayout() }
  }

  private func announceInset() {
    let (old, new) = (scrolling.announcedInset, totalInset)
    guard old != new else { return }
    scrolling.announcedInset = new
    stayAtEdge(from: old, to: new)
    insetsDidChange()
    adjustedContentInsetDidChange()
    listener?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func stayAtEdge(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard Simulation.quirks.staysAtEdgeWhenInsetsChange, !scrolling.isDragging, scrolling.motion == nil else {
      return
    }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    moveItself(to: offset)
  }

  /// Clamps an offset beyond the end of the content.
  func clampIfWanted() {
    guard scrolling.needsClamping, !scrolling.isDragging, scrolling.motion == nil else { return }
    scrolling.needsClamping = false
    guard geometry.bounds.width > 0 || geometry.bounds.height > 0 else { return }
    let limit = clamped(contentOffset)
    moveItself(to: CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y)))
  }
}
