import TesseraLayout

// Cells that are kept alive stay mounted off-screen in their places, after those near the viewport.

extension Engine {
  /// Keeps a view mounted with its item while it is off-screen, from the next transaction on.
  ///
  /// The view stays until it is released for the same reason or the item has gone. The focused view is kept
  /// anyway, as is an item that declares ``ModifiableCell/keepsAlive(_:)``.
  public func keepAlive(_ id: CellID, for reason: KeepAliveReason = .editing) {
    requests.keepAlive.append((id, reason, true))
  }

  /// Releases a view that was kept. If it is off-screen, it is unmounted with the next transaction.
  public func release(_ id: CellID, from reason: KeepAliveReason = .editing) {
    requests.keepAlive.append((id, reason, false))
  }

  /// Applies requests to keep or release views.
  func applyKeepAlive(_ wishes: [(id: CellID, reason: KeepAliveReason, isKept: Bool)]) {
    for wish in wishes {
      guard let slot = live.slot(of: wish.id) else { continue }
      let wasKept = live[slot: slot].isKept
      if wish.isKept {
        live[slot: slot].keepAliveReasons.insert(wish.reason)
      } else {
        live[slot: slot].keepAliveReasons.remove(wish.reason)
      }
      if live[slot: slot].isKept != wasKept { kept.keepAliveCount += wasKept ? -1 : 1 }
    }
  }

  /// Adds kept off-screen cells to the paths that should be on screen. Returns their number.
  func addKept(to runs: inout [PathRun], isContentNew: Bool) -> Int {
    let count = runs.count
    let path = firstResult(in: .keep) { $0.keptPath(self) }
    if kept.keepAliveCount > 0 {
      for index in live.indices where live[index].isKept || live[index].path == path {
        keep(index, &runs, isContentNew, besides: path)
      }
    } else if let path, let index = mountedIndex(of: path) {
      keep(index, &runs, isContentNew, besides: path)
    }
    return runs.count - count
  }

  private func keep(
    _ index: Int, _ runs: inout [PathRun], _ isContentNew: Bool, besides keptPath: ElementPath?
  ) {
    let path = live[index].path
    guard path != .nowhere, runs.position(of: path) == nil else { return }
    if isContentNew {
      // Its item may need another kind of view, or there may be no reason left to keep it.
      guard let cell = snapshot.cell(at: path), cell.kind == live[index].cell.kind
      else { return }
      guard cell.attributes.keepsAlive || !live[index].keepAliveReasons.isEmpty || path == keptPath
      else { return }
    }
    runs.append(PathRun(path))
  }

  /// Removes the off-screen cells that are kept from a pass that does not affect them. Returns the slots of
  /// the cells, to be appended again behind the others.
  func setKeptAside(_ pass: inout ReconcilePass) -> [UInt32] {
    let count = pass.keptCount
    guard count > 0, count <= live.count, count == keptCount else { return [] }
    let (paths, cells) = (pass.count - count, live.count - count)
    for position in 0..<count {
      guard pass.matchIndex(at: paths + position) == cells + position,
        live[cells + position].placement.layer <= 0
      else { return [] }
    }
    pass.removeLast(count)
    return live.detachLast(count)
  }

  var keptCount: Int { kept.outOfViewCount }

  /// The sections of off-screen cells that are kept.
  var keptSections: [Int] { keptCount == 0 ? [] : live.suffix(keptCount).map { $0.path.section } }

  // MARK: Counting kept cells

  func countKept(mounted cell: LiveCell) {
    if cell.isKept { kept.keepAliveCount += 1 }
  }

  func countKept(updated cell: LiveCell, from old: DeclaredCell) {
    guard cell.keepAliveReasons.isEmpty, cell.cell.attributes.keepsAlive != old.attributes.keepsAlive
    else { return }
    kept.keepAliveCount += old.attributes.keepsAlive ? -1 : 1
  }

  func countKept(leaving cell: LiveCell) {
    if cell.isKept { kept.keepAliveCount -= 1 }
  }
}

extension LiveCell {
  /// Whether the view stays mounted off-screen, whether or not it has the focus.
  var isKept: Bool { !keepAliveReasons.isEmpty || cell.attributes.keepsAlive }
}
