@_spi(Behaviors) import TesseraKernel

// Expanding with keys: the focused item, if it is in a tree.

extension Engine {
  /// Does what a key means to the focused item of a tree: right expands it or goes to its first child, left collapses it or
  /// goes to its parent, Backspace goes there at once, `+` and `-` expand and collapse, `*` expands everything inside. Where
  /// lines begin at the right, left and right change places.
  ///
  /// - Returns: Whether the key means something there; else it means what it means anywhere.
  @discardableResult
  public func pressExpansionKey(_ key: Key) -> Bool {
    switch key {
    case .right: isMirrored ? collapseFocused() : expandFocused()
    case .left: isMirrored ? expandFocused() : collapseFocused()
    case .backspace: focusParent()
    case .character("+"): setFocusedExpanded(true)
    case .character("-"): setFocusedExpanded(false)
    case .character("*"): expandAllFocused()
    default: false
    }
  }

  /// Expands the focused item, or collapses it.
  ///
  /// - Returns: Whether it can be expanded.
  @discardableResult
  public func toggleExpansion() -> Bool {
    guard let focus, let expansion = focusedExpansion, expansion.isExpandable else { return false }
    anchoring.operated = focus.key
    post(.call(expansion.toggle))
    return true
  }

  /// Expands the focused item; one that is expanded already gives the focus to its first child.
  ///
  /// - Returns: Whether it can be expanded.
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

  /// Collapses the focused item; one that is not expanded gives the focus to its parent.
  ///
  /// - Returns: Whether it was expanded, or has a parent.
  @discardableResult
  public func collapseFocused() -> Bool {
    guard let expansion = focusedExpansion else { return false }
    if expansion.isExpandable, expansion.isExpanded { return toggleExpansion() }
    return focusParent()
  }

  /// Gives the focus to the item around the focused one.
  ///
  /// - Returns: Whether there is one.
  private func focusParent() -> Bool {
    guard let focus, let parent = focusedExpansion?.parent,
      let item = snapshot.sections[focus.path.section].firstIndex(of: parent)
    else { return false }
    moveFocus(to: .item(item, in: focus.path.section))
    return true
  }

  /// Expands the focused item and everything inside it.
  ///
  /// - Returns: Whether it can be expanded.
  @discardableResult
  public func expandAllFocused() -> Bool {
    guard let focus, let expansion = focusedExpansion, expansion.isExpandable else { return false }
    anchoring.operated = focus.key
    post(.call(expansion.expandAll))
    return true
  }

  private func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let expansion = focusedExpansion, expansion.isExpandable else { return false }
    return expansion.isExpanded == isExpanded || toggleExpansion()
  }

  /// How the focused item stands in its tree.
  private var focusedExpansion: CellExpansion? {
    focus.flatMap { snapshot.cell(at: $0.path)?.attributes.expansion }
  }

  private func moveFocus(to path: ElementPath) {
    guard let cell = snapshot.cell(at: path), canFocus(path, cell) else { return }
    setFocus(snapshot.key(at: path, kind: cell.kind), path)
    requests.scrolls.append(.focus)
  }
}
