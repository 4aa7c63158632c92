extension Engine {
  /// Selects an item or deselects it, as the selection mode says, and tells the item's declaration.
  ///
  /// Headers, footers and items that are not selectable stay as they are.
  public func toggleSelection(of id: CellID) {
    guard let cell = self[id], !cell.isLeaving, cell.path.item != nil, canSelect(cell.cell) else { return }
    toggleSelection(of: EventTarget(key: cell.key, path: cell.path), cell.cell)
  }

  /// Selects an item that can be selected, or deselects it.
  func toggleSelection(of target: EventTarget, _ cell: DeclaredCell) {
    setSelected(!selected.contains(target.key), target.key, at: target.path, cell)
  }

  /// Selects the first item with an id, in one section or in any, or deselects it.
  ///
  /// - Returns: Whether there is such an item and it can be selected.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    guard configuration.selectionMode != .none, let path = snapshot.path(of: id, inSection: section),
      let cell = snapshot.cell(at: path), canSelect(cell)
    else { return false }
    setSelected(isSelected, snapshot.key(at: path, kind: cell.kind), at: path, cell)
    return true
  }

  /// Whether an item takes part in focus and selection.
  func canSelect(_ cell: DeclaredCell) -> Bool {
    // A group is not shown, its parts are.
    if cell.group != nil { return false }
    let attributes = cell.attributes
    return attributes.isSelectable
      ?? (attributes.onTap != nil || attributes.onSelect != nil || configuration.selectionMode != .none)
  }

  /// Selection moves with its items and goes with those that are gone.
  func adoptSelection(_ pairing: SnapshotPairing) {
    guard !selected.isEmpty else { return }
    var adopted = SelectedItems()
    for old in selected.allPaths {
      guard let path = pairing.newPath(ofOld: old), let kind = snapshot.kind(at: path) else { continue }
      adopted.insert(snapshot.key(at: path, kind: kind), at: path, isPart: isPart(path))
    }
    selected = adopted
  }

  private func setSelected(
    _ isSelected: Bool, _ key: ItemKey, at path: ElementPath, _ cell: DeclaredCell
  ) {
    guard configuration.selectionMode != .none, isSelected != selected.contains(key) else { return }
    var deselected: [DeclaredCell] = []
    if isSelected, configuration.selectionMode == .single {
      deselected = selected.sortedPaths.compactMap { snapshot.cell(at: $0) }
      selected = SelectedItems()
    }
    if isSelected { selected.insert(key, at: path, isPart: isPart(path)) } else { selected.remove(key) }
    requests.statesChanged = true
    // Told when all is done: whoever is told may bring new content, in which everything is elsewhere.
    for cell in deselected { callBack { cell.attributes.onSelect?(false) } }
    callBack { cell.attributes.onSelect?(isSelected) }
  }

  /// Whether an item is a part of a group.
  private func isPart(_ path: ElementPath) -> Bool { path.section >= snapshot.declaredCount }
}
