import TesseraLayout

extension Engine {
  /// Compares the cells that should be on screen with those that are, and appends the operations for the
  /// difference.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen. If only the scroll position has changed, only the cells
  ///   that come and go at the ends and the pinned cells count.
  func reconcile(
    _ pass: inout ReconcilePass, keepingLayout keepsLayout: Bool, statesChanged: Bool,
    _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    let isSteady = keepsLayout && !pass.isContentNew && frames.revision == placedRevision
    if pass.isUnchanged {
      if hasLayers { followLayers(live.indices, &operations) }
    } else {
      exchange(&pass, isSteady: isSteady, &operations, issues: &issues)
    }
    if isSteady, statesChanged { updateStates(&operations) }
    present(&operations)
    pool.trim { operations.append(.discard($0, $1)) }
  }

  /// Unmounts the cells that should not be on screen any more, and mounts those that should be.
  private func exchange(
    _ pass: inout ReconcilePass, isSteady: Bool, _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    placedRevision = frames.revision
    let kept = isSteady ? setKeptAside(&pass) : []
    if isSteady, let staying = pass.keptRun {
      exchange(around: staying.live, staying.paths, &pass, &operations, issues: &issues)
    } else {
      replaceAll(&pass, isSteady: isSteady, &operations, issues: &issues)
    }
    if !kept.isEmpty { live.restore(kept) }
    let count = pass.keptCount + kept.count
    if count != keptCount { self.kept.outOfViewCount = count }
    hasLayers = live.haveLayers
    pass.hand(to: &shown, of: live)
  }

  /// Unmounts the cells that have left at the ends, and mounts those that have come.
  private func exchange(
    around kept: Range<Int>, _ keptPaths: Range<Int>, _ pass: inout ReconcilePass,
    _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    for index in 0..<kept.lowerBound { unmount(index, &operations) }
    for index in kept.upperBound..<live.count { unmount(index, &operations) }
    for index in (kept.upperBound..<live.count).reversed() { recycle(index) }
    for index in (0..<kept.lowerBound).reversed() { recycle(index) }
    var before: [LiveCell] = []
    swap(&before, &pass.arrivals)
    for position in 0..<keptPaths.lowerBound {
      if let cell = arrived(at: position, pass, &operations, issues: &issues) { before.append(cell) }
    }
    if hasLayers { followLayers(kept, &operations) }
    motion(in: .exchange) {
      $0.didScrollCells(
        to: { live.indices.map { kept.contains($0) ? before.count + $0 - kept.lowerBound : -1 } }, self)
    }
    live.keep(kept, behind: before)
    before.removeAll(keepingCapacity: true)
    swap(&before, &pass.arrivals)
    for position in keptPaths.upperBound..<pass.count {
      if let cell = arrived(at: position, pass, &operations, issues: &issues) { live.append(cell) }
    }
  }

  /// Updates the placements of pinned or dragged cells to the present viewport.
  @inline(never)
  private func followLayers(_ indices: Range<Int>, _ operations: inout [MountOperation]) {
    for index in indices where live[index].placement.layer > 0 {
      let placement = placement(of: live[index].path)
      guard placement != live[index].placement else { continue }
      live[index].place(placement)
      operations.append(.move(live[index].id, placement))
    }
  }

  /// Updates the states of cells when nothing else may have changed.
  private func updateStates(_ operations: inout [MountOperation]) {
    for index in live.indices {
      let shown = shownState(of: live[index].cell, live[index].key, at: live[index].path)
      guard shown != live[index].shown else { continue }
      live[index].shown = shown
      operations.append(.update(live[index].id, .state))
    }
  }

  /// Mounts the cell at a position; returns `nil` if there is nothing to show.
  private func arrived(
    at position: Int, _ pass: ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    let path = pass.path(at: position)
    let cell = pass.madeCell(at: position) ?? snapshot.sections[path.section].cell(of: path.element)
    return cell.flatMap { mounted($0, at: path, &operations, issues: &issues) }
  }

