/// Scrolling with a finger, and the calls to the delegate.
extension UIScrollView {
  /// Handles a finger that touches the content.
  func fingerDown() {
    scrolling.isTracking = true
    guard scrolling.motion != nil else { return }
    endMotion(reporting: Simulation.quirks.reportsCaughtDeceleration)
  }

  /// Handles a finger that leaves without a drag.
  func fingerUp() {
    guard !scrolling.isDragging else { return }
    scrolling.isTracking = false
    let inside = clamped(contentOffset)
    if inside != contentOffset, scrolling.motion == nil { startDecelerating(to: inside) }
  }

  func beginDragging() {
    scrolling.isTracking = true
    scrolling.isDragging = true
    scrolling.lockedAxis = []
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { _ = window?.endEditing(true) }
    listener?.scrollViewWillBeginDragging(self)
  }

  func drag(by delta: CGPoint) {
    let step = lock(delta)
    var offset = contentOffset
    if draggableAxes.contains(.horizontal) {
      offset.x = pulled(offset.x, by: -step.x) { clamped(CGPoint(x: $0, y: 0)).x }
    }
    if draggableAxes.contains(.vertical) {
      offset.y = pulled(offset.y, by: -step.y) { clamped(CGPoint(x: 0, y: $0)).y }
    }
    moveItself(to: offset)
    refreshIfPulled()
  }

  /// Beyond an edge the content follows at half the speed, or not at all.
  private func pulled(_ value: CGFloat, by step: CGFloat, clamp: (CGFloat) -> CGFloat) -> CGFloat {
    let wanted = value + step
    let inside = clamp(wanted)
    if wanted == inside { return wanted }
    guard bounces else { return inside }
    // Only the part of the step beyond the edge is halved.
    let edge = clamp(value)
    let isInsideBefore = value == edge
    return isInsideBefore ? inside + (wanted - inside) / 2 : value + step / 2
  }

  private func lock(_ delta: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return delta }
    if scrolling.lockedAxis.isEmpty, delta != .zero {
      scrolling.lockedAxis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
    }
    return scrolling.lockedAxis == .horizontal ? CGPoint(x: delta.x, y: 0) : CGPoint(x: 0, y: delta.y)
  }

  /// Ends the drag at a velocity of the finger in points per second.
  func endDragging(velocity: CGPoint) {
    announceRefreshing()
    let axes = draggableAxes
    let speed = CGPoint(
      x: axes.contains(.horizontal) && scrolling.lockedAxis != .vertical ? -velocity.x / 1000 : 0,
      y: axes.contains(.vertical) && scrolling.lockedAxis != .horizontal ? -velocity.y / 1000 : 0)
    var target = isPagingEnabled ? page(for: speed) : clamped(contentOffset + projected(speed))
    withUnsafeMutablePointer(to: &target) {
      listener?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
    }
    scrolling.isTracking = false
    scrolling.isDragging = false
    let inside = clamped(target)
    let decelerates = inside != contentOffset
    listener?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates, scrolling.motion == nil, !scrolling.isDragging {
      startDecelerating(to: inside)
    }
  }

  /// Ends the drag because of a call or because the view leaves its window.
  func cancelDragging() { endDragging(velocity: .zero) }

  /// Returns the distance of a deceleration from a speed in points per millisecond: the sum of an exponential
  /// decay.
  private func projected(_ speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    return CGPoint(x: speed.x * rate / (1 - rate), y: speed.y * rate / (1 - rate))
  }

  private func page(for speed: CGPoint) -> CGPoint {
    func nearest(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let position = offset / length
      let page = speed > 0 ? position.rounded(.up) : speed < 0 ? position.rounded(.down) : position.rounded()
      return page * length
    }
    let size = geometry.bounds.size
    return clamped(
      CGPoint(
        x: nearest(contentOffset.x, size.width, speed.x), y: nearest(contentOffset.y, size.height, speed.y)))
  }
}
