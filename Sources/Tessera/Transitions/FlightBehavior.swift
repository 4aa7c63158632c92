@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Flights: scrolls that take time. In each frame the viewport is put where the flight has it; then what is seen stays
/// where it is while others are measured, as in any scroll step.
final class FlightBehavior: ViewportTravel {
  /// The scroll that is under way; nil if none is.
  private(set) var flight: Flight? {
    didSet { updatePhases() }
  }

  override var order: Int { 300 }

  override init() {
    super.init()
    updatePhases()
  }

  private func updatePhases() {
    awake = flight == nil ? .departure : [.departure, .travel, .content, .groups]
  }

  // MARK: Phases

  /// Begins a flight; from a goal that is far away it begins nearer.
  override func depart(
    to goal: Anchor, across: Double?, with animation: Animation, _ engine: Engine
  ) -> Anchor? {
    var flight = Flight(to: goal, across: across, animation, at: engine.now)
    if let old = self.flight { (flight.main, flight.cross) = (old.main.diverted, old.cross.diverted) }
    let way = survey(for: &flight, engine)
    flight.setOff(along: way, at: engine.now)
    if flight.isFinished(at: engine.now) { return land(flight, engine) }
    put(flight, on: way, engine)
    return nil
  }

  /// Puts the viewport where the flight has it at this time; on arrival, its goal is held.
  override func travel(_ held: inout Anchor?, _ engine: Engine) {
    let isTimed = engine.change.isTimed
    guard var flight, flight.time < engine.now || !isTimed else { return }
    guard isTimed, engine.isShowing, !flight.isFinished(at: engine.now) else {
      held = land(flight, engine)
      return
    }
    let way = survey(for: &flight, engine)
    flight.adopt(way)
    put(flight, on: way, engine)
    held = nil
  }

  override func endTravel(_ engine: Engine) { if flight != nil { flight = nil } }

  /// Carries the flight on in other content: to the same item, or to the one that survives nearest to it.
  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    guard case .target(let path, let alignment) = flight?.goal else { return }
    if let new = engine.survivor(near: path, pairing)?.new {
      flight?.goal = .target(new, alignment)
    } else {
      flight = nil
    }
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    if let target = flight?.target { keep(target.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) { flight?.moveGroups(to: places) }

  // MARK: Workings

  /// How far away a flight begins at most, in viewports.
  private static var longestFlight: Double { 2 }

  /// Finds out how far everything is from where it has to be, and puts the sections around the goal there already: where
  /// the collection has to go depends on where they will be.
  private func survey(for flight: inout Flight, _ engine: Engine) -> FlightWay {
    let axis = engine.axis
    let path = flight.target
    let strips = path.map(engine.strips(revealing:)) ?? []
    flight.fit(strips.count)
    var way = FlightWay(limit: Self.longestFlight)
    for (index, strip) in strips.enumerated() {
      guard let path, let end = engine.offset(of: strip, revealing: path, from: flight.strips[index].side)
      else { continue }
      let section = engine.frames.sections[strip]
      way.strips.append(
        FlightWay.Leg(
          from: section.scrollOffset, to: end,
          extent: section.window.size[section.declared.scrollAxis ?? axis]))
      way.sections.append(strip)
      if end != section.scrollOffset { engine.frames.scroll(strip, to: end) }
    }
    if flight.across == nil { flight.across = path.flatMap(engine.position(acrossTo:)) }
    let free = engine.freeViewport
    way.main = FlightWay.Leg(from: free.min(axis), to: position(of: flight, engine), extent: free.size[axis])
    let cross = axis.cross
    way.cross = FlightWay.Leg(
      from: engine.window.min(cross), to: reachable(across: flight, engine), extent: free.size[cross])
    return way
  }

  /// Puts everything as far from where it has to be as the flight has it now.
  private func put(_ flight: Flight, on way: FlightWay, _ engine: Engine) {
    let (axis, now) = (engine.axis, engine.now)
    for (index, leg) in way.strips.enumerated() {
      let distance = flight.strips[index].distance(at: now)
      if distance != 0 { engine.frames.scroll(way.sections[index], to: leg.end + distance) }
    }
    let start = way.main.end + flight.main.distance(at: now) - engine.free(.start)
    engine.window.origin[axis] = start
    engine.window.origin[axis.cross] = way.cross.end + flight.cross.distance(at: now)
    engine.limitViewport()
    var flight = flight
    flight.time = now
    self.flight = flight
  }

  /// Ends a flight at its goal.
  ///
  /// - Returns: What to hold on to.
  private func land(_ landing: Flight, _ engine: Engine) -> Anchor? {
    let axis = engine.axis
    flight = nil
    var flight = landing
    let way = survey(for: &flight, engine)
    let start = way.main.end - engine.free(.start)
    engine.window.origin[axis] = start
    engine.window.origin[axis.cross] = way.cross.end
    engine.limitViewport()
    engine.moveViewport(to: flight.goal)
    return engine.held(at: flight.goal)
  }

  /// The position along the axis that a flight ends at.
  private func position(of flight: Flight, _ engine: Engine) -> Double {
    var viewport = engine.freeViewport
    // As little as it takes, from where it comes.
    if case .target(_, .nearest) = flight.goal, let side = flight.main.side {
      viewport.origin[engine.axis] = side
    }
    return engine.frames.reachablePosition(of: flight.goal, in: viewport)
  }

  /// The position across the axis that a flight ends at.
  private func reachable(across flight: Flight, _ engine: Engine) -> Double {
    let cross = engine.axis.cross
    guard let wanted = flight.across else { return engine.window.min(cross) }
    let insets = engine.contentInsets
    let (before, after) = cross == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return max(-before, min(wanted, engine.contentSize[cross] + after - engine.window.size[cross]))
  }
}
