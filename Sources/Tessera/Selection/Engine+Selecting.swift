// What people do about the selection: it is done, or proposed where the app is in control.

extension Engine {
  /// Selects an item or deselects it, as Space does; see ``SelectionMode``.
  ///
  /// What is not selectable stays as it is.
  public func toggleSelection(of id: CellID) {
    guard let cell = self[id], !cell.isLeaving, canSelect(cell.path, cell.cell) else { return }
    toggleSelection(at: cell.path)
  }

  /// Selects the focused item or deselects it, as Space does.
  ///
  /// - Returns: Whether there is one, and something can be selected.
  @discardableResult
  public func toggleSelectionOfFocus() -> Bool {
    guard selecting.mode != .none, let focus, let cell = snapshot.cell(at: focus.path),
      canSelect(focus.path, cell)
    else { return false }
    toggleSelection(at: focus.path)
    return true
  }

  /// Selects everything from the anchor to an item, in the order of declaration and across sections, and takes back what
  /// the last range has selected beyond that. Headers and footers that are selectable are selected as items are.
  ///
  /// The anchor is the item that was selected or deselected last by itself; where that has gone, or there was none, it is
  /// the item with the focus, else the item itself. Where only one item may be selected, the item is.
  ///
  /// - Complexity: O(*s* + *r*) for *s* sections between them and *r* stretches of what is selected: no cell is made.
  public func extendSelection(to id: CellID) {
    guard let cell = self[id], !cell.isLeaving, canSelect(cell.path, cell.cell) else { return }
    extendSelection(to: cell.path, from: focus?.path)
  }

  /// Selects everything from the anchor to the first item with an id, in one section or in any.
  ///
  /// - Returns: Whether there is such an item and it can be selected.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func extendSelection(to id: ItemID, inSection section: ItemID? = nil) -> Bool {
    guard selecting.mode != .none, let path = snapshot.path(of: id, inSection: section),
      let cell = snapshot.cell(at: path), canSelect(cell)
    else { return false }
    extendSelection(to: path, from: focus?.path)
    return true
  }

  /// Selects everything from the anchor to a header or a footer, or to an item of a section.
  ///
  /// - Returns: Whether there is such an element and it can be selected.
  @discardableResult
  public func extendSelection(to element: ItemKey.Element, inSection section: ItemID) -> Bool {
    guard selecting.mode != .none, let path = snapshot.path(of: element, inSection: section),
      let cell = snapshot.cell(at: path), canSelect(path, cell)
    else { return false }
    extendSelection(to: path, from: focus?.path)
    return true
  }

  /// Selects every item, and the headers and footers that are selectable, where several may be selected. Items that come into the content later are not selected by that.
  ///
  /// - Complexity: O(*s*) for *s* sections, however many items there are.
  public func selectAll() {
    guard selecting.mode.allowsMany else { return }
    selecting.extent = SelectedItems()
    propose(SelectedItems(allOf: snapshot), names: selecting.names)
  }

  /// Deselects every item, other than the one of ``SelectionMode/radio``.
  public func deselectAll() {
    guard selecting.mode != .radio else { return }
    selecting.extent = SelectedItems()
    propose(SelectedItems(), names: [])
  }

  /// Does what a tap means for the selection.
  ///
  /// - Parameter focused: Where the focus was before.
  func selectByTap(_ path: ElementPath, _ modifiers: KeyModifiers, from focused: ElementPath?) {
    guard selecting.mode == .extended else { return toggleSelection(at: path) }
    if modifiers.contains(.shift) {
      extendSelection(to: path, from: focused)
    } else if !modifiers.isDisjoint(with: [.control, .command]) {
      toggleSelection(at: path)
    } else {
      selectAlone(path)
    }
  }

  /// Does what a move of the focus means for the selection.
  func selectByMove(to path: ElementPath, _ modifiers: KeyModifiers, from focused: ElementPath?) {
    guard selecting.mode == .extended, canSelect(at: path) else { return }
    if modifiers.contains(.shift) {
      extendSelection(to: path, from: focused)
    } else if modifiers.isDisjoint(with: [.control, .command]) {
      selectAlone(path)
    }
  }

  private func toggleSelection(at path: ElementPath) {
    guard selecting.mode != .none else { return }
    let isSelected = selecting.items.contains(path, in: snapshot)
    guard selecting.mode.allowsMany else {
      if selecting.mode == .single, isSelected {
        begin(at: path)
        return propose(SelectedItems(), names: [])
      }
      return selectAlone(path)
    }
    begin(at: path)
    var items = selecting.items
    if isSelected { items.remove(path, in: snapshot) } else { items.insert(path, in: snapshot) }
    propose(items, names: selecting.names)
  }

  func selectAlone(_ path: ElementPath) {
    begin(at: path)
    propose(SelectedItems(path), names: [])
  }

  private func extendSelection(to path: ElementPath, from focused: ElementPath?) {
    guard selecting.mode.allowsMany else { return toggleSelection(at: path) }
    let anchor = selecting.anchor ?? focused.flatMap { canSelect(at: $0) ? $0 : nil } ?? path
    let range = SelectedItems(from: anchor, to: path, in: snapshot)
    let rest = selecting.items.subtracting(selecting.extent, in: snapshot)
    selecting.anchor = anchor
    selecting.extent = range.subtracting(rest, in: snapshot)
    propose(rest.union(range, in: snapshot), names: selecting.names)
  }

  /// Makes an item the one that ranges begin at.
  private func begin(at path: ElementPath) {
    selecting.anchor = path
    selecting.extent = SelectedItems()
  }
}
