import TesseraLayout

/// What is known only while one transaction is made.
struct ReconcilePass {
  /// Whether the cells on screen may show old content.
  let isContentNew: Bool
  /// Cells that were made in this pass.
  var cells: [ElementPath: DeclaredCell] = [:]
  /// The positions in ``Engine/live`` of the cells on screen.
  var shown: [ElementPath: Int] = [:]
  /// What was measured in this pass.
  var measured: Set<ElementPath> = []

  init(isContentNew: Bool) { self.isContentNew = isContentNew }
}

extension Engine {
  /// How often sizes that were measured already may change in one transaction before the rest is left for the next one.
  private static var passLimit: Int { 16 }

  /// Measures what comes into view until nothing moves any more, holding the anchor.
  ///
  /// - Returns: What is in view or near it, from top to bottom.
  func settle(
    _ pass: inout ReconcilePass, anchor: Anchor, issues: inout [Issue]
  ) -> [ElementPath] {
    for index in live.indices where live[index].path != .nowhere { pass.shown[live[index].path] = index }
    var passes = 0
    while passes < Self.passLimit {
      let paths = frames.paths(overlapping: overscanned)
      let known = pass.measured.count
      guard measure(paths, &pass, issues: &issues) else { return paths }
      // Items that come into view because others are smaller than estimated are progress, however many there are.
      if pass.measured.count == known { passes += 1 }
      moveViewport(to: anchor)
    }
    issues.append(.unsettledSizes)
    requests.statesChanged = true
    return frames.paths(overlapping: overscanned)
  }

  /// What is kept ready: the viewport and the overscan around it.
  var overscanned: Rect {
    let overscan = min(configuration.overscan.sanitized, Self.largestViewport)
    return window.inset(by: Insets(horizontal: -overscan, vertical: -overscan))
  }

  /// Measures portable cells whose size is estimated and not known for their content, and looks into groups; whether a
  /// frame has changed.
  private func measure(
    _ paths: [ElementPath], _ pass: inout ReconcilePass, issues: inout [Issue]
  ) -> Bool {
    var hasChanged = false
    for path in paths {
      let offered = frames.offer(to: path)
      // What is on screen is no group.
      if offered == nil, !pass.isContentNew, pass.shown[path] != nil { continue }
      guard let cell = cell(at: path, &pass) else { continue }
      if let group = cell.group {
        guard path.item != nil else {
          if pass.measured.insert(path).inserted {
            issues.append(.misplacedGroup(snapshot.key(at: path, kind: cell.kind)))
          }
          continue
        }
        open(group, at: path, issues: &issues)
        pass.measured.insert(path)
        hasChanged = true
        continue
      }
      guard let offered else { continue }
      if let known = frames.measured(path), known.holds(for: cell, offered: offered) { continue }
      guard let size = cell.measure(offered: offered) else { continue }
      if !size.isSane { issues.append(.absurdSize(snapshot.key(at: path, kind: cell.kind))) }
      estimates.note(size.sanitized, of: cell.kind)
      let measured = Size(width: size.width.sanitized, height: size.height.sanitized)
      let known = MeasuredSize(size: measured, offered: offered, cell: cell)
      if frames.setMeasured(known, for: path) { hasChanged = true }
      pass.measured.insert(path)
    }
    frames.settleSizes()
    return hasChanged
  }

  /// The cell that belongs at a path, made once per transaction at most.
  private func cell(at path: ElementPath, _ pass: inout ReconcilePass) -> DeclaredCell? {
    if let cell = pass.cells[path] { return cell }
    if !pass.isContentNew, let index = pass.shown[path] { return live[index].cell }
    let cell = snapshot.cell(at: path)
    pass.cells[path] = cell
    return cell
  }

  /// Compares what should be on screen with what is, and says what to do.
  func reconcile(
    _ paths: [ElementPath], _ pass: inout ReconcilePass, issues: inout [Issue]
  ) -> [MountOperation] {
    var operations = unmountOthers(than: paths, &pass)
    var next: [LiveCell] = []
    next.reserveCapacity(paths.count)
    hasLayers = false
    for path in paths {
      guard let cell = cell(at: path, &pass), cell.group == nil else { continue }
      var placement = frames.placement(of: path, in: freeViewport)
      placement = mirrored(placement)
      if let grid = configuration.pixelGrid { placement.frame = grid.rounded(placement.frame) }
      hasLayers = hasLayers || placement.layer != 0
      if let index = pass.shown[path], live[index].cell.kind == cell.kind {
        next.append(updated(live[index], showing: cell, placement, &operations))
      } else {
        next.append(mounted(cell, at: path, placement, &operations))
        if frames.sections[path.section].sizing(of: path.element)?.isSane == false {
          issues.append(.absurdSize(snapshot.key(at: path, kind: cell.kind)))
        }
      }
    }
    live = next
    operations += pool.trim().map { MountOperation.discard($0.0, $0.1) }
    return operations
  }

  /// Hides every view whose item is gone, out of view, or needs another kind of view.
  private func unmountOthers(
    than paths: [ElementPath], _ pass: inout ReconcilePass
  ) -> [MountOperation] {
    let wanted = Set(paths)
    var operations: [MountOperation] = []
    for index in live.indices {
      let path = live[index].path
      let kind = live[index].cell.kind
      if wanted.contains(path), cell(at: path, &pass)?.kind == kind { continue }
      operations.append(.unmount(live[index].id))
      pool.put(live[index].id, kind: kind)
    }
    return operations
  }

  /// A cell that stays on screen.
  private func updated(
    _ old: LiveCell, showing cell: DeclaredCell, _ placement: Placement,
    _ operations: inout [MountOperation]
  ) -> LiveCell {
    var new = old
    new.cell = cell
    new.placement = placement
    new.state = state(of: new.key)
    var reason: UpdateReason = []
    if !cell.isIdentical(to: old.cell), cell != old.cell { reason.insert(.content) }
    if new.state != old.state { reason.insert(.state) }
    if !reason.isEmpty { operations.append(.update(new.id, reason)) }
    if new.placement != old.placement { operations.append(.move(new.id, placement)) }
    return new
  }

  /// A cell that comes on screen.
  private func mounted(
    _ cell: DeclaredCell, at path: ElementPath, _ placement: Placement,
    _ operations: inout [MountOperation]
  ) -> LiveCell {
    let key = snapshot.key(at: path, kind: cell.kind)
    let id = pool.take(cell.kind)
    operations.append(.mount(id, key, placement))
    return LiveCell(
      id: id, key: key, path: path, cell: cell, placement: placement, state: state(of: key))
  }

  /// Whether an item is focused or selected.
  func state(of key: ItemKey) -> CellState {
    var state: CellState = []
    if focus?.key == key { state.insert(.focused) }
    if selected.contains(key) { state.insert(.selected) }
    return state
  }
}
