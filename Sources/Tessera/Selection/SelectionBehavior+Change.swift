@_spi(Behaviors) import TesseraKernel

// Changes of the selection, and their handlers.

extension SelectionBehavior {
  /// The maximum number of changed items whose handlers are all called, whether they are on screen or not.
  private static var reportedItemLimit: Int { 64 }

  /// Changes the selection as requested by the user, or passes the proposal to the app.
  func propose(_ items: SelectedItems, names: [MissingElementID], _ engine: Engine) {
    guard let onProposal = state.onProposal else { return change(to: items, names: names, engine) }
    guard items != state.items else { return }
    let snapshot = engine.snapshot
    let proposal = SelectionChange(
      added: Selection(items.subtracting(state.items, in: snapshot), in: snapshot),
      removed: Selection(state.items.subtracting(items, in: snapshot), in: snapshot),
      selection: Selection(items, in: snapshot, names: names))
    notify(engine) { onProposal(proposal) }
  }

  /// Changes the selection, with selected elements that are not in the content, and notifies handlers.
  func change(to items: SelectedItems, names: [MissingElementID], _ engine: Engine) {
    if names != state.names { state.names = names }
    if state.marquee != nil, items != state.items { overruleMarquee(with: items, names: names, engine) }
    guard items != state.items else { return }
    let added = items.subtracting(state.items, in: engine.snapshot)
    let removed = state.items.subtracting(items, in: engine.snapshot)
    state.items = items
    engine.requests.statesChanged = true
    // All handlers are collected first: one of them may display new content, in which positions differ.
    let handlers = selectHandlers(added: added, removed: removed, engine)
    for handler in handlers { notify(engine, handler) }
    report(
      added: { Selection(added, in: engine.snapshot) },
      removed: { Selection(removed, in: engine.snapshot) }, engine)
  }

  func report(added: () -> Selection, removed: () -> Selection, _ engine: Engine) {
    guard let onChange = state.onChange else { return }
    let change = SelectionChange(added: added(), removed: removed(), selection: selection(engine))
    notify(engine) { onChange(change) }
  }

  /// Returns the selection handlers of cells: of all changed cells if they are few, else of those on screen.
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
    if isAllOnScreen || count > Self.reportedItemLimit {
      return onScreen.filter { live[$0].cell.isSelectable(as: live[$0].path.element) }.map { live[$0].cell }
    }
    var cells: [DeclaredCell] = []
    var traversal = SelectionTraversal(items, in: snapshot)
    traversal.forEach { run in
      cells += run.cells
      return true
    }
    return cells
  }

  /// Calls a handler, after the current transaction if there is one.
  private func notify(_ engine: Engine, _ handler: @escaping () -> Void) {
    if engine.isInTransaction { engine.events.append(.call(handler)) } else { engine.callBack(handler) }
  }
}
