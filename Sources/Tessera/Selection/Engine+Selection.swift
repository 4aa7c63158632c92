// What the program does about the selection: it is in charge, and is not asked.

extension Engine {
  /// What is selected. It stays with items that move, and with those that are shown anew.
  ///
  /// - Complexity: O(1).
  public var selection: Selection {
    if let value = selecting.value { return value }
    let value = Selection(selecting.items, in: snapshot, names: selecting.names)
    selecting.value = value
    return value
  }

  /// What people can select. Of what a new mode does not allow, the first item stays selected where one is allowed.
  public var selectionMode: SelectionMode {
    get { selecting.mode }
    set {
      guard newValue != selecting.mode else { return }
      selecting.mode = newValue
      requests.statesChanged = true
      (selecting.anchor, selecting.extent, selecting.band) = (nil, SelectedItems(), nil)
      change(to: allowed(selecting.items), names: newValue == .none ? [] : selecting.names)
    }
  }

  /// Is told what has changed about what is selected: once for each gesture, each call, each content in which selected
  /// items are gone or come back.
  public var onSelectionChange: ((SelectionChange) -> Void)? {
    get { selecting.onChange }
    set { selecting.onChange = newValue }
  }

  /// Is told what people want to select; where it is set, the app is in control: nothing changes until it calls
  /// ``setSelection(_:)``, be it with what was proposed or with something else.
  public var onSelectionProposal: ((SelectionChange) -> Void)? {
    get { selecting.onProposal }
    set { selecting.onProposal = newValue }
  }

