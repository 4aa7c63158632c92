@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Motion on screen: views that move to new places, come and go by transitions, look different in different places, and
/// content that is pulled beyond its ends.
final class TransitionBehavior: ScreenMotion {
  /// What is known of motion from one frame to the next.
  var choreography = Choreography()
  /// Whether the content, or a cell on screen, declares how it moves.
  private var isDeclared = false
  /// Whether new content is shown, which may declare no motion.
  private var isReviewDue = false

  /// Before behaviors that show cells behind all others: what is on its way out stands between the cells that stay.
  override var order: Int { 55 }

  /// Wakes the behavior because something declares how it moves.
  func noteDeclaration() {
    isDeclared = true
    awake.formUnion([.content, .exchange, .motion])
  }

  /// Wakes the behavior because a phase needs it.
  func wake(in phase: Phases) { awake.formUnion(phase) }

  /// - Parameters:
  ///   - areViewsMoving: Whether views that stay may be on their way.
  ///   - isScrolling: Whether how the user scrolls changes by itself.
  private func updatePhases(areViewsMoving: Bool, isScrolling: Bool) {
    var phases: Phases = []
    let isLeaving = !choreography.leaving.isEmpty
    if isDeclared { phases.insert(.content) }
    if isDeclared || isLeaving || areViewsMoving { phases.formUnion([.exchange, .motion]) }
    if isLeaving { phases.insert(.cells) }
    if isScrolling { phases.insert(.motion) }
    if choreography.scrolling.overscroll != 0 { phases.formUnion([.overscroll, .motion]) }
    awake = phases
  }

