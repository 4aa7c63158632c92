@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Selection by the app, which needs no approval, and the operations of users. The selection behavior is
// installed only if items can be selected or the app uses selection.

extension Engine {
  private var selectionBehavior: SelectionBehavior? { behavior() }

  /// Installs the selection behavior; see ``EngineConfiguration/selectionMode``.
  @discardableResult
  func installSelection() -> SelectionBehavior { installed { SelectionBehavior(configuration) } }

  /// The current selection. Items that move or are displayed again stay selected.
  ///
  /// - Complexity: O(1).
  public var selection: Selection {
    selectionBehavior?.selection(self) ?? Selection(SelectedItems(), in: snapshot)
  }

  /// The way in which users select items. When a new mode does not allow the current selection, its first
  /// item stays selected if the mode allows one.
  public var selectionMode: SelectionMode {
    get { selectionBehavior?.state.mode ?? .none }
    set { if newValue != selectionMode { installSelection().setMode(newValue, self) } }
  }

  /// The handler for changes of the selection: called once for each gesture, each call, and each content in
  /// which selected items disappear or return.
  public var onSelectionChange: ((SelectionChange) -> Void)? {
    get { selectionBehavior?.state.onChange }
    set {
      if newValue != nil { installSelection() }
      selectionBehavior?.state.onChange = newValue
    }
  }

  /// The handler for proposed changes of the selection; if it is set, the app controls the selection.
  ///
  /// The selection then does not change by user input until the app calls ``setSelection(_:)``, with the
  /// proposed selection or another one.
  public var onSelectionProposal: ((SelectionChange) -> Void)? {
    get { selectionBehavior?.state.onProposal }
    set {
      if newValue != nil { installSelection() }
      selectionBehavior?.state.onProposal = newValue
    }
  }

  /// Selects exactly these items; only the first one if the mode allows one, and none if it allows none.
  ///
  /// Ids that are not in the content wait for their items: with ``MissingSelection/keep`` indefinitely, with
  /// ``MissingSelection/forget`` only for the next content. An app can therefore set a selection before there
  /// is data. The id of a group of cells selects all its parts. If only one item may be selected, it selects
  /// the first part, and waits until the group has become visible, as long as the group is in the content.
  ///
  /// - Complexity: O(*r*) for *r* runs of a selection of the displayed content; else O(*n*) to find the
  ///   items.
  public func setSelection(_ selection: Selection) { selectionBehavior?.set(selection, self) }

  /// Selects or deselects the first item with an id, in one section or in any.
  ///
  /// The id of a group of cells selects all its parts; if only one item may be selected, the first part, once
  /// the group has become visible. Deselecting also removes an id that waits for its item, because
  /// ``setSelection(_:)`` has named it or its item is gone.
  ///
  /// - Returns: `true` if there is such an item and it can be selected, or if a waiting id was removed.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    selectionBehavior?.select(id, inSection: section, isSelected, self) ?? false
  }

  /// Selects or deselects the header or the footer of the first section with an id that has one, or an item
  /// of that section.
  ///
  /// Headers and footers can be selected if they have ``ModifiableCell/selectable(_:)``.
  ///
  /// - Returns: `true` if there is such an element and it can be selected, or if a waiting one was removed.
  @discardableResult
  public func select(
    _ element: ItemKey.Element, inSection section: ItemID, _ isSelected: Bool = true
  ) -> Bool {
    if case .item(let id, _) = element { return select(id, inSection: section, isSelected) }
    return selectionBehavior?.select(element, inSection: section, isSelected, self) ?? false
  }

  // MARK: As users do

  /// Selects or deselects an item, as Space does; see ``SelectionMode``.
  ///
  /// Has no effect on an element that cannot be selected.
  public func toggleSelection(of id: CellID) {
    guard let cell = self[id], !cell.isLeaving else { return }
    selectionBehavior?.toggle(.selected, of: cell.cell, at: cell.path, self)?()
  }

  /// Selects or deselects the focused item, as Space does.
  ///
  /// - Returns: `true` if there is one and it can be selected.
  @discardableResult
  public func toggleSelectionOfFocus() -> Bool { selectionBehavior?.toggleFocus(self) ?? false }

  /// Selects everything from the anchor to an item, in the order of declaration and across sections, and
  /// deselects what the last range has selected beyond that.
  ///
  /// Selectable headers and footers are selected like items. The anchor is the item that was last selected or
  /// deselected on its own; if there is none or it is gone, the item with the focus, else the item itself. If
  /// only one item may be selected, this selects the item.
  ///
  /// - Complexity: O(*s* + *r*) for *s* sections between them and *r* runs of selected items; makes no cells.
  public func extendSelection(to id: CellID) {
    guard let cell = self[id], !cell.isLeaving else { return }
    selectionBehavior?.extend(to: cell.path, cell.cell, self)
  }

  /// Selects everything from the anchor to the first item with an id, in one section or in any.
  ///
  /// - Returns: `true` if there is such an item and it can be selected.
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
  /// - Returns: `true` if there is such an element and it can be selected.
  @discardableResult
  public func extendSelection(to element: ItemKey.Element, inSection section: ItemID) -> Bool {
    guard let behavior = selectionBehavior, behavior.state.mode != .none,
      let path = snapshot.path(of: element, inSection: section), let cell = snapshot.cell(at: path)
    else { return false }
    return behavior.extend(to: path, cell, self)
  }

  /// Selects every item, and the selectable headers and footers, if several may be selected. Items inserted
  /// later are not selected.
  ///
  /// - Complexity: O(*s*) for *s* sections, regardless of the number of items.
  public func selectAll() { selectionBehavior?.selectAll(self) }

  /// Deselects every item, except in ``SelectionMode/radio``.
  public func deselectAll() { selectionBehavior?.deselectAll(self) }

  /// The selection marquee in viewport coordinates, in points; `nil` if none is drawn.
  ///
  /// Hosts draw it in front of everything; see ``EngineConfiguration/selectsByMarquee``.
  public var selectionMarquee: Rect? { selectionBehavior?.visibleMarquee(self) }
}