  /// Compares all cells that are or should be on screen.
  private func replaceAll(
    _ pass: inout ReconcilePass, isSteady: Bool, _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    let canSkipUpdates = canSkipUpdates(inStep: isSteady)
    // The new positions of the mounted cells; negative for those that go.
    var places = [Int](repeating: -1, count: live.count)
    // The cells that go because their items need another kind of view.
    var reloaded: Set<Int> = []
    for position in 0..<pass.count {
      let matchIndex = pass.matchIndex(at: position)
      guard matchIndex != ReconcilePass.noMatch else { continue }
      if canSkipUpdates || cell(at: position, &pass)?.kind == live[matchIndex].cell.kind {
        places[matchIndex] = position
      } else {
        reloaded.insert(matchIndex)
      }
    }
    // The cells that go and whose views stay visible while they animate out.
    let leaving =
      motion(in: .exchange) {
        $0.willReplaceCells(to: places, isReloaded: { reloaded.contains($0) }, &operations, self)
      } ?? []
    if places.count == pass.count, places.elementsEqual(places.indices) {
      return updateAll(&pass, places, &operations)
    }
    hide(places, besides: leaving, isSteady: isSteady, &operations)
    // Works on a copy: making and comparing cells runs code of the app, which may read the cells on screen.
    var next = live
    next.clear(keeping: places)
    var arrivals: [Arrival] = []
    for position in 0..<pass.count {
      let match = pass.matchIndex(at: position)
      if match != ReconcilePass.noMatch, canSkipUpdates {
        places[match] = next.count
        next.appendKept(live[match].id)
      } else if match != ReconcilePass.noMatch, places[match] >= 0, let cell = cell(at: position, &pass) {
        places[match] = next.count
        next.appendKept(live[match].id)
        update(&next[next.count - 1], showing: cell, &operations)
      } else if let cell = cell(at: position, &pass).flatMap({
        mounted($0, at: pass.path(at: position), &operations, issues: &issues)
      }) {
        if change.isTimed, cell.movement == nil {
          arrivals.append(Arrival(position: next.count, isReload: match != ReconcilePass.noMatch))
        }
        next.append(cell)
      }
    }
    live = next
    if canSkipUpdates, hasLayers { followLayers(live.indices, &operations) }
    motion(in: .exchange) { $0.didReplaceCells(to: places, arrivals, self) }
  }

