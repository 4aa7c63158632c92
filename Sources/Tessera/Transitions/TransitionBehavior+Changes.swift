@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Animations of cells that stay and of cells that appear when content changes. All coordinates are those of
// the host; only effects are computed as if lines began at the left.

extension TransitionBehavior {
  func transitions(of cell: LiveCell, _ engine: Engine) -> ResolvedTransitions {
    let isReduced = engine.settings.reducesMotion
    if let declared = cell.declaredMotion { return declared.transitions(isMotionReduced: isReduced) }
    return .still
  }

  /// Returns whether the collection is visible and the host passes times.
  func isStaging(_ engine: Engine) -> Bool { engine.change.isTimed && engine.isShowing }

  /// Returns whether an element was visible before the user scrolled, or is visible after that.
  func isVisible(_ old: Rect, _ new: Rect, _ engine: Engine) -> Bool {
    let viewport = engine.mirrored(engine.window)
    return new.overlaps(viewport) || old.overlaps(viewport.offset(by: .zero - engine.change.scrolled))
  }

  // MARK: Cells that stay

  /// Animates a view from its previous position on screen to its new place.
  ///
  /// - Parameters:
  ///   - cell: The view at its new place; still marked as leaving if it was disappearing.
  ///   - old: The previous placement.
  ///   - hasNewContent: Whether the item itself has changed.
  func animateMove(_ cell: inout LiveCell, from old: Placement, hasNewContent: Bool, _ engine: Engine) {
    guard isStaging(engine) else { return }
    let now = engine.now
    let animatedViews = cell.isLeaving ? .all : engine.change.animatedViews
    guard animatedViews != .unaffected else { return }
    var motion = cell.movement?.motion ?? Motion()
    let isMoving = !motion.frame.isFinished(at: now)
    guard isMoving || animatedViews == .all else { return }
    let to = cell.placement.frame
    // A view that was disappearing is still at its position on screen.
    let from = cell.isLeaving ? old.frame : origin(of: old, goingTo: to, engine.change)
    guard !from.isClose(to: to) || (isMoving && animatedViews == .none) else { return }
    var animation = Animation.none
    if animatedViews != .none, isVisible(motion.frame(of: from, at: now), to, engine) {
      let transitions = transitions(of: cell, engine)
      animation = hasNewContent && from.size != to.size ? transitions.update : transitions.move
    }
    guard isMoving || animation != .none else { return }
    motion.move(from: from, to: to, with: animation, at: now)
    engine.setMotion(motion, of: &cell)
  }

  /// Returns the previous frame of a view as if only the user's scrolling had moved the viewport. A pinned
  /// view may have moved with the viewport.
  private func origin(of old: Placement, goingTo new: Rect, _ change: LayoutChange) -> Rect {
    let frame = old.frame.offset(by: change.correction)
    guard old.layer > 0, change.scrolled != .zero else { return frame }
    let pinned = frame.offset(by: change.scrolled)
    return abs(new.minX - pinned.minX) + abs(new.minY - pinned.minY)
      < abs(new.minX - frame.minX) + abs(new.minY - frame.minY) ? pinned : frame
  }

  // MARK: Cells that appear

  /// Animates the views of new items, and views that come into view together with their neighbors.
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
      } else if change.animatedViews == .all {
        coming.append(arrival.position)
      }
    }
    if !coming.isEmpty {
      let neighbors = neighbors(of: arrivals, engine.live)
      for position in coming {
        if let neighbor = neighbors[position] { followNeighbor(position, with: neighbor, engine) }
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

  /// Animates a view that becomes visible because items before it are gone: it comes from off-screen, from
  /// the same distance as its neighbor.
  private func followNeighbor(_ position: Int, with neighbor: Int, _ engine: Engine) {
    let (pairing, cell) = (engine.change.pairing?.pairing, engine.live[position])
    guard let old = pairing?.oldPath(ofNew: cell.path), pairing?.isStaying(old: old) ?? false,
      let distance = engine.live[neighbor].movement?.motion?.frame.value(at: engine.now).origin,
      !distance.isNegligible
    else { return }
    let frame = cell.placement.frame
    let start = frame.offset(by: distance)
    guard isVisible(start, frame, engine) else { return }
    var motion = Motion()
    motion.move(from: start, to: frame, with: transitions(of: cell, engine).move, at: engine.now)
    engine.setMotion(motion, of: &engine.live[position])
  }

  /// Returns, for each appearing view, the nearest view of its section that existed before: in front of it,
  /// else behind it. O(*m*) for *m* cells on screen.
  private func neighbors(of arrivals: [Arrival], _ live: LiveCells) -> [Int: Int] {
    let arrived = Set(arrivals.map { $0.position })
    var neighbors: [Int: Int] = [:]
    func look(along positions: some Sequence<Int>) {
      var latest: [Int: Int] = [:]
      for position in positions {
        let section = live[position].path.section
        if !arrived.contains(position) {
          latest[section] = position
        } else if neighbors[position] == nil {
          neighbors[position] = latest[section]
        }
      }
    }
    look(along: live.indices)
    look(along: live.indices.reversed())
    return neighbors
  }

  // MARK: Timing

  /// Returns the effect from which a view appears in a frame.
  func insertion(_ transition: Transition, into frame: Rect, _ engine: Engine) -> TimedEffect {
    var insertion = transition.insertion(of: engine.mirrored(frame), in: engine.window)
    if engine.isMirrored { insertion.effect = insertion.effect.mirrored }
    return insertion
  }

  /// Returns the delay of one of several neighboring views, in seconds.
  func delay(_ stagger: Stagger, _ number: Int, _ count: Int, _ frame: Rect, _ engine: Engine) -> Double {
    if stagger == .none { return 0 }
    return stagger.delay(
      position: number, of: count,
      distance: engine.mirrored(frame).min(engine.axis) - engine.window.min(engine.axis))
  }
}
