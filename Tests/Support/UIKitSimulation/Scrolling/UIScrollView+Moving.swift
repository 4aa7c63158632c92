extension UIScrollView {
  /// Moves the content, marked as the scroll view's own movement.
  func moveItself(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    let outer = scrolling.isMovingItself
    scrolling.isMovingItself = true
    bounds = CGRect(origin: offset, size: geometry.bounds.size)
    scrolling.isMovingItself = outer
  }

  func offsetWasSet(to offset: CGPoint) {
    if scrolling.isDecelerating, Simulation.quirks.offsetEndsDeceleration, !scrolling.isMovingItself {
      endMotion(reporting: true)
    }
    // Strict: no source says that an animated scroll continues from another offset.
    if case .animation = scrolling.motion, !scrolling.isMovingItself { endMotion(reporting: false) }
    guard offset.isFinite else {
      Simulation.raise(.geometryNotFinite, "the content offset is not a finite number")
      return
    }
    bounds = CGRect(origin: offset, size: geometry.bounds.size)
  }

  func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    endMotion(reporting: Simulation.quirks.reportsCaughtDeceleration)
    guard animated, UIView.areAnimationsEnabled, window != nil else {
      bounds = CGRect(origin: offset, size: geometry.bounds.size)
      return
    }
    guard offset != contentOffset else {
      if Simulation.quirks.reportsAnimationsToSameOffset {
        listener?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    scrolling.motion = .animation(from: contentOffset, to: offset, begin: Simulation.now, isToTop: isToTop)
    scheduleStep()
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let visible = geometry.bounds.inset(by: totalInset)
    var offset = contentOffset
    offset.x += Self.shift(showing: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX))
    offset.y += Self.shift(showing: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY))
    let target = clamped(offset)
    if target != contentOffset { scroll(to: target, animated: animated) }
  }

  private static func shift(showing part: (CGFloat, CGFloat), in visible: (CGFloat, CGFloat)) -> CGFloat {
    if part.0 < visible.0 || part.1 - part.0 > visible.1 - visible.0 { return part.0 - visible.0 }
    return part.1 > visible.1 ? part.1 - visible.1 : 0
  }

  // MARK: Frames

  private static var animationTime: TimeInterval { 0.3 }

  func scheduleStep() {
    scrolling.ticket = Simulation.schedule(after: Simulation.frameInterval) { [weak self] in self?.step() }
  }

  private func step() {
    scrolling.ticket = nil
    switch scrolling.motion {
    case .animation(let start, let end, let begin, let isToTop):
      let part = min(1, (Simulation.now - begin) / Self.animationTime)
      if part > 0.999 {
        scrolling.motion = nil
        moveItself(to: end)
        listener?.scrollViewDidEndScrollingAnimation(self)
        if isToTop { listener?.scrollViewDidScrollToTop(self) }
      } else {
        moveItself(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        continueUnlessStopped()
      }
    case .deceleration(let target, let steps): decelerate(to: target, steps)
    case nil: break
    }
  }

  private func continueUnlessStopped() {
    if scrolling.motion != nil, scrolling.ticket == nil { scheduleStep() }
  }

  // MARK: Deceleration

  /// Starts a deceleration. Apple does not document the curve: here each frame covers a part of the rest.
  func startDecelerating(to target: CGPoint) {
    scrolling.isDecelerating = true
    scrolling.motion = .deceleration(to: target, steps: 30)
    listener?.scrollViewWillBeginDecelerating(self)
    if scrolling.ticket == nil { scheduleStep() }
  }

  private func decelerate(to target: CGPoint, _ steps: Int) {
    guard steps > 1 else { return arrive(at: target) }
    let rest = target - contentOffset
    scrolling.motion = .deceleration(to: target, steps: steps - 1)
    moveItself(to: contentOffset + CGPoint(x: rest.x / 5, y: rest.y / 5))
    continueUnlessStopped()
  }

  /// Ends a deceleration. If the app moved the content meanwhile, so that the end is outside, the content
  /// returns.
  private func arrive(at target: CGPoint) {
    let inside = clamped(target)
    scrolling.motion = .deceleration(to: inside, steps: 10)
    moveItself(to: target)
    guard scrolling.isDecelerating, scrolling.ticket == nil else { return }
    if inside == target { endMotion(reporting: true) } else { scheduleStep() }
  }

  /// Shifts the target when the app moves the content during a deceleration.
  func shiftDeceleration(by step: CGPoint) {
    guard !scrolling.isMovingItself, case .deceleration(let target, let steps) = scrolling.motion else {
      return
    }
    scrolling.motion = .deceleration(to: target + step, steps: steps)
  }

  /// Ends the current movement, and reports it if requested.
  func endMotion(reporting: Bool) {
    let wasDecelerating = scrolling.isDecelerating
    stopMotion()
    if wasDecelerating, reporting { listener?.scrollViewDidEndDecelerating(self) }
  }

  private func stopMotion() {
    if let ticket = scrolling.ticket { Simulation.clock.cancel(ticket) }
    scrolling.ticket = nil
    scrolling.motion = nil
    scrolling.isDecelerating = false
  }
}