  /// Returns whether the cells that stay can be skipped. In a steady step nothing about them has changed, and
  /// states and layers are updated separately. Embedded Swift does without this shortcut to save code size.
  private func canSkipUpdates(inStep isSteady: Bool) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    return isSteady
    #endif
  }

  /// Updates all cells on screen, if all of them stay in the same order and none comes.
  private func updateAll(_ pass: inout ReconcilePass, _ places: [Int], _ operations: inout [MountOperation]) {
    // Works on a copy: comparing cells runs code of the app, which may read the cells on screen.
    var cells = live
    for position in cells.indices {
      let made = pass.isContentNew ? cell(at: position, &pass) : nil
      update(&cells[position], showing: made ?? cells[position].cell, &operations)
    }
    live = cells
    motion(in: .exchange) { $0.didReplaceCells(to: places, [], self) }
  }

  /// Unmounts the cells that go, except those that animate out.
  private func hide(
    _ places: [Int], besides leaving: [Int], isSteady: Bool, _ operations: inout [MountOperation]
  ) {
    for index in live.indices where places[index] < 0 && !leaving.contains(index) {
      unmount(index, &operations)
      if !isSteady { recycle(index) }
    }
    guard isSteady else { return }
    for index in live.indices.reversed() where places[index] < 0 && !leaving.contains(index) {
      recycle(index)
    }
  }

  /// Unmounts a cell whose item is gone, off-screen, or needs another kind of view.
  private func unmount(_ index: Int, _ operations: inout [MountOperation]) {
    if kept.keepAliveCount > 0 { countKept(leaving: live[index]) }
    callBehaviors(in: .mounts) {
      $0.willLeave(live[index], self)
      $0.didLeave(live[index], self)
    }
    operations.append(.unmount(live[index].id))
  }

  /// Records a leaving item whose view stays visible while it animates out.
  package func recordLeaving(_ cell: LiveCell) {
    countKept(leaving: cell)
    callBehaviors(in: .mounts) { $0.willLeave(cell, self) }
  }

  /// Unmounts a cell that has animated out, and recycles its view.
  package func unmountCell(_ cell: LiveCell, _ operations: inout [MountOperation]) {
    callBehaviors(in: .mounts) { $0.didLeave(cell, self) }
    operations.append(.unmount(cell.id))
    pool.put(cell.id, kind: cell.cell.kind)
  }

  /// Puts a hidden view into the reuse pool. The pool hands out the latest one first.
  ///
  /// A step in which only the scroll position changes recycles views from the last to the first. New cells
  /// then take them in their order, and the host has nothing to reorder. In other steps an item may come
  /// back, and finds its own view again as long as that is the latest one.
  private func recycle(_ index: Int) {
    let (id, kind) = (live[index].id, live[index].cell.kind)
    pool.put(id, kind: kind)
  }

  private func update(
    _ live: inout LiveCell, showing cell: DeclaredCell, _ operations: inout [MountOperation]
  ) {
    let (old, oldPlacement) = (live.cell, live.placement)
    live.cell = cell
    if !cell.isIdentical(to: old) {
      countKept(updated: live, from: old)
      installBehaviors(of: cell)
      callBehaviors(in: .mounts) { $0.didUpdate(live, from: old, self) }
    }
    var reason: UpdateReason = []
    if !cell.isIdentical(to: old), cell != old { reason.insert(.content) }
    let shown = shownState(of: cell, live.key, at: live.path)
    if shown != live.shown { reason.insert(.state) }
    live.shown = shown
    if !reason.isEmpty { operations.append(.update(live.id, reason)) }
    let placement = placement(of: live.path)
    if placement != oldPlacement {
      live.place(placement)
      operations.append(.move(live.id, placement))
    }
    live.declaredMotion = declaredMotion(of: cell, at: live.path)
    if live.declaredMotion?.hasScrollEffect ?? false { isPresenting = true }
    motion(in: .exchange) {
      $0.didMove(&live, from: oldPlacement, hasNewContent: reason.contains(.content), self)
    }
  }

  /// Mounts a cell; returns `nil` if there is nothing to show.
  private func mounted(
    _ cell: DeclaredCell, at path: ElementPath, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    guard !cell.isGroup else { return nil }
    installBehaviors(of: cell)
    let key = snapshot.sections[path.section].key(of: path.element, kind: cell.kind)
    if var old = motion(in: .exchange, { $0.reviveLeavingCell(key, self) }) ?? nil {
      old.path = path
      countKept(mounted: old)
      installBehaviors(of: old.cell)
      callBehaviors(in: .mounts) { $0.didMount(old, self) }
      update(&old, showing: cell, &operations)
      old.isLeaving = false
      motion(in: .exchange) { $0.didReviveLeavingCell(&old, self) }
      return old
    }
    let id = pool.take(cell.kind)
    let placement = placement(of: path)
    operations.append(.mount(id, key, placement))
    if frames.sections[path.section].sizing(of: path.element)?.isValid == false {
      issues.append(.invalidSize(key))
    }
    cell.box.attributes.declared.findIssues(about: key, &issues)
    let motion = declaredMotion(of: cell, at: path)
    if motion?.hasScrollEffect ?? false { isPresenting = true }
    let live = LiveCell(
      id: id, key: key, path: path, cell: cell, placement: placement,
      shown: shownState(of: cell, key, at: path), declaredMotion: motion)
    if cell.attributes.keepsAlive { countKept(mounted: live) }
    callBehaviors(in: .mounts) { $0.didMount(live, self) }
    return live
  }

  /// Returns the placement of an element as the host sees it.
  package func placement(of path: ElementPath) -> Placement {
    var placement = frames.placement(of: path, in: freeViewport)
    if isMirrored { placement = mirrored(placement) }
    callBehaviors(in: .place) { $0.place(&placement, of: path, self) }
    if let grid = settings.pixelGrid { placement = placement.rounded(to: grid) }
    return placement
  }

  /// Returns an item's state by behaviors, such as selected or pressed, and the control with the focus in it.
  private func shownState(of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath) -> ShownState {
    var state: CellState = []
    callBehaviors(in: .mark) { $0.mark(&state, of: cell, key, at: path, self) }
    guard state.contains(.focused) else { return ShownState(state) }
    return ShownState(state, firstResult(in: .mark) { $0.controlFocus(of: key, self) })
  }
}
