@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Selecting from the program, which is not asked for its consent, and as users do. Where nothing can be selected, and
// nothing was ever asked for, there is no behavior that selects.

extension Engine {
  private var selectionBehavior: SelectionBehavior? { behavior() }

  /// Installs the behavior that selects; see ``EngineConfiguration/selectionMode``.
  @discardableResult
  func installSelection() -> SelectionBehavior { installed { SelectionBehavior(configuration) } }

  /// What is selected. It stays with items that move, and with those that are shown anew.
  ///
  /// - Complexity: O(1).
  public var selection: Selection {
    selectionBehavior?.selection(self) ?? Selection(SelectedItems(), in: snapshot)
  }

  /// What people can select. Of what a new mode does not allow, the first item stays selected where one is allowed.
  public var selectionMode: SelectionMode {
    get { selectionBehavior?.state.mode ?? .none }
    set { if newValue != selectionMode { installSelection().setMode(newValue, self) } }
  }

  /// Is told what has changed about what is selected: once for each gesture, each call, each content in which selected
  /// items are gone or come back.
  public var onSelectionChange: ((SelectionChange) -> Void)? {
    get { selectionBehavior?.state.onChange }
    set {
      if newValue != nil { installSelection() }
      selectionBehavior?.state.onChange = newValue
    }
  }

  /// Is told what people want to select; where it is set, the app is in control: nothing changes until it calls
  /// ``setSelection(_:)``, be it with what was proposed or with something else.
  public var onSelectionProposal: ((SelectionChange) -> Void)? {
    get { selectionBehavior?.state.onProposal }
    set {
      if newValue != nil { installSelection() }
      selectionBehavior?.state.onProposal = newValue
    }
  }

  /// Selects exactly these items. Where only one may be selected it is the first one; nothing is while nothing may be.
  ///
  /// Ids that are not in the content wait for their items: by ``MissingSelection/keep`` as long as it takes, by
  /// ``MissingSelection/forget`` for the next content and no longer. So a selection can be set before there is data. The
  /// id of a group of cells stands for all its parts; where only one item may be selected, for the first one, and the id
  /// waits until the group has come into view, for as long as the group is in the content.
  ///
  /// - Complexity: O(*r*) for *r* stretches of what was selected in the content shown now; else O(*n*) to find the items.
  public func setSelection(_ selection: Selection) { selectionBehavior?.set(selection, self) }

  /// Selects the first item with an id, in one section or in any, or deselects it. The id of a group of cells stands for all
  /// its parts; where only one item may be selected, for the first one, once the group has come into view.
  ///
  /// An id that waits for its item, because ``setSelection(_:)`` has named it or its item has gone, does not wait any more
  /// when it is deselected.
  ///
  /// - Returns: Whether there is such an item and it can be selected; or whether the id has waited, and is taken back.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    selectionBehavior?.select(id, inSection: section, isSelected, self) ?? false
  }

  /// Selects the header or the footer of the first section with an id that has one, or deselects it; or an item of that
  /// section. Headers and footers can be selected if they say ``ModifiableCell/selectable(_:)``.
  ///
  /// - Returns: Whether there is such an element and it can be selected; or whether it has waited, and is taken back.
  @discardableResult
  public func select(
    _ element: ItemKey.Element, inSection section: ItemID, _ isSelected: Bool = true
  ) -> Bool {
    if case .item(let id, _) = element { return select(id, inSection: section, isSelected) }
    return selectionBehavior?.select(element, inSection: section, isSelected, self) ?? false
  }

  // MARK: As users do

  /// Selects an item or deselects it, as Space does; see ``SelectionMode``.
  ///
  /// What is not selectable stays as it is.
  public func toggleSelection(of id: CellID) {
    guard let cell = self[id], !cell.isLeaving else { return }
    selectionBehavior?.toggle(.selected, of: cell.cell, at: cell.path, self)?()
  }

  /// Selects the focused item or deselects it, as Space does.
  ///
  /// - Returns: Whether there is one, and something can be selected.
  @discardableResult
  public func toggleSelectionOfFocus() -> Bool { selectionBehavior?.toggleFocus(self) ?? false }

  /// Selects everything from the anchor to an item, in the order of declaration and across sections, and takes back what
  /// the last range has selected beyond that. Headers and footers that are selectable are selected as items are.
  ///
  /// The anchor is the item that was selected or deselected last by itself; where that has gone, or there was none, it is
  /// the item with the focus, else the item itself. Where only one item may be selected, the item is.
  ///
  /// - Complexity: O(*s* + *r*) for *s* sections between them and *r* stretches of what is selected: no cell is made.
  public func extendSelection(to id: CellID) {
    guard let cell = self[id], !cell.isLeaving else { return }
    selectionBehavior?.extend(to: cell.path, cell.cell, self)
  }

  /// Selects everything from the anchor to the first item with an id, in one section or in any.
  ///
  /// - Returns: Whether there is such an item and it can be selected.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func extendSelection(to id: ItemID, inSection section: ItemID? = nil) -> Bool {
    guard let behavior = selectionBehavior, behavior.state.mode != .none,
      let path = snapshot.path(of: id, inSection: section), let cell = snapshot.cell(at: path)
    else { return false }
    return behavior.extend(to: path, cell, self)
  }

  /// Selects everything from the anchor to a header or a footer, or to an item of a section.
  ///
  /// - Returns: Whether there is such an element and it can be selected.
  @discardableResult
  public func extendSelection(to element: ItemKey.Element, inSection section: ItemID) -> Bool {
    guard let behavior = selectionBehavior, behavior.state.mode != .none,
      let path = snapshot.path(of: element, inSection: section), let cell = snapshot.cell(at: path)
    else { return false }
    return behavior.extend(to: path, cell, self)
  }

  /// Selects every item, and the headers and footers that are selectable, where several may be selected. Items that come into the content later are not selected by that.
  ///
  /// - Complexity: O(*s*) for *s* sections, however many items there are.
  public func selectAll() { selectionBehavior?.selectAll(self) }

  /// Deselects every item, other than the one of ``SelectionMode/radio``.
  public func deselectAll() { selectionBehavior?.deselectAll(self) }

  /// The band that is being drawn around items, in viewport coordinates, in points; nil: none is. Hosts draw it in front
  /// of everything; see ``EngineConfiguration/selectsByBand``.
  public var selectionBand: Rect? { selectionBehavior?.visibleBand(self) }
}
