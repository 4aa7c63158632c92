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
    hasLayers = live.indices.contains { live[$0].placement.layer != 0 }
    pool.trim { operations.append(.discard($0, $1)) }
    return operations
  }

  /// Hides what has left the view at its ends, and shows what has come.
  private func exchange(
    around kept: Range<Int>, _ keptPaths: Range<Int>, _ pass: inout ReconcilePass,
    _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    for index in live.indices where !kept.contains(index) { unmount(index, &operations) }
    var before: [LiveCell] = []
    for position in 0..<keptPaths.lowerBound {
      if let cell = mounted(position, &pass, &operations, issues: &issues) { before.append(cell) }
    }
    for index in kept where live[index].placement.layer > 0 {
      let placement = placement(of: live[index].path)
      guard placement != live[index].placement else { continue }
      live[index].placement = placement
      operations.append(.move(live[index].id, placement))
    }
    live.removeSubrange(kept.upperBound...)
    live.replaceSubrange(..<kept.lowerBound, with: before)
    for position in keptPaths.upperBound..<pass.paths.count {
      if let cell = mounted(position, &pass, &operations, issues: &issues) { live.append(cell) }
    }
  }

  /// Looks at everything that is or should be on screen.
  private func replaceAll(
    _ pass: inout ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    var isKept = [Bool](repeating: false, count: live.count)
    for position in pass.paths.indices {
      let partner = pass.partners[position]
      guard partner != ReconcilePass.nobody else { continue }
      isKept[partner] = cell(at: position, &pass)?.kind == live[partner].cell.kind
    }
    for index in live.indices where !isKept[index] { unmount(index, &operations) }
    var next: [LiveCell] = []
    next.reserveCapacity(pass.paths.count)
    for position in pass.paths.indices {
      let partner = pass.partners[position]
      if partner != ReconcilePass.nobody, isKept[partner], let cell = cell(at: position, &pass) {
        next.append(updated(live[partner], showing: cell, &operations))
      } else if let cell = mounted(position, &pass, &operations, issues: &issues) {
        next.append(cell)
      }
    }
    live = next
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
    new.placement = placement(of: new.path)
    new.state = state(of: new.key, at: new.path)
    var reason: UpdateReason = []
    if !cell.isIdentical(to: old.cell), cell != old.cell { reason.insert(.content) }
    if new.state != old.state { reason.insert(.state) }
    lifecycle.note(updated: &new, from: old)
    if !reason.isEmpty { operations.append(.update(new.id, reason)) }
    if new.placement != old.placement { operations.append(.move(new.id, new.placement)) }
    return new
  }

  /// A cell that comes on screen; nil where there is nothing to show.
  private func mounted(
    _ position: Int, _ pass: inout ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    guard let cell = cell(at: position, &pass), cell.group == nil else { return nil }
    let path = pass.paths[position]
    let key = snapshot.key(at: path, kind: cell.kind)
    let id = pool.take(cell.kind)
    let placement = placement(of: path)
    operations.append(.mount(id, key, placement))
    if frames.sections[path.section].sizing(of: path.element)?.isSane == false {
      issues.append(.absurdSize(key))
    }
    let live = LiveCell(
      id: id, key: key, path: path, cell: cell, placement: placement, state: state(of: key, at: path))
    lifecycle.note(mounted: live)
    return live
  }

  /// Where an element stands as the host sees it.
  private func placement(of path: ElementPath) -> Placement {
    var placement = mirrored(frames.placement(of: path, in: freeViewport))
    if let grid = configuration.pixelGrid { placement.frame = grid.rounded(placement.frame) }
    return placement
  }

  /// Whether an item is focused, selected or pressed.
  func state(of key: ItemKey, at path: ElementPath) -> CellState {
    var state: CellState = []
    if let focus, focus.key == key { state.insert(.focused) }
    if !selected.isEmpty, selected.contains(key) { state.insert(.selected) }
    if isHighlighted(path) { state.insert(.highlighted) }
    return state
  }
}
