// How the selection changes, and who is told.

extension Engine {
  /// Up to how many items that change are each told, whether they are on screen or not.
  private static var toldItems: Int { 64 }

  /// Changes the selection as people want, or lets the app decide.
  func propose(_ items: SelectedItems, names: [SelectedName]) {
    guard let onProposal = selecting.onProposal else { return change(to: items, names: names) }
    guard items != selecting.items else { return }
    let proposal = SelectionChange(
      added: Selection(items.subtracting(selecting.items, in: snapshot), in: snapshot),
      removed: Selection(selecting.items.subtracting(items, in: snapshot), in: snapshot),
      selection: Selection(items, in: snapshot, names: names))
    tell { onProposal(proposal) }
  }

  /// Makes some items those that are selected, and tells whom it concerns.
  ///
  /// - Parameter names: What is selected as well and not there.
  func change(to items: SelectedItems, names: [SelectedName]) {
    if names != selecting.names { selecting.names = names }
    if busy.contains(.band), items != selecting.items { overruleBand(with: items, names: names) }
    guard items != selecting.items else { return }
    let added = items.subtracting(selecting.items, in: snapshot)
    let removed = selecting.items.subtracting(items, in: snapshot)
    selecting.items = items
    requests.statesChanged = true
    // All are looked up first: whoever is told may bring new content, in which everything is elsewhere.
    let handlers = selectHandlers(added: added, removed: removed)
    for handler in handlers { tell(handler) }
    report(
      added: { Selection(added, in: self.snapshot) }, removed: { Selection(removed, in: self.snapshot) })
  }

  /// Tells the app what has changed.
  func report(added: () -> Selection, removed: () -> Selection) {
    guard let onChange = selecting.onChange else { return }
    let change = SelectionChange(added: added(), removed: removed(), selection: selection)
    tell { onChange(change) }
  }

  /// What cells want to be told: each one of a few, of many those on screen.
  private func selectHandlers(added: SelectedItems, removed: SelectedItems) -> [() -> Void] {
    var handlers: [() -> Void] = []
    for (items, isSelected) in [(removed, false), (added, true)] where !items.isEmpty {
      for cell in cells(of: items) {
        if let onSelect = cell.attributes.onSelect { handlers.append { onSelect(isSelected) } }
      }
    }
    return handlers
  }

  private func cells(of items: SelectedItems) -> [DeclaredCell] {
    let onScreen = live.indices.filter { items.contains(live[$0].path, in: snapshot) }
    let count =
      items.sections.values.reduce(0) { $0 + $1.count } + items.supplementPaths.count
    let isAllOnScreen =
      onScreen.allSatisfy { live[$0].path.item == nil || items.sections[live[$0].path.section] != nil }
      && onScreen.count == count
    if isAllOnScreen || count > Self.toldItems {
      return onScreen.filter { live[$0].cell.isSelectable(as: live[$0].path.element) }.map { live[$0].cell }
    }
    var cells: [DeclaredCell] = []
    var walk = SelectionWalk(items, in: snapshot)
    walk.forEach { stretch in
      cells += stretch.cells
      return true
    }
    return cells
  }

  /// Calls a handler, after the transaction if one is being made.
  private func tell(_ handler: @escaping () -> Void) {
    if areEventsSuspended { events.append(.call(handler)) } else { callBack(handler) }
  }
}
