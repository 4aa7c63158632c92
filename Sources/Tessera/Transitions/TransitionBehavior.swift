@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior of motion on screen: views that move to new places, transitions, scroll effects, and content
/// that is pulled beyond its ends.
final class TransitionBehavior: ItemAnimator {
  var transitionState = TransitionState()
  /// Whether the content, or a cell on screen, declares motion.
  private var isDeclared = false
  /// Whether new content is shown, which may declare no motion.
  private var needsDeclarationCheck = false

  /// Before behaviors that show cells behind all others: disappearing views are between the cells that stay.
  override var order: Int { 55 }

  /// Activates the behavior because motion is declared.
  func recordDeclaration() {
    isDeclared = true
    activePhases.formUnion([.content, .exchange, .motion])
  }

  /// Activates the behavior because a phase needs it.
  func wake(in phase: Phases) { activePhases.formUnion(phase) }

  /// Updates the active phases.
  ///
  /// - Parameters:
  ///   - areViewsMoving: Whether staying views may be moving.
  ///   - isScrolling: Whether the scroll motion changes without further input.
  private func updatePhases(areViewsMoving: Bool, isScrolling: Bool) {
    var phases: Phases = []
    let isLeaving = !transitionState.leaving.isEmpty
    if isDeclared { phases.insert(.content) }
    if isDeclared || isLeaving || areViewsMoving { phases.formUnion([.exchange, .motion]) }
    if isLeaving { phases.insert(.cells) }
    if isScrolling { phases.insert(.motion) }
    if transitionState.scrolling.overscroll != 0 { phases.formUnion([.overscroll, .motion]) }
    activePhases = phases
  }

  // MARK: Content

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    needsDeclarationCheck = true
  }

  override func addCells(to cells: inout [LiveCell], _ engine: Engine) {
    cells = transitionState.merged(with: cells)
  }

  // MARK: Exchanging cells

  override func didScrollCells(to places: () -> [Int], _ engine: Engine) {
    if !transitionState.leaving.isEmpty { transitionState.add([], places: places()) }
  }

  override func willReplaceCells(
    to places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation], _ engine: Engine
  ) -> [Int] {
    for index in transitionState.leaving.indices {
      shift(&transitionState.leaving[index].cell, &operations, engine)
    }
    transitionState.departing = leaving(places, isReloaded: isReloaded, &operations, engine)
    return transitionState.departing.map { $0.position }
  }

  override func reviveLeavingCell(_ key: ItemKey, _ engine: Engine) -> LiveCell? {
    if transitionState.leaving.isEmpty { return nil }
    return transitionState.reviveLeavingCell(key)
  }

  override func didMove(
    _ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine
  ) {
    animateMove(&cell, from: old, hasNewContent: hasNewContent, engine)
  }

  /// Animates a view back from its current position because its item exists again.
  override func didReviveLeavingCell(_ cell: inout LiveCell, _ engine: Engine) {
    guard isStaging(engine), var motion = cell.movement?.motion else { return }
    let transitions = transitions(of: cell, engine)
    motion.reappear(
      insertion(transitions.insert, into: cell.placement.frame, engine), with: transitions.animation,
      at: engine.now)
    engine.setMotion(motion, of: &cell)
  }

  override func didReplaceCells(to places: [Int], _ arrivals: [Arrival], _ engine: Engine) {
    let departing = transitionState.departing
    if !departing.isEmpty { engine.isPresenting = true }
    transitionState.departing = []
    transitionState.add(departing, places: places)
    animate(arrivals, engine)
    if needsDeclarationCheck {
      needsDeclarationCheck = false
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
    transitionState.scrolling.advance(
      to: engine.change.isTimed ? engine.now : nil, step: engine.change.step, tracksVelocity: tracksVelocity)
    engine.pulledDistance = transitionState.scrolling.overscroll
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
    let isScrolling = transitionState.scrolling.isMoving(at: engine.now)
    let isLeaving = presentLeaving(&operations, engine)
    updatePhases(
      areViewsMoving: engine.live.indices.contains { engine.live[$0].movement?.motion != nil },
      isScrolling: isScrolling)
    return isScrolling || isLeaving
  }

  /// Presents the disappearing views, and removes those that have finished. Returns whether some are left.
  private func presentLeaving(_ operations: inout [MountOperation], _ engine: Engine) -> Bool {
    guard !transitionState.leaving.isEmpty else { return false }
    var kept: [LeavingCell] = []
    for var leaver in transitionState.leaving {
      if engine.change.isTimed, engine.now < leaver.endTime {
        engine.present(&leaver.cell, &operations)
        kept.append(leaver)
      } else {
        engine.unmountCell(leaver.cell, &operations)
      }
    }
    transitionState.leaving = kept
    return !kept.isEmpty
  }

  /// Returns the current motion of a view, after scrolling has pushed it; `nil` if it does not move.
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

  /// Returns the context of a scroll effect for a cell.
  private func moment(of cell: LiveCell, _ engine: Engine) -> ScrollEffectContext {
    let (axis, scrolling) = (engine.axis, transitionState.scrolling)
    var frame = engine.mirrored(cell.placement.frame).offset(by: .zero - engine.window.origin)
    frame.origin[axis] -= scrolling.overscroll
    return ScrollEffectContext(
      frame: frame, viewport: engine.window.size, axis: axis, velocity: scrolling.velocity[axis],
      overscroll: scrolling.overscroll)
  }

  // MARK: Overscroll

  override func reduceOverscroll(_ distance: Double, _ engine: Engine) -> Double {
    let rest = transitionState.scrolling.reduceOverscroll(distance, at: engine.now)
    engine.pulledDistance = transitionState.scrolling.overscroll
    return rest
  }

  override func pull(by distance: Double, _ engine: Engine) {
    transitionState.scrolling.pull(by: distance, extent: engine.window.size[engine.axis], at: engine.now)
    engine.pulledDistance = transitionState.scrolling.overscroll
    engine.isPresenting = true
    wake(in: [.overscroll, .motion])
  }
}

/// The trait of declarations with motion; it installs the behavior. The declarations themselves contain the
/// motion.
final class MotionTrait: BehaviorTrait {
  override var makesDifference: Bool { false }

  override func install(in engine: Engine) { engine.installed { TransitionBehavior() }.recordDeclaration() }

  override func isEqual(to other: Trait) -> Bool { other is MotionTrait }
}

extension Traits {
  mutating func declareMotion() {
    if first(MotionTrait.self) == nil { set(MotionTrait()) }
  }
}
