import Tessera

// What is selected, focused and expanded, addressed by ids.

extension HeadlessCollection {
  /// The ids of the selected items that are there, in order.
  public var selectedIDs: [ItemID] { engine.selection.ids }

  /// Selects the first item with an id, on screen or not, or deselects it, as the program does; people tap.
  ///
  /// - Returns: Whether there is such an item, and it can be selected.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    let isThere = engine.select(id, inSection: section, isSelected)
    update()
    return isThere
  }

  /// The id of the item with the focus; nil: nothing has it, or it is no item.
  public var focusedID: ItemID? {
    if case .item(let id, _)? = engine.focusedKey?.element { id } else { nil }
  }

  /// Expands the first item on screen with an id, where the outline says that it can be.
  ///
  /// - Returns: Whether it was collapsed.
  @discardableResult
  public func expand(_ id: ItemID) -> Bool { setExpanded(id, true) }

  /// Collapses the first item on screen with an id.
  ///
  /// - Returns: Whether it was expanded.
  @discardableResult
  public func collapse(_ id: ItemID) -> Bool { setExpanded(id, false) }

  private func setExpanded(_ id: ItemID, _ isExpanded: Bool) -> Bool {
    let action: AccessibilityAction = isExpanded ? .expand : .collapse
    guard let cell = engine.cell(of: id), engine.perform(accessibility: action, on: cell.id) else {
      return false
    }
    update()
    return true
  }
}
