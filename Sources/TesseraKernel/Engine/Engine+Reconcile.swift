import TesseraLayout

extension Engine {
  /// Compares what should be on screen with what is, and says what to do.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen; where nothing but the scroll position has changed, the cells that
  ///   come and go at the ends, and those that are pinned.
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

  /// Hides what should not be on screen any more, and shows what should be.
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

  /// Hides what has left the view at its ends, and shows what has come.
  private func exchange(
    around kept: Range<Int>, _ keptPaths: Range<Int>, _ pass: inout ReconcilePass,
    _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    for index in 0..<kept.lowerBound { unmount(index, &operations) }
    for index in kept.upperBound..<live.count { unmount(index, &operations) }
    for index in (kept.upperBound..<live.count).reversed() { putBack(index) }
    for index in (0..<kept.lowerBound).reversed() { putBack(index) }
    var before: [LiveCell] = []
    swap(&before, &pass.arrivals)
    for position in 0..<keptPaths.lowerBound {
      if let cell = arrived(at: position, pass, &operations, issues: &issues) { before.append(cell) }
    }
    if hasLayers { followLayers(kept, &operations) }
    motion(in: .exchange)?.moveCells(
      to: { live.indices.map { kept.contains($0) ? before.count + $0 - kept.lowerBound : -1 } }, self)
    live.keep(kept, behind: before)
    before.removeAll(keepingCapacity: true)
    swap(&before, &pass.arrivals)
    for position in keptPaths.upperBound..<pass.count {
      if let cell = arrived(at: position, pass, &operations, issues: &issues) { live.append(cell) }
    }
  }

  /// Places what is pinned, or carried, where it stands in the viewport now.
  @inline(never)
  private func followLayers(_ indices: Range<Int>, _ operations: inout [MountOperation]) {
    for index in indices where live[index].placement.layer > 0 {
      let placement = placement(of: live[index].path)
      guard placement != live[index].placement else { continue }
      live[index].place(placement)
      operations.append(.move(live[index].id, placement))
    }
  }

  /// Brings states up to date where nothing else may have changed.
  private func updateStates(_ operations: inout [MountOperation]) {
    for index in live.indices {
      let state = state(of: live[index].cell, live[index].key, at: live[index].path)
      guard state != live[index].state else { continue }
      live[index].state = state
      operations.append(.update(live[index].id, .state))
    }
  }

  /// A cell that has come into view; nil where there is nothing to show.
  private func arrived(
    at position: Int, _ pass: ReconcilePass, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    let path = pass.path(at: position)
    let cell = pass.madeCell(at: position) ?? snapshot.sections[path.section].cell(of: path.element)
    return cell.flatMap { mounted($0, at: path, &operations, issues: &issues) }
  }

  /// Looks at everything that is or should be on screen.
  private func replaceAll(
    _ pass: inout ReconcilePass, isSteady: Bool, _ operations: inout [MountOperation], issues: inout [Issue]
  ) {
    let leavesAlone = leavesAlone(inStep: isSteady)
    // Where the cells on screen will be; negative for those that go.
    var places = [Int](repeating: -1, count: live.count)
    // Those that go because their items need another kind of view.
    var reloaded: Set<Int> = []
    for position in 0..<pass.count {
      let partner = pass.partner(at: position)
      guard partner != ReconcilePass.nobody else { continue }
      if leavesAlone || cell(at: position, &pass)?.kind == live[partner].cell.kind {
        places[partner] = position
      } else {
        reloaded.insert(partner)
      }
    }
    // Those that go and whose views are still seen on their way out.
    let leaving =
      motion(in: .exchange)?.willExchange(
        to: places, isReloaded: { reloaded.contains($0) }, &operations, self) ?? []
    if places.count == pass.count, places.elementsEqual(places.indices) {
      return updateAll(&pass, places, &operations)
    }
    hide(places, besides: leaving, isSteady: isSteady, &operations)
    // Beside what is there: to make and compare cells runs code of the app, which may ask what is on screen.
    var next = live
    next.clear(keeping: places)
    var arrivals: [Arrival] = []
    for position in 0..<pass.count {
      let partner = pass.partner(at: position)
      if partner != ReconcilePass.nobody, leavesAlone {
        places[partner] = next.count
        next.appendKept(live[partner].id)
      } else if partner != ReconcilePass.nobody, places[partner] >= 0, let cell = cell(at: position, &pass) {
        places[partner] = next.count
        next.appendKept(live[partner].id)
        update(&next[next.count - 1], showing: cell, &operations)
      } else if let cell = cell(at: position, &pass).flatMap({
        mounted($0, at: pass.path(at: position), &operations, issues: &issues)
      }) {
        if change.isTimed, cell.movement == nil {
          arrivals.append(Arrival(position: next.count, isReload: partner != ReconcilePass.nobody))
        }
        next.append(cell)
      }
    }
    live = next
    if leavesAlone, hasLayers { followLayers(live.indices, &operations) }
    motion(in: .exchange)?.didExchange(to: places, arrivals, self)
  }

