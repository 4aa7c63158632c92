@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Animations of cells that leave when content changes: views that are still visible and whose items are gone
// or off-screen.

extension TransitionBehavior {
  /// Returns the leaving views that stay visible while they disappear.
  ///
  /// - Parameters:
  ///   - places: The new index of each cell on screen; negative if the cell leaves.
  ///   - isReloaded: Returns whether the item of the cell at an index stays, but needs another kind of view.
  func leaving(
    _ places: [Int], isReloaded: (Int) -> Bool, _ operations: inout [MountOperation], _ engine: Engine
  ) -> [LeavingCell] {
    let change = engine.change
    guard isStaging(engine), !change.isResized else { return [] }
    var leaving: [LeavingCell] = []
    var removals: [(position: Int, transition: Transition)] = []
    for position in engine.live.indices where places[position] < 0 {
      let cell = engine.live[position]
      let frame = cell.presentedFrame(shiftedBy: change.correction)
      guard isVisible(frame, cell.placement.frame.offset(by: change.correction), engine) else { continue }
      if isReloaded(position) {
        removals.append((position, transitions(of: cell, engine).reload))
      } else if cell.path == .nowhere {
        removals.append((position, transitions(of: cell, engine).delete))
      } else if change.animatedViews == .all, let cell = leavingWithNeighbor(position, &operations, engine) {
        leaving.append(cell)
      }
    }
    for (number, removal) in removals.enumerated() {
      let cell = disappearing(
        removal.position, removal.transition, number, removals.count, &operations, engine)
      if let cell {
        leaving.append(cell)
      }
    }
    return leaving.sorted { $0.position < $1.position }
  }

  /// Returns a view that disappears by a transition; `nil` if nothing of that would be visible.
  private func disappearing(
    _ position: Int, _ transition: Transition, _ number: Int, _ count: Int,
    _ operations: inout [MountOperation], _ engine: Engine
  ) -> LeavingCell? {
    var cell = engine.live[position]
    shift(&cell, &operations, emits: false, engine)
    let offset = engine.displacement(of: cell.key, at: .nowhere)?.distance
    if let offset {
      var placement = cell.placement
      placement.frame = placement.frame.offset(by: offset)
      cell.place(placement)
    }
    let transitions = transitions(of: cell, engine)
    let frame = engine.mirrored(cell.placement.frame)
    var removal = transition.removal(of: frame, in: engine.window)
    guard removal.effect != .none else { return nil }
    if engine.isMirrored { removal.effect = removal.effect.mirrored }
    var motion = cell.movement?.motion ?? Motion()
    motion.disappear(
      removal, with: transitions.animation,
      delay: delay(transitions.stagger, number, count, cell.placement.frame, engine), at: engine.now)
    guard motion.effectEndTime > engine.now else { return nil }
    if engine.change.correction != .zero || offset != nil {
      operations.append(.move(cell.id, cell.placement))
    }
    return leave(cell, motion, position, until: motion.effectEndTime, engine)
  }

  /// Returns a view whose item moves off-screen with its neighbors; `nil` if that is not visible.
  private func leavingWithNeighbor(
    _ position: Int, _ operations: inout [MountOperation], _ engine: Engine
  ) -> LeavingCell? {
    var cell = engine.live[position]
    var placement = engine.placement(of: cell.path)
    let viewport = engine.mirrored(engine.window)
    let from = cell.placement.frame.offset(by: engine.change.correction)
    // However far away the place is, a position just off-screen is enough.
    placement.frame.origin = nearest(to: placement.frame, outside: viewport, engine.overscan)
    guard !from.isClose(to: placement.frame), !placement.frame.overlaps(viewport) else { return nil }
    var motion = cell.movement?.motion ?? Motion()
    motion.move(from: from, to: placement.frame, with: transitions(of: cell, engine).move, at: engine.now)
    guard motion.frame.endTime > engine.now else { return nil }
    if placement != cell.placement {
      cell.place(placement)
      operations.append(.move(cell.id, placement))
    }
    return leave(cell, motion, position, until: motion.frame.endTime, engine)
  }

  private func leave(
    _ cell: LiveCell, _ motion: Motion, _ position: Int, until endTime: Double, _ engine: Engine
  ) -> LeavingCell {
    var cell = cell
    engine.recordLeaving(cell)
    cell.isLeaving = true
    // The view no longer belongs to an item: nothing has to release it, and a revived view is not kept alive.
    cell.keepAliveReasons = []
    cell.path = .nowhere
    engine.setMotion(motion, of: &cell)
    return LeavingCell(cell: cell, position: position, endTime: endTime)
  }

  private func nearest(to frame: Rect, outside viewport: Rect, _ overscan: Double) -> Point {
    Point(
      x: max(viewport.minX - overscan - frame.width, min(frame.minX, viewport.maxX + overscan)),
      y: max(viewport.minY - overscan - frame.height, min(frame.minY, viewport.maxY + overscan)))
  }

  /// Keeps a view without an item at its position on screen.
  func shift(
    _ cell: inout LiveCell, _ operations: inout [MountOperation], emits: Bool = true, _ engine: Engine
  ) {
    let correction = engine.change.correction
    guard correction != .zero else { return }
    var placement = cell.placement
    placement.frame = placement.frame.offset(by: correction)
    placement.clip = placement.clip?.offset(by: correction)
    cell.place(placement)
    if emits { operations.append(.move(cell.id, placement)) }
  }
}

extension Motion {
  /// The time at which the effect ends, wherever the frame is then.
  var effectEndTime: Double {
    max(max(opacity.endTime, offset.endTime), max(scale.endTime, rotation.endTime))
  }
}
