@_spi(Behaviors) import TesseraKernel

// What the program does about the selection: it is in charge, and is not asked.

extension SelectionBehavior {
  /// What is selected.
  func selection(_ engine: Engine) -> Selection {
    if let value = state.value { return value }
    let value = Selection(state.items, in: engine.snapshot, names: state.names)
    state.value = value
    return value
  }

  /// Changes what users can select.
  func setMode(_ mode: SelectionMode, _ engine: Engine) {
    state.mode = mode
    engine.requests.statesChanged = true
    (state.anchor, state.extent, state.band) = (nil, SelectedItems(), nil)
    change(to: allowed(state.items, engine), names: mode == .none ? [] : state.names, engine)
  }

  /// Selects exactly these items.
  func set(_ selection: Selection, _ engine: Engine) {
    guard state.mode != .none else { return }
    let snapshot = engine.snapshot
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
    items = allowed(found, engine)
    // The first part of a group that was never seen is not known: the id of the group waits for it.
    state.unseenGroups = []
    if isUnseen(found, allowed: items, engine) {
      let unseen = unseenGroups(named: wanted, among: paths, engine)
      if !unseen.names.isEmpty { (names, state.unseenGroups) = unseen }
    }
    if !state.mode.allowsMany { names = items.isEmpty ? Array(names.prefix(1)) : [] }
    state.extent = state.extent.intersection(items, in: snapshot)
    change(to: items, names: names, engine)
  }

  /// Selects the first item with an id, in one section or in any, or deselects it.
  ///
  /// - Returns: Whether there is such an item and it can be selected; or whether the id has waited, and is taken back.
  func select(
    _ id: ItemID, inSection section: ItemID?, _ isSelected: Bool, _ engine: Engine
  ) -> Bool {
    guard state.mode != .none else { return false }
    let snapshot = engine.snapshot
    guard let path = snapshot.path(of: id, inSection: section), let cell = snapshot.cell(at: path) else {
      return !isSelected && stopWaiting { $0.part == .item && $0.id == id && $0.mayBe(inSection: section) }
    }
    if cell.isGroup { return selectParts(ofGroupAt: path, isSelected, engine) }
    return canSelect(path, cell) && select(path, isSelected, engine)
  }

  /// Selects the header or the footer of the first section with an id that has one, or deselects it.
  ///
  /// - Returns: Whether there is such an element and it can be selected; or whether it has waited, and is taken back.
  func select(
    _ element: ItemKey.Element, inSection section: ItemID, _ isSelected: Bool, _ engine: Engine
  ) -> Bool {
    guard state.mode != .none else { return false }
    let snapshot = engine.snapshot
    guard let path = snapshot.path(of: element, inSection: section), let cell = snapshot.cell(at: path) else {
      let name = SelectedName(element, inSection: section)
      return !isSelected && stopWaiting { $0.part == name?.part && $0.id == section }
    }
    return canSelect(path, cell) && select(path, isSelected, engine)
  }

  /// Takes back names that wait.
  ///
  /// - Returns: Whether there were any.
  private func stopWaiting(_ isMeant: (SelectedName) -> Bool) -> Bool {
    let rest = state.names.filter { !isMeant($0) }
    guard rest.count < state.names.count else { return false }
    state.names = rest
    return true
  }

  /// Selects all parts of a group that can be selected, or deselects them.
  ///
  /// - Returns: Whether there are any.
  private func selectParts(ofGroupAt path: ElementPath, _ isSelected: Bool, _ engine: Engine) -> Bool {
    let group = SelectedItems(path)
    guard !Selection(group, in: engine.snapshot).isEmpty else { return false }
    if !isSelected {
      change(to: state.items.subtracting(group, in: engine.snapshot), names: state.names, engine)
    } else if state.mode.allowsMany {
      change(to: state.items.union(group, in: engine.snapshot), names: state.names, engine)
    } else {
      let first = allowed(group, engine)
      if first.isEmpty { return false }
      change(to: first, names: [], engine)
    }
    return true
  }

  private func select(_ path: ElementPath, _ isSelected: Bool, _ engine: Engine) -> Bool {
    var items = state.items
    if !isSelected {
      items.remove(path, in: engine.snapshot)
    } else if state.mode.allowsMany {
      items.insert(path, in: engine.snapshot)
    } else {
      items = SelectedItems(path)
    }
    let isReplaced = isSelected && !state.mode.allowsMany
    change(to: items, names: isReplaced ? [] : state.names, engine)
    return true
  }

  // MARK: What can be selected

  /// Whether an element can be selected: an item, a header or a footer.
  func canSelect(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    guard state.mode != .none else { return false }
    guard path.item != nil else { return cell.isSelectable(as: path.element) }
    // A group is not shown, its parts are.
    return !cell.isGroup && cell.attributes.isSelectable ?? true
  }

  /// Whether there is an element at a path that can be selected.
  func canSelect(at path: ElementPath, _ engine: Engine) -> Bool {
    engine.snapshot.cell(at: path).map { canSelect(path, $0) } ?? false
  }

  /// As many of some items as may be selected at once.
  func allowed(_ items: SelectedItems, _ engine: Engine) -> SelectedItems {
    if state.mode == .none { return SelectedItems() }
    guard !state.mode.allowsMany, !items.isEmpty else { return items }
    let snapshot = engine.snapshot
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
