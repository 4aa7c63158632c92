@_spi(Behaviors) import TesseraKernel

// How the selection changes, and who is told.

extension SelectionBehavior {
  /// Up to how many items that change are each told, whether they are on screen or not.
  private static var toldItems: Int { 64 }

  /// Changes the selection as people want, or lets the app decide.
  func propose(_ items: SelectedItems, names: [SelectedName], _ engine: Engine) {
    guard let onProposal = state.onProposal else { return change(to: items, names: names, engine) }
    guard items != state.items else { return }
    let snapshot = engine.snapshot
    let proposal = SelectionChange(
      added: Selection(items.subtracting(state.items, in: snapshot), in: snapshot),
      removed: Selection(state.items.subtracting(items, in: snapshot), in: snapshot),
      selection: Selection(items, in: snapshot, names: names))
    tell(engine) { onProposal(proposal) }
  }

  /// Makes some items those that are selected, and tells whom it concerns.
  ///
  /// - Parameter names: What is selected as well and not there.
  func change(to items: SelectedItems, names: [SelectedName], _ engine: Engine) {
    if names != state.names { state.names = names }
    if state.band != nil, items != state.items { overruleBand(with: items, names: names, engine) }
    guard items != state.items else { return }
    let added = items.subtracting(state.items, in: engine.snapshot)
    let removed = state.items.subtracting(items, in: engine.snapshot)
    state.items = items
    engine.requests.statesChanged = true
    // All are looked up first: whoever is told may bring new content, in which everything is elsewhere.
    let handlers = selectHandlers(added: added, removed: removed, engine)
    for handler in handlers { tell(engine, handler) }
    report(
      added: { Selection(added, in: engine.snapshot) },
      removed: { Selection(removed, in: engine.snapshot) }, engine)
  }

  /// Tells the app what has changed.
  func report(added: () -> Selection, removed: () -> Selection, _ engine: Engine) {
    guard let onChange = state.onChange else { return }
    let change = SelectionChange(added: added(), removed: removed(), selection: selection(engine))
    tell(engine) { onChange(change) }
  }

  /// What cells want to be told: each one of a few, of many those on screen.
  private func selectHandlers(
    added: SelectedItems, removed: SelectedItems, _ engine: Engine
  ) -> [() -> Void] {
    var handlers: [() -> Void] = []
    for (items, isSelected) in [(removed, false), (added, true)] where !items.isEmpty {
      for cell in cells(of: items, engine) {
        if let onSelect = cell.attributes.onSelect { handlers.append { onSelect(isSelected) } }
      }
    }
    return handlers
  }

  private func cells(of items: SelectedItems, _ engine: Engine) -> [DeclaredCell] {
    let (live, snapshot) = (engine.live, engine.snapshot)
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
  private func tell(_ engine: Engine, _ handler: @escaping () -> Void) {
    if engine.isInTransaction { engine.events.append(.call(handler)) } else { engine.callBack(handler) }
  }
}
