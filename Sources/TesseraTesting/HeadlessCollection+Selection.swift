import Tessera

// Selection, focus and expansion, addressed by ids.

extension HeadlessCollection {
  /// The ids of the selected items that exist, in order.
  public var selectedIDs: [ItemID] { engine.selection.ids }

  /// Selects or deselects the first item with an id, on screen or not, from code.
  ///
  /// To simulate the user, tap the item.
  ///
  /// - Returns: `true` if there is such an item and it can be selected.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    let isThere = engine.select(id, inSection: section, isSelected)
    update()
    return isThere
  }

  /// The id of the item with the focus; `nil` if no item has it.
  public var focusedID: ItemID? {
    if case .item(let id, _)? = engine.focusedKey?.element { id } else { nil }
  }

  /// Expands the first item on screen with an id, if the outline allows it.
  ///
  /// - Returns: `true` if the item was collapsed.
  @discardableResult
  public func expand(_ id: ItemID) -> Bool { setExpanded(id, true) }

  /// Collapses the first item on screen with an id.
  ///
  /// - Returns: `true` if the item was expanded.
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