  /// Whether the cells that stay are left alone: in a steady step nothing about them has changed, and states and layers follow
  /// by themselves. Embedded Swift does without this shortcut, which takes code.
  private func leavesAlone(inStep isSteady: Bool) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    return isSteady
    #endif
  }

  /// Brings everything that is on screen up to date where all of it stays, in the same order, and nothing comes.
  private func updateAll(_ pass: inout ReconcilePass, _ places: [Int], _ operations: inout [MountOperation]) {
    // Beside what is there: comparing cells runs code of the app, which may ask what is on screen.
    var cells = live
    for position in cells.indices {
      let made = pass.isContentNew ? cell(at: position, &pass) : nil
      update(&cells[position], showing: made ?? cells[position].cell, &operations)
    }
    live = cells
    motion(in: .exchange)?.didExchange(to: places, [], self)
  }

  /// Hides the views that go, other than those on their way out.
  private func hide(
    _ places: [Int], besides leaving: [Int], isSteady: Bool, _ operations: inout [MountOperation]
  ) {
    for index in live.indices where places[index] < 0 && !leaving.contains(index) {
      unmount(index, &operations)
      if !isSteady { putBack(index) }
    }
    guard isSteady else { return }
    for index in live.indices.reversed() where places[index] < 0 && !leaving.contains(index) {
      putBack(index)
    }
  }

  /// Hides a view whose item is gone, out of view, or needs another kind of view.
  private func unmount(_ index: Int, _ operations: inout [MountOperation]) {
    if kept.keeperCount > 0 { countKept(leaving: live[index]) }
    callBehaviors(in: .mounts) {
      $0.willLeave(live[index], self)
      $0.didLeave(live[index], self)
    }
    operations.append(.unmount(live[index].id))
  }

  /// Takes note of an item that leaves, whose view is still seen on its way out.
  package func noteLeaving(_ cell: LiveCell) {
    countKept(leaving: cell)
    callBehaviors(in: .mounts) { $0.willLeave(cell, self) }
  }

  /// Hides a view that was on its way out and keeps it for another item.
  package func takeAway(_ cell: LiveCell, _ operations: inout [MountOperation]) {
    callBehaviors(in: .mounts) { $0.didLeave(cell, self) }
    operations.append(.unmount(cell.id))
    pool.put(cell.id, kind: cell.cell.kind)
  }

  /// Lets what comes have a view that was hidden; the one that is put back last is taken first.
  ///
  /// A step in which nothing but the scroll position changes puts them back from the last to the first: what comes then takes
  /// them in the order in which they stand, and a host has nothing to reorder. In others an item may come back, and finds its
  /// own view again as long as that is the last one.
  private func putBack(_ index: Int) {
    let (id, kind) = (live[index].id, live[index].cell.kind)
    pool.put(id, kind: kind)
  }

  /// Brings a cell up to date that stays on screen.
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
    let state = state(of: cell, live.key, at: live.path)
    if state != live.state { reason.insert(.state) }
    live.state = state
    if !reason.isEmpty { operations.append(.update(live.id, reason)) }
    let placement = placement(of: live.path)
    if placement != oldPlacement {
      live.place(placement)
      operations.append(.move(live.id, placement))
    }
    live.declaredMotion = declaredMotion(of: cell, at: live.path)
    if live.declaredMotion?.hasScrollEffect ?? false { isPresenting = true }
    motion(in: .exchange)?.didMove(
      &live, from: oldPlacement, hasNewContent: reason.contains(.content), self)
  }

  /// A cell that comes on screen; nil where there is nothing to show.
  private func mounted(
    _ cell: DeclaredCell, at path: ElementPath, _ operations: inout [MountOperation], issues: inout [Issue]
  ) -> LiveCell? {
    guard !cell.isGroup else { return nil }
    installBehaviors(of: cell)
    let key = snapshot.sections[path.section].key(of: path.element, kind: cell.kind)
    if var old = motion(in: .exchange)?.takeBack(key, self) {
      old.path = path
      countKept(mounted: old)
      installBehaviors(of: old.cell)
      callBehaviors(in: .mounts) { $0.didMount(old, self) }
      update(&old, showing: cell, &operations)
      old.isLeaving = false
      motion(in: .exchange)?.didTakeBack(&old, self)
      return old
    }
    let id = pool.take(cell.kind)
    let placement = placement(of: path)
    operations.append(.mount(id, key, placement))
    if frames.sections[path.section].sizing(of: path.element)?.isSane == false {
      issues.append(.absurdSize(key))
    }
    cell.box.attributes.declared.findIssues(about: key, &issues)
    let motion = declaredMotion(of: cell, at: path)
    if motion?.hasScrollEffect ?? false { isPresenting = true }
    let live = LiveCell(
      id: id, key: key, path: path, cell: cell, placement: placement, state: state(of: cell, key, at: path),
      declaredMotion: motion)
    if cell.attributes.keepsAlive { countKept(mounted: live) }
    callBehaviors(in: .mounts) { $0.didMount(live, self) }
    return live
  }

  /// Where an element stands as the host sees it.
  package func placement(of path: ElementPath) -> Placement {
    var placement = frames.placement(of: path, in: freeViewport)
    if isMirrored { placement = mirrored(placement) }
    callBehaviors(in: .place) { $0.place(&placement, of: path, self) }
    if let grid = settings.pixelGrid { placement = placement.rounded(to: grid) }
    return placement
  }

  /// Returns how behaviors mark an item, such as that it is selected or pressed.
  func state(of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath) -> CellState {
    var state: CellState = []
    callBehaviors(in: .mark) { $0.mark(&state, of: cell, key, at: path, self) }
    return state
  }
}
