@_spi(Behaviors) import TesseraKernel

// Expanding with keys: the focused item, if it is in a tree.

extension Engine {
  /// Handles a key for the focused item of a tree.
  ///
  /// Right expands the item or moves the focus to its first child. Left collapses it or moves the focus to
  /// its parent; Backspace moves there at once, and does nothing else in a tree: it climbs, so it never deletes
  /// the root. `+` and `-` expand and collapse, `*` expands everything inside. In right-to-left layouts, left
  /// and right are exchanged.
  ///
  /// - Returns: `true` if the key has a meaning for the item; otherwise it has its usual meaning.
  @discardableResult
  public func pressExpansionKey(_ key: Key) -> Bool {
    switch key {
    case .right: isMirrored ? collapseFocused() : expandFocused()
    case .left: isMirrored ? expandFocused() : collapseFocused()
    case .backspace: focusParent() || focusedExpansion != nil
    case .character("+"): setFocusedExpanded(true)
    case .character("-"): setFocusedExpanded(false)
    case .character("*"): expandAllFocused()
    default: false
    }
  }

  /// Expands or collapses the focused item.
  ///
  /// - Returns: `true` if it can be expanded.
  @discardableResult
  public func toggleExpansion() -> Bool {
    guard let focus, let expansion = focusedExpansion, expansion.isExpandable else { return false }
    anchoring.lastInteraction = focus.key
    post(.call(expansion.toggle))
    return true
  }

  /// Expands the focused item, or moves the focus to its first child if it is expanded already.
  ///
  /// - Returns: `true` if it can be expanded.
  @discardableResult
  public func expandFocused() -> Bool {
    guard let focus, let expansion = focusedExpansion, expansion.isExpandable else { return false }
    guard expansion.isExpanded else { return toggleExpansion() }
    if let item = focus.path.item {
      let child = ElementPath.item(item + 1, in: focus.path.section)
      if snapshot.cell(at: child)?.attributes.expansion?.level == expansion.level + 1 { moveFocus(to: child) }
    }
    return true
  }

  /// Collapses the focused item, or moves the focus to its parent if it is not expanded.
  ///
  /// - Returns: `true` if it was expanded or has a parent.
  @discardableResult
  public func collapseFocused() -> Bool {
    guard let expansion = focusedExpansion else { return false }
    if expansion.isExpandable, expansion.isExpanded { return toggleExpansion() }
    return focusParent()
  }

  /// Moves the focus to the parent of the focused item. Returns `true` if there is one.
  private func focusParent() -> Bool {
    guard let focus, let parent = focusedExpansion?.parent,
      let item = snapshot.sections[focus.path.section].firstIndex(of: parent)
    else { return false }
    moveFocus(to: .item(item, in: focus.path.section))
    return true
  }

  /// Expands the focused item and everything inside it.
  ///
  /// - Returns: `true` if it can be expanded.
  @discardableResult
  public func expandAllFocused() -> Bool {
    guard let focus, let expansion = focusedExpansion, expansion.isExpandable else { return false }
    anchoring.lastInteraction = focus.key
    post(.call(expansion.expandAll))
    return true
  }

  private func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let expansion = focusedExpansion, expansion.isExpandable else { return false }
    return expansion.isExpanded == isExpanded || toggleExpansion()
  }

  private var focusedExpansion: CellExpansion? {
    focus.flatMap { snapshot.cell(at: $0.path)?.attributes.expansion }
  }

  private func moveFocus(to path: ElementPath) {
    guard let cell = snapshot.cell(at: path), canFocus(path, cell) else { return }
    moveFocus(to: path, cell)
    requests.scrolls.append(.focus)
  }
}
