extension Engine {
  /// Selects an item or deselects it, as the selection mode says, and tells the item's declaration.
  public func toggleSelection(of id: CellID) {
    guard let cell = self[id], canSelect(cell.cell) else { return }
    let isSelected = selection.contains(cell.key)
    switch configuration.selectionMode {
    case .none: return
    case .single: deselectAll(but: cell.key)
    case .multiple: break
    }
    if isSelected { selection.remove(cell.key) } else { selection.insert(cell.key) }
    requests.statesChanged = true
    cell.cell.attributes.onSelect?(!isSelected)
  }

  /// Whether an item takes part in focus and selection.
  func canSelect(_ cell: AnyCell<H>) -> Bool {
    let attributes = cell.attributes
    return attributes.isSelectable
      ?? (attributes.onTap != nil || attributes.onSelect != nil || configuration.selectionMode != .none)
  }

  private func deselectAll(but key: ItemKey) {
    let others = selection.filter { $0 != key }
    guard !others.isEmpty else { return }
    selection.subtract(others)
    for cell in live where others.contains(cell.key) { cell.cell.attributes.onSelect?(false) }
  }
}