  /// Selects exactly these items. Where only one may be selected it is the first one; nothing is while nothing may be.
  ///
  /// Ids that are not in the content wait for their items: by ``MissingSelection/keep`` as long as it takes, by
  /// ``MissingSelection/forget`` for the next content and no longer. So a selection can be set before there is data. The
  /// id of a group of cells stands for all its parts; where only one item may be selected, for the first one, and the id
  /// waits until the group has come into view, for as long as the group is in the content.
  ///
  /// - Complexity: O(*r*) for *r* stretches of what was selected in the content shown now; else O(*n*) to find the items.
  public func setSelection(_ selection: Selection) {
    guard selecting.mode != .none else { return }
    var names = selection.names
    var items = SelectedItems()
    if let known = selection.positions(in: snapshot) {
      items = known
    } else {
      names += SelectedName.names(of: selection.items, in: selection.snapshot)
    }
    let everywhere = snapshot.sections.enumerated().map { (section: $0.offset, items: 0..<$0.element.count) }
    let wanted = names
    let paths = snapshot.find(&names, in: everywhere)
    for path in paths { items.insert(path, in: snapshot) }
    let found = items
    items = allowed(found)
    // The first part of a group that was never seen is not known: the id of the group waits for it.
    selecting.unseenGroups = []
    if isUnseen(found, allowed: items) {
      let unseen = unseenGroups(named: wanted, among: paths)
      if !unseen.names.isEmpty { (names, selecting.unseenGroups) = unseen }
    }
    if !selecting.mode.allowsMany { names = items.isEmpty ? Array(names.prefix(1)) : [] }
    selecting.extent = selecting.extent.intersection(items, in: snapshot)
    change(to: items, names: names)
  }

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
    guard selecting.mode != .none else { return false }
    guard let path = snapshot.path(of: id, inSection: section), let cell = snapshot.cell(at: path) else {
      return !isSelected && stopWaiting { $0.part == .item && $0.id == id && $0.mayBe(inSection: section) }
    }
    if cell.isGroup { return selectParts(ofGroupAt: path, isSelected) }
    return canSelect(cell) && select(path, isSelected)
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
    guard selecting.mode != .none else { return false }
    guard let path = snapshot.path(of: element, inSection: section), let cell = snapshot.cell(at: path) else {
      let name = SelectedName(element, inSection: section)
      return !isSelected && stopWaiting { $0.part == name?.part && $0.id == section }
    }
    return canSelect(path, cell) && select(path, isSelected)
  }

  /// Takes back names that wait; whether there were any.
  private func stopWaiting(_ isMeant: (SelectedName) -> Bool) -> Bool {
    let rest = selecting.names.filter { !isMeant($0) }
    guard rest.count < selecting.names.count else { return false }
    selecting.names = rest
    return true
  }

  /// Selects all parts of a group that can be selected, or deselects them; whether there are any.
  private func selectParts(ofGroupAt path: ElementPath, _ isSelected: Bool) -> Bool {
    let group = SelectedItems(path)
    guard !Selection(group, in: snapshot).isEmpty else { return false }
    if !isSelected {
      change(to: selecting.items.subtracting(group, in: snapshot), names: selecting.names)
    } else if selecting.mode.allowsMany {
      change(to: selecting.items.union(group, in: snapshot), names: selecting.names)
    } else {
      let first = allowed(group)
      if first.isEmpty { return false }
      change(to: first, names: [])
    }
    return true
  }

  private func select(_ path: ElementPath, _ isSelected: Bool) -> Bool {
    var items = selecting.items
    if !isSelected {
      items.remove(path, in: snapshot)
    } else if selecting.mode.allowsMany {
      items.insert(path, in: snapshot)
    } else {
      items = SelectedItems(path)
    }
    let isReplaced = isSelected && !selecting.mode.allowsMany
    change(to: items, names: isReplaced ? [] : selecting.names)
    return true
  }

  /// Whether an element can be selected, as far as the mode allows anything: an item, a header or a footer.
  func canSelect(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    path.item != nil ? canSelect(cell) : cell.isSelectable(as: path.element)
  }

  /// Whether there is an element at a path that can be selected.
  func canSelect(at path: ElementPath) -> Bool {
    snapshot.cell(at: path).map { canSelect(path, $0) } ?? false
  }

  /// Whether an item can be selected, as far as the mode allows anything.
  func canSelect(_ cell: DeclaredCell) -> Bool {
    // A group is not shown, its parts are.
    if cell.isGroup { return false }
    let attributes = cell.attributes
    return attributes.isSelectable
      ?? (attributes.onTap != nil || attributes.onSelect != nil || selecting.mode != .none)
  }

  /// Whether an item on screen is selected.
  func isSelected(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    !selecting.items.isEmpty && selecting.items.contains(path, in: snapshot)
      && cell.isSelectable(as: path.element)
  }

  /// As many of some items as may be selected at once.
  func allowed(_ items: SelectedItems) -> SelectedItems {
    if selecting.mode == .none { return SelectedItems() }
    guard !selecting.mode.allowsMany, !items.isEmpty else { return items }
    var first: SelectedItems?
    var walk = SelectionWalk(items, in: snapshot)
    walk.forEach { stretch in
      first = snapshot.sections.firstIndex { $0.key == stretch.section.key }.map {
        SelectedItems(
          ElementPath(section: $0, element: stretch.supplement ?? .item(stretch.items.lowerBound)))
      }
      return false
    }
    return first ?? SelectedItems()
  }
}

extension Selection {
  /// What is selected by its positions in a snapshot, where they are the same there.
  fileprivate func positions(in other: Snapshot) -> SelectedItems? {
    let known = Set(items.sections.keys).union(items.supplements.keys)
    let isSame = known.allSatisfy { section in
      other.sections.indices.contains(section) && snapshot.sections[section] === other.sections[section]
    }
    return isSame ? items : nil
  }
}

extension SelectedName {
  /// The names of selected items, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  static func names(of items: SelectedItems, in snapshot: Snapshot) -> [SelectedName] {
    let named = items.sections.sorted { $0.key < $1.key }.flatMap { position, positions in
      let section = snapshot.sections[position]
      return positions.ranges.joined().map { item in
        SelectedName(
          id: section.id(at: item),
          place: .last(
            section.key, occurrence: section.occurrences[item] ?? 0, section.identityScope(of: item)))
      }
    }
    return named
      + items.supplementPaths.map { path in
        let key = snapshot.sections[path.section].key
        return SelectedName(
          id: key.id, place: .last(key, occurrence: 0, .collection),
          part: path.element == .header ? .header : .footer)
      }
  }
}
