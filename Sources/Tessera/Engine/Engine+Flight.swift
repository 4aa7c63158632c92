import TesseraLayout

// Flights: scrolls that take time. In each frame the viewport is put where the flight has it; then what is seen stays
// where it is while others are measured, as in any scroll step.

extension Engine {
  /// Whether an animated scroll is under way: the host goes on asking for transactions, with the time of each frame, until
  /// it is not.
  ///
  /// That is apart from ``needsUpdate``, which asks for one more transaction whatever the time: a host's clock of frames
  /// runs while one of both, or anything else that takes time, says so.
  public var isScrolling: Bool { anchoring.flight != nil }

  /// Stops an animated scroll where it is.
  public func stopScrolling() { anchoring.flight = nil }

  /// How far away a flight begins at most, in viewports.
  private static var longestFlight: Double { 2 }

  /// Whether there is a clock, and something to see on the way.
  func canFly(with animation: Animation) -> Bool {
    animation.course != .none && anchoring.hasClock && hasShown && window.width > 0 && window.height > 0
  }

  /// Begins a flight; from a goal that is far away it begins nearer.
  ///
  /// - Returns: What to hold on to.
  func takeOff(to goal: Anchor, across: Double?, _ animation: Animation) -> Anchor? {
    var flight = Flight(to: goal, across: across, animation, at: now)
    if let old = anchoring.flight { (flight.main, flight.cross) = (old.main, old.cross) }
    let strips = flight.target.map { self.strips(revealing: $0) } ?? []
    let offsets = strips.map { frames.sections[$0].scrollOffset }
    flight.strips = strips.map { _ in FlightCourse() }
    for (index, strip) in strips.enumerated() {
      guard let path = flight.target, let end = offset(of: strip, revealing: path, from: nil) else {
        continue
      }
      let window = frames.sections[strip].window.size[frames.sections[strip].declared.scrollAxis ?? axis]
      let limit = Self.longestFlight * window
      flight.strips[index].setOff(
        from: (offsets[index] - end).limited(to: limit), with: animation, at: now)
      frames.scroll(strip, to: end)
    }
    flight.across = across ?? flight.target.flatMap(position(acrossTo:))
    let distance = freeViewport.min(axis) - frames.reachablePosition(of: goal, in: freeViewport)
    flight.main.setOff(
      from: distance.limited(to: Self.longestFlight * freeViewport.size[axis]), with: animation, at: now)
    let away = window.min(axis.cross) - reachable(across: flight)
    flight.cross.setOff(
      from: away.limited(to: Self.longestFlight * freeViewport.size[axis.cross]), with: animation, at: now)
    for (index, strip) in strips.enumerated() { frames.scroll(strip, to: offsets[index]) }
    anchoring.flight = flight
    return fly()
  }

  /// Puts the viewport where the flight has it at this time.
  ///
  /// - Returns: What to hold on to: what is seen, and on arrival the goal.
  func fly() -> Anchor? {
    guard var flight = anchoring.flight else { return nil }
    guard !flight.isFinished(at: now), window.width > 0, window.height > 0 else { return land(flight) }
    // Where the collection has to go depends on where the sections in it will be.
    let offsets = revealInStrips(&flight)
    let goal = position(of: flight)
    // Content that came between may have moved the goal far away.
    let limit = 2 * Self.longestFlight * freeViewport.size[axis]
    let distance = flight.main.distance(
      at: now, after: (freeViewport.min(axis) - goal).limited(to: limit), at: flight.time, flight.animation)
    let side = reachable(across: flight)
    let away = flight.cross.distance(
      at: now, after: window.min(axis.cross) - side, at: flight.time, flight.animation)
    for (strip, offset) in offsets { frames.scroll(strip, to: offset) }
    window.origin[axis] = goal + distance - free(.start)
    window.origin[axis.cross] = side + away
    limitViewport()
    flight.time = now
    anchoring.flight = flight
    return nil
  }

  /// Ends a flight at its goal.
  private func land(_ flight: Flight) -> Anchor? {
    anchoring.flight = nil
    var flight = flight
    _ = revealInStrips(&flight)
    window.origin[axis] = position(of: flight) - free(.start)
    window.origin[axis.cross] = reachable(across: flight)
    limitViewport()
    moveViewport(to: flight.goal)
    return held(at: flight.goal)
  }

  /// Scrolls the sections around the goal to where they have to be in the end.
  ///
  /// - Returns: Where they are now.
  private func revealInStrips(_ flight: inout Flight) -> [(strip: Int, offset: Double)] {
    guard let path = flight.target else { return [] }
    let strips = strips(revealing: path)
    // After a change of content there may be others.
    while flight.strips.count < strips.count { flight.strips.append(FlightCourse()) }
    return strips.enumerated().compactMap { index, strip in
      let present = frames.sections[strip].scrollOffset
      guard let end = offset(of: strip, revealing: path, from: flight.strips[index].origin) else {
        return nil
      }
      let distance = flight.strips[index].distance(
        at: now, after: present - end, at: flight.time, flight.animation)
      frames.scroll(strip, to: end)
      return (strip, end + distance)
    }
  }

  /// The position along the axis that a flight ends at.
  private func position(of flight: Flight) -> Double {
    var viewport = freeViewport
    // As little as it takes, from where it comes.
    if case .target(_, .nearest) = flight.goal, let origin = flight.main.origin {
      viewport.origin[axis] = origin
    }
    return frames.reachablePosition(of: flight.goal, in: viewport)
  }

  /// The position across the axis that a flight ends at.
  private func reachable(across flight: Flight) -> Double {
    let cross = axis.cross
    guard let wanted = flight.across else { return window.min(cross) }
    let insets = contentInsets
    let (before, after) = cross == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return max(-before, min(wanted, contentSize[cross] + after - window.size[cross]))
  }

  /// Carries a flight on in other content: to the same item, or to the one that survives nearest to it.
  func adoptFlight(_ pairing: SnapshotPairing) {
    guard case .target(let path, let alignment) = anchoring.flight?.goal else { return }
    if let new = survivor(near: path, pairing)?.new {
      anchoring.flight?.goal = .target(new, alignment)
    } else {
      anchoring.flight = nil
    }
  }
}

extension Double {
  /// The nearest number no farther from zero than a limit.
  fileprivate func limited(to limit: Double) -> Double { Swift.max(-limit, Swift.min(self, limit)) }
}
