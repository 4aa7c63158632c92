import Tessera

extension TerminalScreen {
  /// The collection that takes the keys.
  var collection: TerminalCollection { active.collection }

  /// Whether there are several panes that can have the focus.
  var hasSeveralPanes: Bool { root.reachableLeaves.count(where: \.canHaveFocus) > 1 }

  private var focusablePanes: [CollectionPane] { root.visibleLeaves.filter(\.canHaveFocus) }

  // MARK: The tree

  /// Connects a new tree of panes, in place of an old one.
  func rootChanged(from old: TerminalPane?) {
    let prompts = layers.compactMap { $0 as? TerminalPrompt }
    old?.detach(keeping: root)
    root.attach(to: self)
    panesChanged()
    surface.invalidate()
    // The app may wait for the answers.
    for prompt in prompts where layers.contains(where: { $0 === prompt }) { prompt.onEnd(false) }
  }

  /// Places the panes again after the tree has changed.
  func panesChanged() {
    for leaf in root.leaves {
      leaf.collection.onWake = { [weak self] in self?.setNeedsFrame() }
      leaf.collection.keyMap = keyMap
    }
    layOut()
    // A pane that is not shown any more cannot have the focus.
    if !focusablePanes.contains(where: { $0 === active }), let first = focusablePanes.first {
      active = first
      layOut()
    }
    setNeedsFrame()
  }

  // MARK: Focus

  /// Gives the focus to a pane, if it can have it.
  func focus(on pane: CollectionPane) {
    guard pane !== active, pane.canHaveFocus, root.contains(pane) else { return }
    active = pane
    // A screen that is too small for all panes shows the one with the focus.
    layOut()
    setNeedsFrame()
  }

  /// Gives the focus to the next pane, or to the previous one.
  func moveToPane(forward: Bool) {
    // Panes that are hidden because the screen is too small get their turn as well.
    let panes = root.reachableLeaves.filter(\.canHaveFocus)
    guard panes.count > 1, let index = panes.firstIndex(where: { $0 === active }) else { return }
    focus(on: panes[(index + (forward ? 1 : panes.count - 1)) % panes.count])
    if collection.engine.focusedKey == nil { collection.engine.moveFocus(.first) }
  }

  /// Goes back in the innermost stack around the pane with the focus. Returns `false` if there is nothing to
  /// go back to.
  func goBack() -> Bool { root.innermostStack(around: active)?.pop() != nil }

  /// Whether a stack around the pane with the focus can go back.
  var canGoBack: Bool { root.innermostStack(around: active) != nil }

  // MARK: Sheets

  func present(
    _ title: String, _ collection: TerminalCollection, size: GridSize, onDismiss: @escaping () -> Void
  ) {
    let sheet = TerminalSheet(title, limit: size, hint: "Esc close", collection: collection)
    (collection.keyMap, collection.hasKeyboard) = (keyMap, true)
    collection.onWake = { [weak self] in self?.setNeedsFrame() }
    sheet.onClose = { [weak self, weak sheet] in
      guard let self, let sheet else { return }
      remove(sheet)
      collection.onWake = nil
      onDismiss()
    }
    sheet.isPresented = true
    add(sheet)
  }

  /// Closes the last sheet of the app.
  func dismiss() {
    layers.lazy.compactMap { $0 as? TerminalSheet }.last { $0.isPresented }?.onClose()
  }

  // MARK: The mouse

  /// Handles a mouse event in the pane under the pointer, or in the one in which the gesture began.
  func handle(_ mouse: MouseEvent, at time: Double) {
    let event = TerminalEvent.mouse(mouse)
    let leaf = root.visibleLeaves.first { $0.area.contains(mouse.column, mouse.row) }
    switch mouse.action {
    case .press(.back): _ = goBack()
    case .press(let button):
      if button == .left, let split = root.split(withDividerAt: mouse.column, mouse.row) {
        draggedSplit = split
        return split.beginDrag(mouse.column, mouse.row)
      }
      guard let leaf else { return }
      focus(on: leaf)
      pressedPane = leaf
      leaf.collection.offer(event, at: time)
    case .drag:
      if let draggedSplit { return draggedSplit.drag(to: mouse.column, mouse.row) }
      (pressedPane ?? active).collection.offer(event, at: time)
    case .release:
      draggedSplit?.endDrag()
      if draggedSplit == nil { (pressedPane ?? active).collection.offer(event, at: time) }
      (draggedSplit, pressedPane) = (nil, nil)
    case .wheel: leaf?.collection.offer(event, at: time)
    }
  }
}

extension TerminalPane {
  /// Returns the innermost stack around a pane that can go back.
  fileprivate func innermostStack(around pane: CollectionPane) -> StackPane? {
    guard let child = (self as? StackPane)?.top ?? children.first(where: { $0.contains(pane) }) else {
      return nil
    }
    if let inner = child.innermostStack(around: pane) { return inner }
    guard let stack = self as? StackPane, stack.canPop, stack.top.contains(pane) else { return nil }
    return stack
  }

  /// The collections that are shown, or would be on a larger screen.
  fileprivate var reachableLeaves: [CollectionPane] {
    if let leaf = self as? CollectionPane { return [leaf] }
    if let stack = self as? StackPane { return stack.top.reachableLeaves }
    return children.flatMap(\.reachableLeaves)
  }
}
