@_spi(Behaviors) import TesseraKernel

// Selection by the user, which the app may control by a proposal handler.

extension SelectionBehavior {
  func toggleFocus(_ engine: Engine) -> Bool {
    guard let focus = engine.focus, canSelect(at: focus.path, engine) else { return false }
    toggleSelection(at: focus.path, engine)
    return true
  }

  /// Selects everything from the anchor to an item. Returns `true` if it can be selected.
  @discardableResult
  func extend(to path: ElementPath, _ cell: DeclaredCell, _ engine: Engine) -> Bool {
    guard canSelect(path, cell) else { return false }
    extend(to: path, from: engine.focus?.path, engine)
    return true
  }

  /// Selects everything, if several items may be selected.
  func selectAll(_ engine: Engine) {
    guard state.mode.allowsMany else { return }
    state.extent = SelectedItems()
    propose(SelectedItems(allOf: engine.snapshot), names: state.names, engine)
  }

  /// Deselects everything, unless one item has to be selected.
  func deselectAll(_ engine: Engine) {
    guard state.mode != .radio else { return }
    state.extent = SelectedItems()
    propose(SelectedItems(), names: [], engine)
  }

  /// Handles a key, if several items may be selected. Returns `true` if the selection uses the key.
  func press(_ press: KeyPress, _ engine: Engine) -> Bool {
    guard state.mode.allowsMany else { return false }
    let isPlain = press.modifiers.isSubset(of: .shift)
    switch press.key {
    case .character(" "): return toggleFocus(engine)
    case _ where isPlain: return false
    case .character("a") where !press.modifiers.contains(.shift), .character("/"): selectAll(engine)
    case .character("a"), .character("A"), .character("\\"): deselectAll(engine)
    default:
      guard state.mode == .extended, let move = press.key.focusMove else { return false }
      engine.moveFocusOrScroll(move, modifiers: press.modifiers)
    }
    return true
  }

  /// Changes the selection after a tap; `focused` is the path of the previous focus.
  func selectByTap(
    _ path: ElementPath, _ modifiers: KeyModifiers, from focused: ElementPath?, _ engine: Engine
  ) {
    guard state.mode == .extended else { return toggleSelection(at: path, engine) }
    if modifiers.contains(.shift) {
      extend(to: path, from: focused, engine)
    } else if !modifiers.isDisjoint(with: [.control, .command]) {
      toggleSelection(at: path, engine)
    } else {
      selectAlone(path, engine)
    }
  }

  func selectByMove(
    to path: ElementPath, _ modifiers: KeyModifiers, from focused: ElementPath?, _ engine: Engine
  ) {
    guard state.mode == .extended, canSelect(at: path, engine) else { return }
    if modifiers.contains(.shift) {
      extend(to: path, from: focused, engine)
    } else if modifiers.isDisjoint(with: [.control, .command]) {
      selectAlone(path, engine)
    }
  }

  func toggleSelection(at path: ElementPath, _ engine: Engine) {
    guard state.mode != .none else { return }
    let isSelected = state.items.contains(path, in: engine.snapshot)
    guard state.mode.allowsMany else {
      if state.mode == .single, isSelected {
        begin(at: path)
        return propose(SelectedItems(), names: [], engine)
      }
      return selectAlone(path, engine)
    }
    begin(at: path)
    var items = state.items
    if isSelected { items.remove(path, in: engine.snapshot) } else { items.insert(path, in: engine.snapshot) }
    propose(items, names: state.names, engine)
  }

  func selectAlone(_ path: ElementPath, _ engine: Engine) {
    begin(at: path)
    propose(SelectedItems(path), names: [], engine)
  }

  private func extend(to path: ElementPath, from focused: ElementPath?, _ engine: Engine) {
    guard state.mode.allowsMany else { return toggleSelection(at: path, engine) }
    let snapshot = engine.snapshot
    let anchor = state.anchor ?? focused.flatMap { canSelect(at: $0, engine) ? $0 : nil } ?? path
    let range = SelectedItems(from: anchor, to: path, in: snapshot)
    let rest = state.items.subtracting(state.extent, in: snapshot)
    state.anchor = anchor
    state.extent = range.subtracting(rest, in: snapshot)
    propose(rest.union(range, in: snapshot), names: state.names, engine)
  }

  /// Makes an item the anchor of ranges.
  private func begin(at path: ElementPath) {
    state.anchor = path
    state.extent = SelectedItems()
  }
}

extension SelectionBehavior {
  /// Returns the paths of the selected elements in the order of declaration: groups of cells that are
  /// selected as a whole, and the parts of opened groups.
  func selectedPaths(_ engine: Engine) -> [ElementPath] {
    let snapshot = engine.snapshot
    let items = snapshot.sections.indices.flatMap { section in
      state.items.positions(in: section, of: snapshot).ranges.joined().map {
        ElementPath.item($0, in: section)
      }
    }
    let paths = items + state.items.supplementPaths
    guard snapshot.sections.count > snapshot.declaredCount || items.count < paths.count else { return paths }
    let places = paths.map { path in
      (path: path, ancestors: snapshot.ancestors(of: path).map { DeclarationOrder($0, in: snapshot) })
    }
    return places.sorted { $0.ancestors.lexicographicallyPrecedes($1.ancestors) }.map { $0.path }
  }
}
