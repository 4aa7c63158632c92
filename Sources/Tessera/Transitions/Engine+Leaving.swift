import TesseraLayout

// What starts to leave when content changes: the views that are still seen on their way out, of those whose items have
// gone or are out of sight.

extension Engine {
  /// The views that are still seen on their way out, of those that go.
  ///
  /// - Parameters:
  ///   - places: For each cell on screen whether it stays: negative if not.
  ///   - isReloaded: Whether the item of a cell at a position stays, and needs another kind of view.
  func leaving(
    _ places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation]
  ) -> [LeavingCell] {
    guard isStaging, !change.isResized else { return [] }
    var leaving: [LeavingCell] = []
    var removals: [(position: Int, transition: Transition)] = []
    for position in live.indices where places[position] < 0 {
      let frame = live[position].presentedFrame(shiftedBy: change.correction)
      guard isSeen(frame, live[position].placement.frame.offset(by: change.correction)) else { continue }
      if isReloaded(position) {
        removals.append((position, transitions(of: live[position]).reload))
      } else if live[position].path == .nowhere {
        removals.append((position, transitions(of: live[position]).delete))
      } else if change.followers == .all, let cell = goingAlong(position, &operations) {
        leaving.append(cell)
      }
    }
    for (number, removal) in removals.enumerated() {
      if let cell = disappearing(removal.position, removal.transition, number, removals.count, &operations) {
        leaving.append(cell)
      }
    }
    return leaving.sorted { $0.position < $1.position }
  }

  /// A view that goes into the effect of a transition; nil where there is nothing to see of that.
  private func disappearing(
    _ position: Int, _ transition: Transition, _ number: Int, _ count: Int,
    _ operations: inout [MountOperation]
  ) -> LeavingCell? {
    var cell = live[position]
    shift(&cell, &operations, emits: false)
    let isSwiped = standAside(&cell)
    let transitions = transitions(of: cell)
    let frame = mirrored(cell.placement.frame)
    var removal = transition.removal(of: frame, in: window)
    guard removal.effect != .none else { return nil }
    if isMirrored { removal.effect = removal.effect.mirrored }
    var motion = cell.movement?.motion ?? Motion()
    motion.disappear(
      removal, with: transitions.animation,
      delay: delay(transitions.stagger, number, count, cell.placement.frame), at: now)
    guard motion.effectEndTime > now else { return nil }
    if change.correction != .zero || isSwiped { operations.append(.move(cell.id, cell.placement)) }
    return leave(cell, motion, position, until: motion.effectEndTime)
  }

  /// A view whose item is moved out of sight goes there, together with its neighbours.
  private func goingAlong(_ position: Int, _ operations: inout [MountOperation]) -> LeavingCell? {
    var cell = live[position]
    var placement = self.placement(of: cell.path)
    let from = cell.placement.frame.offset(by: change.correction)
    // However far away the place is: just out of sight will do.
    placement.frame.origin = nearest(to: placement.frame, outside: mirrored(window))
    guard !from.isClose(to: placement.frame), !placement.frame.overlaps(mirrored(window)) else { return nil }
    var motion = cell.movement?.motion ?? Motion()
    motion.move(from: from, to: placement.frame, with: transitions(of: cell).move, at: now)
    guard motion.frame.endTime > now else { return nil }
    if placement != cell.placement {
      cell.place(placement)
      operations.append(.move(cell.id, placement))
    }
    return leave(cell, motion, position, until: motion.frame.endTime)
  }

  private func leave(
    _ cell: LiveCell, _ motion: Motion, _ position: Int, until endTime: Double
  ) -> LeavingCell {
    var cell = cell
    lifecycle.note(leaving: cell)
    cell.isInView = false
    cell.isLeaving = true
    // It is an item no more: nobody has to let go of it, and who comes back is not held.
    cell.keptFor = []
    cell.path = .nowhere
    setMotion(motion, of: &cell)
    return LeavingCell(cell: cell, position: position, endTime: endTime)
  }

  private func nearest(to frame: Rect, outside viewport: Rect) -> Point {
    return Point(
      x: max(viewport.minX - overscan - frame.width, min(frame.minX, viewport.maxX + overscan)),
      y: max(viewport.minY - overscan - frame.height, min(frame.minY, viewport.maxY + overscan)))
  }

  /// Keeps a view that belongs to no item any more where it is on screen.
  func shift(_ cell: inout LiveCell, _ operations: inout [MountOperation], emits: Bool = true) {
    guard change.correction != .zero else { return }
    var placement = cell.placement
    placement.frame = placement.frame.offset(by: change.correction)
    placement.clip = placement.clip?.offset(by: change.correction)
    cell.place(placement)
    if emits { operations.append(.move(cell.id, placement)) }
  }
}

extension Motion {
  /// When the effect has come to its goal, wherever the frame is then.
  var effectEndTime: Double {
    max(max(opacity.endTime, offset.endTime), max(scale.endTime, rotation.endTime))
  }
}
