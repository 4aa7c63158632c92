import TesseraLayout

// Flights: scrolls that take time. In each frame the viewport is put where the flight has it; then what is seen stays
// where it is while others are measured, as in any scroll step.

extension Engine {
  /// Whether an animated scroll is under way, and so the engine ``isAnimating``.
  public var isScrolling: Bool { anchoring.flight != nil }

  /// Stops an animated scroll where it is, and forgets those that were asked for since the last transaction.
  ///
  /// Where the content snaps it goes on to the nearest page.
  public func stopScrolling() {
    requests.scrolls.removeAll { $0.animation != nil }
    if !restsAnywhere, isScrolling {
      beginScrolling()
      endScrolling()
    } else {
      anchoring.flight = nil
    }
  }

  /// How far away a flight begins at most, in viewports.
  private static var longestFlight: Double { 2 }

  /// Whether there is a clock, and something to see on the way.
  func canFly(with animation: Animation) -> Bool {
    animation.course != .none && !settings.reducesMotion && change.isTimed && hasShown && isShowing
  }

  /// Begins a flight; from a goal that is far away it begins nearer.
  ///
  /// - Returns: What to hold on to.
  func takeOff(to goal: Anchor, across: Double?, _ animation: Animation) -> Anchor? {
    var flight = Flight(to: goal, across: across, animation, at: now)
    if let old = anchoring.flight { (flight.main, flight.cross) = (old.main.diverted, old.cross.diverted) }
    let way = survey(for: &flight)
    flight.setOff(along: way, at: now)
    guard !flight.isFinished(at: now) else { return land(flight) }
    put(flight, on: way)
    return nil
  }

  /// Puts the viewport where the flight has it at this time.
  ///
  /// - Returns: What to hold on to: nil for what is seen; on arrival the goal.
  func fly() -> Anchor? {
    guard var flight = anchoring.flight else { return nil }
    guard change.isTimed, isShowing, !flight.isFinished(at: now) else { return land(flight) }
    let way = survey(for: &flight)
    flight.adopt(way)
    put(flight, on: way)
    return nil
  }

  /// Finds out how far everything is from where it has to be, and puts the sections around the goal there already: where
  /// the collection has to go depends on where they will be.
  private func survey(for flight: inout Flight) -> FlightWay {
    let path = flight.target
    let strips = path.map(strips(revealing:)) ?? []
    flight.fit(strips.count)
    var way = FlightWay(limit: Self.longestFlight)
    for (index, strip) in strips.enumerated() {
      guard let path, let end = offset(of: strip, revealing: path, from: flight.strips[index].side) else {
        continue
      }
      let section = frames.sections[strip]
      way.strips.append(
        FlightWay.Leg(
          from: section.scrollOffset, to: end,
          extent: section.window.size[section.declared.scrollAxis ?? axis]))
      way.sections.append(strip)
      if end != section.scrollOffset { frames.scroll(strip, to: end) }
    }
    if flight.across == nil { flight.across = path.flatMap(position(acrossTo:)) }
    let free = freeViewport
    way.main = FlightWay.Leg(from: free.min(axis), to: position(of: flight), extent: free.size[axis])
    let cross = axis.cross
    way.cross = FlightWay.Leg(
      from: window.min(cross), to: reachable(across: flight), extent: free.size[cross])
    return way
  }

  /// Puts everything as far from where it has to be as the flight has it now.
  private func put(_ flight: Flight, on way: FlightWay) {
    for (index, leg) in way.strips.enumerated() {
      let distance = flight.strips[index].distance(at: now)
      if distance != 0 { frames.scroll(way.sections[index], to: leg.end + distance) }
    }
    window.origin[axis] = way.main.end + flight.main.distance(at: now) - free(.start)
    window.origin[axis.cross] = way.cross.end + flight.cross.distance(at: now)
    limitViewport()
    anchoring.flight = flight
    anchoring.flight?.time = now
  }

  /// Ends a flight at its goal.
  private func land(_ flight: Flight) -> Anchor? {
    anchoring.flight = nil
    var flight = flight
    let way = survey(for: &flight)
    window.origin[axis] = way.main.end - free(.start)
    window.origin[axis.cross] = way.cross.end
    limitViewport()
    moveViewport(to: flight.goal)
    return held(at: flight.goal)
  }

  /// The position along the axis that a flight ends at.
  private func position(of flight: Flight) -> Double {
    var viewport = freeViewport
    // As little as it takes, from where it comes.
    if case .target(_, .nearest) = flight.goal, let side = flight.main.side {
      viewport.origin[axis] = side
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
