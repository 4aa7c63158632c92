@_spi(Behaviors) import TesseraKernel

// Selection by the app, which needs no approval.

extension SelectionBehavior {
  func selection(_ engine: Engine) -> Selection {
    if let value = state.value { return value }
    let value = Selection(state.items, in: engine.snapshot, names: state.names)
    state.value = value
    return value
  }

  func setMode(_ mode: SelectionMode, _ engine: Engine) {
    state.mode = mode
    engine.requests.statesChanged = true
    (state.anchor, state.extent, state.marquee) = (nil, SelectedItems(), nil)
    change(to: allowed(state.items, engine), names: mode == .none ? [] : state.names, engine)
  }

  func set(_ selection: Selection, _ engine: Engine) {
    guard state.mode != .none else { return }
    let snapshot = engine.snapshot
    var names = selection.names
    var items = SelectedItems()
    if let known = selection.positions(in: snapshot) {
      items = known
    } else {
      names += MissingElementID.names(of: selection.items, in: selection.snapshot)
    }
    let everywhere = snapshot.sections.enumerated().map { (section: $0.offset, items: 0..<$0.element.count) }
    let wanted = names
    let paths = snapshot.find(&names, in: everywhere)
    for path in paths { items.insert(path, in: snapshot) }
    let found = items
    items = allowed(found, engine)
    // The first part of an unopened group is not known: the id of the group waits for it.
    state.unseenGroups = []
    if isUnseen(found, allowed: items, engine) {
      let unseen = unseenGroups(named: wanted, among: paths, engine)
      if !unseen.names.isEmpty { (names, state.unseenGroups) = unseen }
    }
    if !state.mode.allowsMany { names = items.isEmpty ? Array(names.prefix(1)) : [] }
    state.extent = state.extent.intersection(items, in: snapshot)
    change(to: items, names: names, engine)
  }

  func select(
    _ id: ItemID, inSection section: ItemID?, _ isSelected: Bool, _ engine: Engine
  ) -> Bool {
    guard state.mode != .none else { return false }
    let snapshot = engine.snapshot
    guard let path = snapshot.path(of: id, inSection: section), let cell = snapshot.cell(at: path) else {
      return !isSelected && stopWaiting { $0.part == .item && $0.id == id && $0.canBe(inSection: section) }
    }
    if cell.isGroup { return selectParts(ofGroupAt: path, isSelected, engine) }
    return canSelect(path, cell) && select(path, isSelected, engine)
  }

  func select(
    _ element: ItemKey.Element, inSection section: ItemID, _ isSelected: Bool, _ engine: Engine
  ) -> Bool {
    guard state.mode != .none else { return false }
    let snapshot = engine.snapshot
    guard let path = snapshot.path(of: element, inSection: section), let cell = snapshot.cell(at: path) else {
      let name = MissingElementID(element, inSection: section)
      return !isSelected && stopWaiting { $0.part == name?.part && $0.id == section }
    }
    return canSelect(path, cell) && select(path, isSelected, engine)
  }

  /// Removes waiting ids. Returns `true` if there were any.
  private func stopWaiting(_ isMeant: (MissingElementID) -> Bool) -> Bool {
    let rest = state.names.filter { !isMeant($0) }
    guard rest.count < state.names.count else { return false }
    state.names = rest
    return true
  }

  /// Selects or deselects all parts of a group that can be selected. Returns `true` if there are any.
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

  // MARK: Selectable elements

  func canSelect(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    guard state.mode != .none else { return false }
    guard path.item != nil else { return cell.isSelectable(as: path.element) }
    // A group itself is not displayed, its parts are.
    return !cell.isGroup && cell.attributes.isSelectable ?? true
  }

  func canSelect(at path: ElementPath, _ engine: Engine) -> Bool {
    engine.snapshot.cell(at: path).map { canSelect(path, $0) } ?? false
  }

  /// Returns as many of some items as the mode allows.
  func allowed(_ items: SelectedItems, _ engine: Engine) -> SelectedItems {
    if state.mode == .none { return SelectedItems() }
    guard !state.mode.allowsMany, !items.isEmpty else { return items }
    let snapshot = engine.snapshot
    var first: SelectedItems?
    var traversal = SelectionTraversal(items, in: snapshot)
    traversal.forEach { run in
      first = snapshot.sections.firstIndex { $0.key == run.section.key }.map {
        SelectedItems(
          ElementPath(section: $0, element: run.supplement ?? .item(run.items.lowerBound)))
      }
      return false
    }
    return first ?? SelectedItems()
  }
}

extension Selection {
  /// Returns the selected positions if they are the same in another snapshot, else `nil`.
  fileprivate func positions(in other: Snapshot) -> SelectedItems? {
    let known = Set(items.sections.keys).union(items.supplements.keys)
    let isSame = known.allSatisfy { section in
      other.sections.indices.contains(section) && snapshot.sections[section] === other.sections[section]
    }
    return isSame ? items : nil
  }
}

extension MissingElementID {
  /// Returns the ids of selected items, in order. O(*n*) for *n* items.
  static func names(of items: SelectedItems, in snapshot: Snapshot) -> [MissingElementID] {
    let named = items.sections.sorted { $0.key < $1.key }.flatMap { position, positions in
      let section = snapshot.sections[position]
      return positions.ranges.joined().map { item in
        MissingElementID(
          id: section.id(at: item),
          place: .last(
            section.key, occurrence: section.occurrences[item] ?? 0, section.identityScope(of: item)))
      }
    }
    return named
      + items.supplementPaths.map { path in
        let key = snapshot.sections[path.section].key
        return MissingElementID(
          id: key.id, place: .last(key, occurrence: 0, .collection),
          part: path.element == .header ? .header : .footer)
      }
  }
}
