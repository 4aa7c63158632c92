@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The elements for a screen reader: declared, described by the cells, or derived from the layout.

extension Engine {
  /// Returns the element of a view for a screen reader; `nil` if the view is gone or disappearing, or if its
  /// content is hidden from screen readers.
  ///
  /// Values that are not declared are derived:
  ///
  /// - The label is the text that a portable cell draws.
  /// - The role is that of a page if the content snaps to pages, of a tree item if the item has an expansion,
  ///   of a grid or table cell or a table row if the section is a grid or a table
  ///   (``accessibilityCollection``), of a header or footer for those, and else of a list item.
  /// - Decorations are hidden unless they have a label or can be tapped.
  /// - The index and the count refer to the innermost list: the items of the section of the item, whatever
  ///   sections are around it; its siblings in a tree that knows them (``CellExpansion/siblings``); the parts
  ///   of a group of cells, if it is one of those; all pages of a pager. Hidden items are counted too,
  ///   because finding them would require making every cell.
  ///
  /// - Complexity: O(1) for a cell outside of groups; a portable cell without a label is drawn.
  public func accessibility(of id: CellID) -> AccessibilityElement? {
    live[id].flatMap { accessibilityElement(of: $0, saying: words(about: $0)) }
  }

  /// Returns the groups of cells around an item, from the outside in; empty for an item in no group.
  public func accessibilityGroups(around id: CellID) -> [AccessibilityElement] {
    guard let path = live[id]?.path else { return [] }
    return groups(around: path).reversed().compactMap(accessibilityElement(ofGroup:))
  }

  /// The views that are on screen or near it and not hidden from screen readers, in reading order.
  public var accessibilityOrder: [CellID] {
    live.indices.filter { !isSkipped(live[$0].path, live[$0].cell) }.map { live[$0].id }
  }

  /// Performs an action on behalf of an assistive technology.
  ///
  /// - Returns: `true` if the element of the view offers the action.
  @discardableResult
  public func perform(accessibility action: AccessibilityAction, on id: CellID) -> Bool {
    guard let element = accessibility(of: id), element.actions.contains(action), let cell = self[id] else {
      return false
    }
    switch action {
    case .tap: perform(.tap, on: id)
    case .select:
      guard let toggle = selectionToggle(of: cell.cell, at: cell.path) else { return false }
      toggle()
    case .context(let action, _): performContextAction(action, on: id)
    case .expand, .collapse:
      guard let expansion = cell.cell.attributes.expansion else { return false }
      anchoring.lastInteraction = cell.key
      post(.call(expansion.toggle))
    }
    return true
  }
}

// MARK: - Elements

extension Engine {
  /// Returns the declared description of a cell, with its drawn text as the label if none is declared.
  func words(about cell: LiveCell) -> CellAccessibility {
    var words = cell.cell.declaredAccessibility
    if words.label == nil, !words.isHidden {
      words.label = cell.cell.box.drawing(in: cell.placement.frame.size).label
    }
    return words
  }

  /// Returns the element of a cell on screen; `nil` if it is hidden.
  func accessibilityElement(of shown: LiveCell, saying words: CellAccessibility) -> AccessibilityElement? {
    let (path, cell, state) = (shown.path, shown.cell, shown.state)
    guard path != .nowhere, !isSkipped(path, cell) else { return nil }
    let expansion = path.item == nil ? nil : cell.attributes.expansion
    let place = expansion?.siblings ?? accessibilityPlace(of: path)
    let isSelectable = selectionToggle(of: cell, at: path) != nil
    let isExpandable = expansion?.isExpandable ?? false
    return AccessibilityElement(
      role: words.role ?? role(of: path, isInTree: expansion != nil), label: words.label ?? "",
      value: words.value, hint: words.hint, index: place?.index, count: place?.count,
      position: isPage(path) ? nil : gridPosition(of: path), level: expansion.map { $0.level + 1 },
      isExpanded: isExpandable ? expansion?.isExpanded : nil,
      isSelected: isSelectable ? state.contains(.selected) : nil, isFocused: state.contains(.focused),
      actions: actions(of: shown, isSelectable: isSelectable))
  }

  private func accessibilityElement(ofGroup group: EventTarget) -> AccessibilityElement? {
    guard let cell = declaredCell(of: group) else { return nil }
    let words = cell.declaredAccessibility
    let place = accessibilityPlace(of: group.path)
    return AccessibilityElement(
      role: words.role ?? role(ofGroup: group.path), label: words.label ?? "", value: words.value,
      hint: words.hint, index: place?.index, count: place?.count, actions: cell.accessibilityActions)
  }

  /// Returns a function that selects an item, or deselects it; `nil` if users cannot select it.
  private func selectionToggle(of cell: DeclaredCell, at path: ElementPath) -> (() -> Void)? {
    firstResult(in: .items) { $0.toggle(.selected, of: cell, at: path, self) }
  }

  private func isSkipped(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    let said = cell.declaredAccessibility
    if said.isHidden || groups(around: path).contains(where: isHidden) { return true }
    guard case .decoration = path.element else { return false }
    return said.label == nil && said.role == nil && cell.accessibilityActions.isEmpty
  }

  private func isHidden(_ group: EventTarget) -> Bool {
    declaredCell(of: group)?.attributes.accessibility.isHidden ?? false
  }

  private func role(of path: ElementPath, isInTree: Bool) -> AccessibilityRole {
    switch path.element {
    case .header: .header
    case .footer: .footer
    case .placeholder: .text
    case .decoration: .decoration
    case .item:
      if isPage(path) {
        .page
      } else if isInTree {
        .treeItem
      } else if tableRow(around: path) != nil {
        .tableCell
      } else if gridPosition(of: path) != nil {
        isTable(path.section) ? .tableCell : .gridCell
      } else {
        isTable(path.section) ? .tableRow : .listItem
      }
    }
  }

  private func role(ofGroup path: ElementPath) -> AccessibilityRole {
    if isPage(path) { return .page }
    return isTable(path.section) && gridPosition(of: path) == nil ? .tableRow : .group
  }

  private func isPage(_ path: ElementPath) -> Bool { number(of: path) != nil }

  private func accessibilityPlace(of path: ElementPath) -> (index: Int, count: Int)? {
    guard let item = path.item else { return nil }
    return number(of: path) ?? (item, snapshot.sections[path.section].count)
  }

  /// Returns the actions of a view, including those of the elements around it.
  private func actions(of shown: LiveCell, isSelectable: Bool) -> [AccessibilityAction] {
    let (path, key, cell) = (shown.path, shown.key, shown.cell)
    var actions = cell.accessibilityActions
    for receiver in responderChain(of: EventReceiver(target: EventTarget(key: key, path: path))).dropFirst() {
      for action in self.declaredCell(of: receiver.target)?.accessibilityActions ?? [] {
        if !actions.contains(action) { actions.append(action) }
      }
    }
    if let expansion = path.item.flatMap({ _ in cell.attributes.expansion }), expansion.isExpandable {
      actions.append(expansion.isExpanded ? .collapse : .expand)
    }
    if isSelectable { actions.append(.select) }
    return actions
  }
}

extension DeclaredCell {
  var accessibilityActions: [AccessibilityAction] {
    let contextActions = attributes.actions.filter { $0.isEnabled }
    return (attributes.onTap == nil ? [] : [.tap]) + contextActions.map { .context($0.id, title: $0.title) }
  }
}
