import TesseraLayout

// How views are seen in one frame: what moves, what depends on the place in the viewport, and what is on its way out.

extension Engine {
  /// Whether something moves, cells or the viewport, so that each frame shows something else.
  public var isAnimating: Bool { choreography.isAnimating || isScrolling }

  /// How fast people scroll, in points per second; zero where no scroll effect on screen
  /// depends on it.
  public var scrollVelocity: Point {
    let velocity = choreography.scrolling.velocity
    return isMirrored ? Point(x: -velocity.x, y: velocity.y) : velocity
  }

  /// Says how everything that is not at rest is seen now.
  ///
  /// - Complexity: O(1) while everything is at rest and nothing has a scroll effect.
  func present(_ operations: inout [MountOperation]) {
    followSwipe(&operations)
    isTimed = change.isTimed
    callBehaviors(in: .present) { $0.present(&operations, self) }
    if busy.contains(.dragging) { noteHover() }
    defer { if busy.contains(.reordering) { noteCarried() } }
    guard busy.contains(.motion), choreography.isActive else { return }
    let hasEffects = live.indices.contains { live[$0].declaredMotion?.hasScrollEffect ?? false }
    let tracksVelocity =
      hasEffects && live.indices.contains { live[$0].declaredMotion?.tracksVelocity ?? false }
    choreography.scrolling.advance(
      to: change.isTimed ? now : nil, step: change.step, tracksVelocity: tracksVelocity)
    var isMoving = choreography.scrolling.isMoving(at: now) || isSwipeMoving
    for index in live.indices
    where live[index].movement != nil || live[index].declaredMotion?.hasScrollEffect ?? false
      || isSwiped(live[index].path)
      || isCarried(live[index].path)
    {
      if present(&live[index], &operations) { isMoving = true }
    }
    if presentLeaving(&operations) { isMoving = true }
    choreography.isAnimating = isMoving
    choreography.isActive =
      choreography.isAnimating || hasEffects || !events.swiping.isIdle || reordering.isCarrying
      || live.indices.contains { live[$0].movement != nil }
  }

  /// Says how views on their way out are seen now, and takes away those that are out; whether some are left.
  private func presentLeaving(_ operations: inout [MountOperation]) -> Bool {
    guard !choreography.leaving.isEmpty else { return false }
    var kept: [LeavingCell] = []
    for var leaver in choreography.leaving {
      if change.isTimed, now < leaver.endTime {
        _ = present(&leaver.cell, &operations)
        kept.append(leaver)
      } else {
        lifecycle.note(gone: leaver.cell)
        operations.append(.unmount(leaver.cell.id))
        pool.put(leaver.cell.id, kind: leaver.cell.cell.kind)
      }
    }
    choreography.leaving = kept
    return !kept.isEmpty
  }

  /// Says how one view is seen now; whether that will be otherwise in the next frame.
  private func present(_ cell: inout LiveCell, _ operations: inout [MountOperation]) -> Bool {
    let told = cell.presentation
    let scrollEffect = cell.declaredMotion?.scrollEffect(isMotionReduced: settings.reducesMotion)
    let held = isCarried(cell.path) ? heldOffset : nil
    let motion = held == nil ? motion(of: cell, scrollEffect?.wobble) : nil
    let rest = Presentation(frame: cell.placement.frame)
    var presentation = rest
    if let motion {
      presentation.frame = motion.frame(of: cell.placement.frame, at: now)
      presentation.effect = motion.effect(at: now)
    }
    if let scrollEffect, !scrollEffect.isSteady {
      let effect = scrollEffect.effect(at: moment(of: cell))
      presentation.effect =
        presentation.effect.combined(with: isMirrored ? effect.mirrored : effect).sanitized
    }
    if !cell.isLeaving, isSwiped(cell.path) {
      presentation.effect.offset = presentation.effect.offset + swipeOffset
    }
    if let held { presentation.effect.offset = presentation.effect.offset + held }
    if presentation != told { operations.append(.present(cell.id, presentation)) }
    if motion == nil, presentation == rest {
      cell.movement = nil
    } else if motion != cell.movement?.motion || presentation != told {
      cell.movement = Movement(motion, presentation)
    }
    return motion != nil
  }

  /// What is under way with a view, after it was pushed by what was scrolled; nil where nothing is.
  private func motion(of cell: LiveCell, _ wobble: Wobble?) -> Motion? {
    guard change.isTimed else { return nil }
    var motion = cell.movement?.motion
    if let wobble, change.step != .zero {
      let frame = mirrored(cell.placement.frame)
      let middle = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
      let touched = change.finger.map { mirrored($0, within: window.width) }
      let finger = touched ?? Point(x: window.width / 2, y: window.height / 2)
      var push = wobble.displacement(ofScroll: change.step, from: window.origin + finger, to: middle)
      if isMirrored { push.x = -push.x }
      var pushed = motion ?? Motion()
      pushed.push(by: push, with: wobble.spring, at: now)
      motion = pushed
    }
    return motion.flatMap { $0.isFinished(at: now) ? nil : $0 }
  }

  /// The moment of scrolling as a cell sees it.
  private func moment(of cell: LiveCell) -> ScrollMoment {
    var frame = mirrored(cell.placement.frame).offset(by: .zero - window.origin)
    frame.origin[axis] -= overscroll
    return ScrollMoment(
      frame: frame, viewport: window.size, axis: axis, velocity: choreography.scrolling.velocity[axis],
      overscroll: overscroll)
  }

  // MARK: Scrolling

  /// Scrolls by a distance, as far as the content goes; what is left pulls it beyond its end.
  func moveWindow(by distance: Point, touching point: Point?) {
    let asked = distance[axis]
    var distance = distance
    let start = window.origin
    if overscroll != 0 { distance[axis] = choreography.scrolling.pushBack(distance[axis], at: now) }
    window.origin = start + distance
    limitViewport()
    let step = window.origin - start
    change.step = change.step + step
    change.finger = point ?? change.finger
    callBehaviors(in: .drag) { $0.drag(scrolling: step[axis], beyond: asked - step[axis], self) }
    guard settings.bounces, !settings.reducesMotion, change.isTimed else { return }
    let left = distance[axis] - step[axis]
    guard abs(left) >= LayoutChange.tolerance else { return }
    choreography.scrolling.pull(by: left, extent: window.size[axis], at: now)
    choreography.isActive = true
  }
}
