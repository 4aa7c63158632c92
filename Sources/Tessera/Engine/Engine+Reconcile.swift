import TesseraLayout

extension Engine {
  /// Compares what should be on screen with what is, and says what to do.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen; where nothing but the scroll position has changed, the cells that
  ///   come and go, and those that are pinned.
  func reconcile(
    _ pass: inout ReconcilePass, areStatesKnown: Bool, issues: inout [Issue]
  ) -> [MountOperation] {
    let isSteady = areStatesKnown && !pass.isContentNew && frames.revision == placedRevision
    placedRevision = frames.revision
    var operations: [MountOperation] = []
    let kept = isSteady ? setKeptAside(&pass) : []
    defer { lifecycle.keptCount = pass.keptCount + kept.count }
    if isSteady, let staying = pass.keptRun {
      exchange(around: staying.live, staying.paths, &pass, &operations, issues: &issues)
    } else {
      replaceAll(&pass, &operations, issues: &issues)
    }
    live += kept
    hasLayers = Self.hasLayers(live)
    present(&operations)
    pool.trim { operations.append(.discard($0, $1)) }
    return operations
  }

  /// Hides what has left the view at its ends, and shows what has come.
  private func exchange(
    around kept: Range<Int>, _ keptPaths: Range<Int>, _ pass: inout ReconcilePass,
    _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    for index in 0..<kept.lowerBound { unmount(index, &operations) }
    for index in kept.upperBound..<live.count { unmount(index, &operations) }
    var before: [LiveCell] = []
    for position in 0..<keptPaths.lowerBound {
      if let cell = mounted(position, &pass, &operations, issues: &issues) { before.append(cell) }
    }
    for index in kept where hasLayers && live[index].placement.layer > 0 {
      let placement = placement(of: live[index].path)
      guard placement != live[index].placement else { continue }
      live[index].place(placement)
      operations.append(.move(live[index].id, placement))
    }
    if !choreography.leaving.isEmpty {
      let places = live.indices.map { kept.contains($0) ? before.count + $0 - kept.lowerBound : -1 }
      choreography.add([], places: places)
    }
    live.removeSubrange(kept.upperBound...)
    live.replaceSubrange(..<kept.lowerBound, with: before)
    for position in keptPaths.upperBound..<pass.paths.count {
      if let cell = mounted(position, &pass, &operations, issues: &issues) { live.append(cell) }
    }
  }

  /// Whether some cells stand in front of the others or behind them.
  private static func hasLayers(_ live: [LiveCell]) -> Bool {
    live.indices.contains { live[$0].placement.layer != 0 }
  }

  /// Looks at everything that is or should be on screen.
  private func replaceAll(
    _ pass: inout ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    // Where the cells on screen will be; negative for those that go.
    var places = [Int](repeating: -1, count: live.count)
    for position in pass.paths.indices {
      let partner = pass.partners[position]
      guard partner != ReconcilePass.nobody else { continue }
      if cell(at: position, &pass)?.kind == live[partner].cell.kind { places[partner] = position }
    }
    for index in choreography.leaving.indices { shift(&choreography.leaving[index].cell, &operations) }
    let leaving = leaving(places, isReloaded: { pass.partners.contains($0) }, &operations)
    hide(places, besides: leaving, &operations)
    var next: [LiveCell] = []
    next.reserveCapacity(pass.paths.count)
    var arrivals: [Arrival] = []
    for position in pass.paths.indices {
      let partner = pass.partners[position]
      if partner != ReconcilePass.nobody, places[partner] >= 0, let cell = cell(at: position, &pass) {
        places[partner] = next.count
        next.append(updated(live[partner], showing: cell, &operations))
      } else if let cell = mounted(position, &pass, &operations, issues: &issues) {
        if change.isTimed, cell.movement == nil {
          arrivals.append(Arrival(position: next.count, isReload: partner != ReconcilePass.nobody))
        }
        next.append(cell)
      }
    }
    choreography.add(leaving, places: places)
    live = next
    animate(arrivals)
  }

  /// Hides the views that go, other than those on their way out.
  private func hide(
    _ places: [Int], besides leaving: [LeavingCell], _ operations: inout [MountOperation]
  ) {
    var rest = leaving[...]
    for index in live.indices where places[index] < 0 {
      if rest.first?.position == index {
        rest.removeFirst()
      } else {
        unmount(index, &operations)
      }
    }
  }

  /// Hides a view whose item is gone, out of view, or needs another kind of view.
  private func unmount(_ index: Int, _ operations: inout [MountOperation]) {
    lifecycle.note(unmounted: live[index])
    operations.append(.unmount(live[index].id))
    pool.put(live[index].id, kind: live[index].cell.kind)
  }

  /// A cell that stays on screen.
  private func updated(
    _ old: LiveCell, showing cell: DeclaredCell, _ operations: inout [MountOperation]
  ) -> LiveCell {
    var new = old
    new.cell = cell
    let placement = placement(of: new.path)
    if placement != old.placement { new.place(placement) }
    new.state = state(of: cell, new.key, at: new.path)
    new.declaredMotion = declaredMotion(of: cell, at: new.path)
    var reason: UpdateReason = []
    if !cell.isIdentical(to: old.cell), cell != old.cell { reason.insert(.content) }
    if new.state != old.state { reason.insert(.state) }
    lifecycle.note(updated: &new, from: old)
    if !reason.isEmpty { operations.append(.update(new.id, reason)) }
    if new.placement != old.placement { operations.append(.move(new.id, new.placement)) }
    if new.declaredMotion?.hasScrollEffect ?? false { choreography.isActive = true }
    glide(&new, from: old, hasNewContent: reason.contains(.content), isReturning: old.isLeaving)
    return new
  }

  /// A cell that comes on screen; nil where there is nothing to show.
  private func mounted(
    _ position: Int, _ pass: inout ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    guard let cell = cell(at: position, &pass), cell.group == nil else { return nil }
    let path = pass.paths[position]
    let key = snapshot.key(at: path, kind: cell.kind)
    if !choreography.leaving.isEmpty, var old = choreography.takeBack(key) {
      old.path = path
      lifecycle.note(mounted: old)
      var cell = updated(old, showing: cell, &operations)
      cell.isLeaving = false
      comeBack(&cell)
      return cell
    }
    let id = pool.take(cell.kind)
    let placement = placement(of: path)
    operations.append(.mount(id, key, placement))
    if frames.sections[path.section].sizing(of: path.element)?.isSane == false {
      issues.append(.absurdSize(key))
    }
    let motion = declaredMotion(of: cell, at: path)
    if motion?.hasScrollEffect ?? false { choreography.isActive = true }
    let live = LiveCell(
      id: id, key: key, path: path, cell: cell, placement: placement, state: state(of: cell, key, at: path),
      declaredMotion: motion)
    lifecycle.note(mounted: live)
    return live
  }

  /// Where an element stands as the host sees it.
  func placement(of path: ElementPath) -> Placement {
    var placement = mirrored(frames.placement(of: path, in: freeViewport))
    if let grid = configuration.pixelGrid { placement = placement.rounded(to: grid) }
    return placement
  }

  /// Whether an item is focused, selected or pressed.
  func state(of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath) -> CellState {
    var state: CellState = []
    if let focus, focus.key == key { state.insert(.focused) }
    if isSelected(path, cell) { state.insert(.selected) }
    if isHighlighted(path) { state.insert(.highlighted) }
    return state
  }
}