  // MARK: Content

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    isReviewDue = true
  }

  override func addCells(to cells: inout [LiveCell], _ engine: Engine) {
    cells = choreography.merged(with: cells)
  }

  // MARK: Exchanging

  override func moveCells(to places: () -> [Int], _ engine: Engine) {
    if !choreography.leaving.isEmpty { choreography.add([], places: places()) }
  }

  override func willExchange(
    to places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation], _ engine: Engine
  ) -> [Int] {
    for index in choreography.leaving.indices {
      shift(&choreography.leaving[index].cell, &operations, engine)
    }
    choreography.departing = leaving(places, isReloaded: isReloaded, &operations, engine)
    return choreography.departing.map { $0.position }
  }

  override func takeBack(_ key: ItemKey, _ engine: Engine) -> LiveCell? {
    if choreography.leaving.isEmpty { return nil }
    return choreography.takeBack(key)
  }

  override func didMove(
    _ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine
  ) {
    glide(&cell, from: old, hasNewContent: hasNewContent, engine)
  }

  /// Lets a view whose item is there again go back from where it is.
  override func didTakeBack(_ cell: inout LiveCell, _ engine: Engine) {
    guard isStaging(engine), var motion = cell.movement?.motion else { return }
    let transitions = transitions(of: cell, engine)
    motion.comeBack(
      insertion(transitions.insert, into: cell.placement.frame, engine), with: transitions.animation,
      at: engine.now)
    engine.setMotion(motion, of: &cell)
  }

  override func didExchange(to places: [Int], _ arrivals: [Arrival], _ engine: Engine) {
    let departing = choreography.departing
    if !departing.isEmpty { engine.isPresenting = true }
    choreography.departing = []
    choreography.add(departing, places: places)
    animate(arrivals, engine)
    if isReviewDue {
      isReviewDue = false
      isDeclared =
        engine.snapshot.sections.indices.contains { engine.snapshot.sections[$0].motion != nil }
        || engine.live.indices.contains { engine.live[$0].declaredMotion != nil }
    }
    updatePhases(areViewsMoving: engine.isPresenting, isScrolling: engine.isPresenting)
  }

  // MARK: Presenting

  override func willPresent(_ engine: Engine) {
    let tracksVelocity = engine.live.indices.contains {
      engine.live[$0].declaredMotion?.tracksVelocity ?? false
    }
    choreography.scrolling.advance(
      to: engine.change.isTimed ? engine.now : nil, step: engine.change.step, tracksVelocity: tracksVelocity)
    engine.pulledDistance = choreography.scrolling.overscroll
  }

  override func show(
    _ presentation: inout Presentation, of cell: LiveCell, isHeld: Bool, _ engine: Engine
  ) -> Motion? {
    let scrollEffect = cell.declaredMotion?.scrollEffect(isMotionReduced: engine.settings.reducesMotion)
    let motion = isHeld ? nil : motion(of: cell, scrollEffect?.wobble, engine)
    if let motion {
      presentation.frame = motion.frame(of: cell.placement.frame, at: engine.now)
      presentation.effect = motion.effect(at: engine.now)
    }
    if let scrollEffect, !scrollEffect.isSteady {
      let effect = scrollEffect.effect(at: moment(of: cell, engine))
      presentation.effect =
        presentation.effect.combined(with: engine.isMirrored ? effect.mirrored : effect).sanitized
    }
    return motion
  }

  override func didPresent(_ operations: inout [MountOperation], _ engine: Engine) -> Bool {
    let isScrolling = choreography.scrolling.isMoving(at: engine.now)
    let isLeaving = presentLeaving(&operations, engine)
    updatePhases(
      areViewsMoving: engine.live.indices.contains { engine.live[$0].movement?.motion != nil },
      isScrolling: isScrolling)
    return isScrolling || isLeaving
  }

  /// Says how views on their way out are seen now, and takes away those that are out.
  ///
  /// - Returns: Whether some are left.
  private func presentLeaving(_ operations: inout [MountOperation], _ engine: Engine) -> Bool {
    guard !choreography.leaving.isEmpty else { return false }
    var kept: [LeavingCell] = []
    for var leaver in choreography.leaving {
      if engine.change.isTimed, engine.now < leaver.endTime {
        engine.present(&leaver.cell, &operations)
        kept.append(leaver)
      } else {
        engine.takeAway(leaver.cell, &operations)
      }
    }
    choreography.leaving = kept
    return !kept.isEmpty
  }

  /// What is under way with a view, after it was pushed by what was scrolled; nil where nothing is.
  private func motion(of cell: LiveCell, _ wobble: Wobble?, _ engine: Engine) -> Motion? {
    guard engine.change.isTimed else { return nil }
    var motion = cell.movement?.motion
    if let wobble, engine.change.step != .zero {
      let window = engine.window
      let frame = engine.mirrored(cell.placement.frame)
      let middle = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
      let touched = engine.change.finger.map { engine.mirrored($0, within: window.width) }
      let finger = touched ?? Point(x: window.width / 2, y: window.height / 2)
      var push = wobble.displacement(ofScroll: engine.change.step, from: window.origin + finger, to: middle)
      if engine.isMirrored { push.x = -push.x }
      var pushed = motion ?? Motion()
      pushed.push(by: push, with: wobble.spring, at: engine.now)
      motion = pushed
    }
    return motion.flatMap { $0.isFinished(at: engine.now) ? nil : $0 }
  }

  /// The moment of scrolling as a cell sees it.
  private func moment(of cell: LiveCell, _ engine: Engine) -> ScrollMoment {
    let (axis, scrolling) = (engine.axis, choreography.scrolling)
    var frame = engine.mirrored(cell.placement.frame).offset(by: .zero - engine.window.origin)
    frame.origin[axis] -= scrolling.overscroll
    return ScrollMoment(
      frame: frame, viewport: engine.window.size, axis: axis, velocity: scrolling.velocity[axis],
      overscroll: scrolling.overscroll)
  }

  // MARK: Beyond the ends

  override func pushBack(_ distance: Double, _ engine: Engine) -> Double {
    let rest = choreography.scrolling.pushBack(distance, at: engine.now)
    engine.pulledDistance = choreography.scrolling.overscroll
    return rest
  }

  override func pull(by distance: Double, _ engine: Engine) {
    choreography.scrolling.pull(by: distance, extent: engine.window.size[engine.axis], at: engine.now)
    engine.pulledDistance = choreography.scrolling.overscroll
    engine.isPresenting = true
    wake(in: [.overscroll, .motion])
  }
}

/// Installs the behavior for what declares how it moves. How it moves stands in the declarations themselves.
final class MotionTrait: BehaviorTrait {
  override var makesDifference: Bool { false }

  override func install(in engine: Engine) { engine.installed { TransitionBehavior() }.noteDeclaration() }

  override func isEqual(to other: Trait) -> Bool { other is MotionTrait }
}

extension Traits {
  /// Has the behavior of motion installed where the traits are declared.
  mutating func declareMotion() {
    if first(MotionTrait.self) == nil { set(MotionTrait()) }
  }
}
