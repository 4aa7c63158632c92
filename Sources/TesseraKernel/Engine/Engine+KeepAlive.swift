import TesseraLayout

// Cells that are kept stay mounted out of view, in their places: behind the last of those that are near the view.
// There are few of them; while there are none, nothing is looked at.

extension Engine {
  /// Keeps a view with its item out of view as well, in its place, until it is released for the same reason or the item
  /// has gone; from the next transaction on.
  ///
  /// What is focused is kept anyway, as is what declares ``ModifiableCell/keepsAlive(_:)``.
  public func keepAlive(_ id: CellID, for reason: KeepAliveReason = .editing) {
    requests.keepAlive.append((id, reason, true))
  }

  /// Lets go of a view that was kept; out of view it is unmounted with the next transaction.
  public func release(_ id: CellID, from reason: KeepAliveReason = .editing) {
    requests.keepAlive.append((id, reason, false))
  }

  /// Takes over what is to be kept from now on.
  func adoptKeepAlive(_ wishes: [(id: CellID, reason: KeepAliveReason, isKept: Bool)]) {
    for wish in wishes {
      guard let slot = live.slot(of: wish.id) else { continue }
      let wasKept = live[slot: slot].isKept
      if wish.isKept {
        live[slot: slot].keptFor.insert(wish.reason)
      } else {
        live[slot: slot].keptFor.remove(wish.reason)
      }
      if live[slot: slot].isKept != wasKept { kept.keeperCount += wasKept ? -1 : 1 }
    }
  }

  /// Adds what is kept out of view to what should be on screen.
  ///
  /// - Returns: How many cells that are.
  func addKept(to runs: inout [PathRun], isContentNew: Bool) -> Int {
    let count = runs.count
    let path = firstAnswer(in: .keep) { $0.keptPath(self) }
    if kept.keeperCount > 0 {
      for index in live.indices where live[index].isKept || live[index].path == path {
        keep(index, &runs, isContentNew, besides: path)
      }
    } else if let path, let index = shownPosition(of: path) {
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
      // Its item may need another kind of view, or nobody keeps it any more.
      guard let cell = snapshot.cell(at: path), cell.kind == live[index].cell.kind else {
        return
      }
      guard cell.attributes.keepsAlive || !live[index].keptFor.isEmpty || path == keptPath else { return }
    }
    runs.append(PathRun(path))
  }

  /// Takes the cells that are kept out of view out of a pass in which nothing happens to them.
  ///
  /// - Returns: The slots of the cells, to be added behind the others again.
  func setKeptAside(_ pass: inout ReconcilePass) -> [UInt32] {
    let count = pass.keptCount
    guard count > 0, count <= live.count, count == keptCount else { return [] }
    let (paths, cells) = (pass.count - count, live.count - count)
    for position in 0..<count {
      guard pass.partner(at: paths + position) == cells + position,
        live[cells + position].placement.layer <= 0
      else { return [] }
    }
    pass.removeLast(count)
    return live.setAside(last: count)
  }

  /// How many of the last cells on screen are there only because they are kept.
  var keptCount: Int { kept.outOfViewCount }

  /// The sections in which something is kept.
  var keptSections: [Int] { keptCount == 0 ? [] : live.suffix(keptCount).map { $0.path.section } }

  // MARK: Counting

  /// Counts a cell that comes on screen.
  func countKept(mounted cell: LiveCell) {
    if cell.isKept { kept.keeperCount += 1 }
  }

  /// Counts a cell that is declared anew.
  func countKept(updated cell: LiveCell, from old: DeclaredCell) {
    guard cell.keptFor.isEmpty, cell.cell.attributes.keepsAlive != old.attributes.keepsAlive else { return }
    kept.keeperCount += old.attributes.keepsAlive ? -1 : 1
  }

  /// Counts a cell that leaves.
  func countKept(leaving cell: LiveCell) {
    if cell.isKept { kept.keeperCount -= 1 }
  }
}

extension LiveCell {
  /// Whether the view stays with its item out of view, whether it has the focus or not.
  var isKept: Bool { !keptFor.isEmpty || cell.attributes.keepsAlive }
}
