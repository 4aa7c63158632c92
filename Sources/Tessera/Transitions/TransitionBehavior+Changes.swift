@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// What starts to move when content changes, of what stays and what comes. All of it is in coordinates as the host sees them;
// only effects are worked out as if lines began at the left.

extension TransitionBehavior {
  /// What is animated how for a cell.
  func transitions(of cell: LiveCell, _ engine: Engine) -> ResolvedTransitions {
    let isReduced = engine.settings.reducesMotion
    if let declared = cell.declaredMotion { return declared.transitions(isMotionReduced: isReduced) }
    return .still
  }

  /// Whether anything is seen at all, and moves.
  func isStaging(_ engine: Engine) -> Bool { engine.change.isTimed && engine.isShowing }

  /// Returns whether something was visible before the user scrolled in this transaction, or is after that.
  func isSeen(_ old: Rect, _ new: Rect, _ engine: Engine) -> Bool {
    let viewport = engine.mirrored(engine.window)
    return new.overlaps(viewport) || old.overlaps(viewport.offset(by: .zero - engine.change.scrolled))
  }

  // MARK: Staying

  /// Lets a view whose place has changed stay where it is on screen, and go to its new place from there.
  ///
  /// - Parameters:
  ///   - cell: The view at its new place; still leaving where it was on its way out.
  ///   - old: Where it stood.
  ///   - hasNewContent: Whether its own item has changed.
  func glide(_ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine) {
    guard isStaging(engine) else { return }
    let now = engine.now
    let followers = cell.isLeaving ? .all : engine.change.followers
    guard followers != .undisturbed else { return }
    var motion = cell.movement?.motion ?? Motion()
    let isMoving = !motion.frame.isFinished(at: now)
    guard isMoving || followers == .all else { return }
    let to = cell.placement.frame
    // What was on its way out has been kept where it is on screen already.
    let from = cell.isLeaving ? old.frame : origin(of: old, goingTo: to, engine.change)
    guard !from.isClose(to: to) || (isMoving && followers == .none) else { return }
    var animation = Animation.none
    if followers != .none, isSeen(motion.frame(of: from, at: now), to, engine) {
      let transitions = transitions(of: cell, engine)
      animation = hasNewContent && from.size != to.size ? transitions.update : transitions.move
    }
    guard isMoving || animation != .none else { return }
    motion.move(from: from, to: to, with: animation, at: now)
    engine.setMotion(motion, of: &cell)
  }

  /// Where a view was that stands elsewhere now, seen as if only people's scrolling had moved the viewport. What is pinned
  /// may have gone with the viewport.
  private func origin(of old: Placement, goingTo new: Rect, _ change: LayoutChange) -> Rect {
    let frame = old.frame.offset(by: change.correction)
    guard old.layer > 0, change.scrolled != .zero else { return frame }
    let pinned = frame.offset(by: change.scrolled)
    return abs(new.minX - pinned.minX) + abs(new.minY - pinned.minY)
      < abs(new.minX - frame.minX) + abs(new.minY - frame.minY) ? pinned : frame
  }

  // MARK: Coming

  /// Lets views of new items come, and those that make way for nobody come along with their neighbours.
  func animate(_ arrivals: [Arrival], _ engine: Engine) {
    guard isStaging(engine), !arrivals.isEmpty else { return }
    let change = engine.change
    let viewport = engine.mirrored(engine.window)
    var appearing: [(position: Int, transition: Transition)] = []
    var coming: [Int] = []
    for arrival in arrivals {
      let cell = engine.live[arrival.position]
      if arrival.isReload || isNew(cell, engine) {
        guard cell.placement.visibleFrame.overlaps(viewport) else { continue }
        let transitions = transitions(of: cell, engine)
        if change.isFirst, !transitions.animatesFirstAppearance { continue }
        appearing.append((arrival.position, arrival.isReload ? transitions.reload : transitions.insert))
      } else if change.followers == .all {
        coming.append(arrival.position)
      }
    }
    if !coming.isEmpty {
      let neighbours = neighbours(of: arrivals, engine.live)
      for position in coming {
        if let neighbour = neighbours[position] { comeAlong(position, with: neighbour, engine) }
      }
    }
    for (number, arrival) in appearing.enumerated() {
      appear(arrival.position, arrival.transition, number: number, of: appearing.count, engine)
    }
  }

  private func isNew(_ cell: LiveCell, _ engine: Engine) -> Bool {
    if engine.change.isFirst { return true }
    return engine.change.pairing?.pairing.isNew(cell.path, in: engine.snapshot) ?? false
  }

  private func appear(
    _ position: Int, _ transition: Transition, number: Int, of count: Int, _ engine: Engine
  ) {
    let cell = engine.live[position]
    let transitions = transitions(of: cell, engine)
    var motion = Motion()
    motion.appear(
      insertion(transition, into: cell.placement.frame, engine), with: transitions.animation,
      delay: delay(transitions.stagger, number, count, cell.placement.frame, engine), at: engine.now)
    guard !motion.isFinished(at: engine.now) else { return }
    engine.setMotion(motion, of: &engine.live[position])
  }

  /// A view that is in sight only now because what was before it has gone: it comes from where it was out of sight, as far
  /// away from its place as its neighbour is.
  private func comeAlong(_ position: Int, with neighbour: Int, _ engine: Engine) {
    let (pairing, cell) = (engine.change.pairing?.pairing, engine.live[position])
    guard let old = pairing?.oldPath(ofNew: cell.path), pairing?.isStaying(old: old) ?? false,
      let distance = engine.live[neighbour].movement?.motion?.frame.value(at: engine.now).origin,
      !distance.isNegligible
    else { return }
    let frame = cell.placement.frame
    let start = frame.offset(by: distance)
    guard isSeen(start, frame, engine) else { return }
    var motion = Motion()
    motion.move(from: start, to: frame, with: transitions(of: cell, engine).move, at: engine.now)
    engine.setMotion(motion, of: &engine.live[position])
  }

  /// For each view that comes the nearest one of its section that was there before: in front of it, else behind it.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  private func neighbours(of arrivals: [Arrival], _ live: LiveCells) -> [Int: Int] {
    let arrived = Set(arrivals.map { $0.position })
    var neighbours: [Int: Int] = [:]
    func look(along positions: some Sequence<Int>) {
      var latest: [Int: Int] = [:]
      for position in positions {
        let section = live[position].path.section
        if !arrived.contains(position) {
          latest[section] = position
        } else if neighbours[position] == nil {
          neighbours[position] = latest[section]
        }
      }
    }
    look(along: live.indices)
    look(along: live.indices.reversed())
    return neighbours
  }

  // MARK: Timing

  /// The effect out of which a view comes into a frame.
  func insertion(_ transition: Transition, into frame: Rect, _ engine: Engine) -> TimedEffect {
    var insertion = transition.insertion(of: engine.mirrored(frame), in: engine.window)
    if engine.isMirrored { insertion.effect = insertion.effect.mirrored }
    return insertion
  }

  /// By how many seconds one of several neighbours begins later.
  func delay(_ stagger: Stagger, _ number: Int, _ count: Int, _ frame: Rect, _ engine: Engine) -> Double {
    if stagger == .none { return 0 }
    return stagger.delay(
      position: number, of: count,
      distance: engine.mirrored(frame).min(engine.axis) - engine.window.min(engine.axis))
  }
}
