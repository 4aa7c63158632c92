import TesseraLayout

// What starts to move when content changes, of what stays and what comes. All of it is in coordinates as the host sees them; only effects are worked
// out as if lines began at the left.

/// A view that comes on screen in a transaction.
struct Arrival {
  /// Its position among the cells on screen.
  let position: Int
  /// Whether it takes the place of another kind of view for the same item.
  let isReload: Bool
}

extension Engine {
  /// How an item moves as declared, by itself or around it.
  func declaredMotion(of cell: DeclaredCell, at path: ElementPath) -> DeclaredMotionBox? {
    let outer = snapshot.sections[path.section].motion
    guard let own = cell.box.attributes.motion else { return outer }
    return Optional(own).within(outer)
  }

  /// What is animated how for a cell.
  func transitions(of cell: LiveCell) -> ResolvedTransitions {
    let isReduced = settings.reducesMotion
    if let declared = cell.declaredMotion { return declared.transitions(isMotionReduced: isReduced) }
    return .still
  }

  /// Whether anything is seen at all, and moves.
  var isStaging: Bool { change.isTimed && isShowing }

  /// What was visible before people scrolled in this transaction, and what is after that.
  func isSeen(_ old: Rect, _ new: Rect) -> Bool {
    let viewport = mirrored(window)
    return new.overlaps(viewport) || old.overlaps(viewport.offset(by: .zero - change.scrolled))
  }

  // MARK: Staying

  /// Lets a view whose place has changed stay where it is on screen, and go to its new place from there.
  ///
  /// - Parameters:
  ///   - cell: The view at its new place; still leaving where it was on its way out.
  ///   - old: Where it stood.
  ///   - hasNewContent: Whether its own item has changed.
  func glide(_ cell: inout LiveCell, from old: Placement, hasNewContent: Bool) {
    guard isStaging else { return }
    let followers = cell.isLeaving ? .all : change.followers
    guard followers != .undisturbed else { return }
    var motion = cell.movement?.motion ?? Motion()
    let isMoving = !motion.frame.isFinished(at: now)
    guard isMoving || followers == .all else { return }
    let to = cell.placement.frame
    // What was on its way out has been kept where it is on screen already.
    let from = cell.isLeaving ? old.frame : origin(of: old, goingTo: to)
    guard !from.isClose(to: to) || (isMoving && followers == .none) else { return }
    var animation = Animation.none
    if followers != .none, isSeen(motion.frame(of: from, at: now), to) {
      let transitions = transitions(of: cell)
      animation = hasNewContent && from.size != to.size ? transitions.update : transitions.move
    }
    guard isMoving || animation != .none else { return }
    motion.move(from: from, to: to, with: animation, at: now)
    setMotion(motion, of: &cell)
  }

  /// Where a view was that stands elsewhere now, seen as if only people's scrolling had moved the viewport. What is pinned
  /// may have gone with the viewport.
  private func origin(of old: Placement, goingTo new: Rect) -> Rect {
    let frame = old.frame.offset(by: change.correction)
    guard old.layer > 0, change.scrolled != .zero else { return frame }
    let pinned = frame.offset(by: change.scrolled)
    return abs(new.minX - pinned.minX) + abs(new.minY - pinned.minY)
      < abs(new.minX - frame.minX) + abs(new.minY - frame.minY) ? pinned : frame
  }

  func setMotion(_ motion: Motion, of cell: inout LiveCell) {
    cell.movement = Movement(motion, cell.presentation)
    choreography.isActive = true
  }

  // MARK: Coming

  /// Lets views of new items come, and those that make way for nobody come along with their neighbours.
  func animate(_ arrivals: [Arrival]) {
    guard isStaging, !arrivals.isEmpty else { return }
    let viewport = mirrored(window)
    var appearing: [(position: Int, transition: Transition)] = []
    var coming: [Int] = []
    for arrival in arrivals {
      let cell = live[arrival.position]
      if arrival.isReload || isNew(cell) {
        guard cell.placement.visibleFrame.overlaps(viewport) else { continue }
        let transitions = transitions(of: cell)
        if change.isFirst, !transitions.animatesFirstAppearance { continue }
        appearing.append((arrival.position, arrival.isReload ? transitions.reload : transitions.insert))
      } else if change.followers == .all {
        coming.append(arrival.position)
      }
    }
    if !coming.isEmpty {
      let neighbours = neighbours(of: arrivals)
      for position in coming {
        if let neighbour = neighbours[position] { comeAlong(position, with: neighbour) }
      }
    }
    for (number, arrival) in appearing.enumerated() {
      appear(arrival.position, arrival.transition, number: number, of: appearing.count)
    }
  }

  private func isNew(_ cell: LiveCell) -> Bool {
    if change.isFirst { return true }
    return change.pairing?.pairing.isNew(cell.path, in: snapshot) ?? false
  }

  private func appear(_ position: Int, _ transition: Transition, number: Int, of count: Int) {
    let transitions = transitions(of: live[position])
    var motion = Motion()
    motion.appear(
      insertion(transition, into: live[position].placement.frame), with: transitions.animation,
      delay: delay(transitions.stagger, number, count, live[position].placement.frame), at: now)
    guard !motion.isFinished(at: now) else { return }
    setMotion(motion, of: &live[position])
  }

  /// A view that is in sight only now because what was before it has gone: it comes from where it was out of sight, as far
  /// away from its place as its neighbour is.
  private func comeAlong(_ position: Int, with neighbour: Int) {
    guard let old = change.pairing?.pairing.oldPath(ofNew: live[position].path),
      change.pairing?.pairing.isStaying(old: old) ?? false,
      let distance = live[neighbour].movement?.motion?.frame.value(at: now).origin, !distance.isNegligible
    else { return }
    let frame = live[position].placement.frame
    let start = frame.offset(by: distance)
    guard isSeen(start, frame) else { return }
    var motion = Motion()
    motion.move(from: start, to: frame, with: transitions(of: live[position]).move, at: now)
    setMotion(motion, of: &live[position])
  }

  /// For each view that comes the nearest one of its section that was there before: in front of it, else behind it.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  private func neighbours(of arrivals: [Arrival]) -> [Int: Int] {
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

  /// A view that was on its way out and whose item is there again goes back from where it is.
  func comeBack(_ cell: inout LiveCell) {
    guard isStaging, var motion = cell.movement?.motion else { return }
    let transitions = transitions(of: cell)
    motion.comeBack(
      insertion(transitions.insert, into: cell.placement.frame), with: transitions.animation, at: now)
    setMotion(motion, of: &cell)
  }

  // MARK: Timing

  private func insertion(_ transition: Transition, into frame: Rect) -> TimedEffect {
    var insertion = transition.insertion(of: mirrored(frame), in: window)
    if isMirrored { insertion.effect = insertion.effect.mirrored }
    return insertion
  }

  func delay(_ stagger: Stagger, _ number: Int, _ count: Int, _ frame: Rect) -> Double {
    if stagger == .none { return 0 }
    return stagger.delay(
      position: number, of: count, distance: mirrored(frame).min(axis) - window.min(axis))
  }
}
