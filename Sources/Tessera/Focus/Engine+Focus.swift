@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A move of the focus.
public enum FocusMove: Hashable, Sendable {
  /// Moves to the nearest item above.
  case up
  /// Moves to the nearest item below.
  case down
  /// Moves to the item on the left, or to the previous one.
  case left
  /// Moves to the item on the right, or to the next one.
  case right
  /// Moves to the first item.
  case first
  /// Moves to the last item.
  case last
  /// Moves one viewport back, along the axis of the content.
  case pageUp
  /// Moves one viewport forward, along the axis of the content.
  case pageDown
}

/// The target of the focus, which may be in a group that has not been opened yet.
enum FocusDestination {
  case move(FocusMove)
  /// An item, or the first part of a group.
  case into(ElementPath)
}

extension Engine {
  /// The item with the focus, if any.
  var focus: (key: ItemKey, path: ElementPath)? { focusBehavior?.focus }

  private var focusBehavior: FocusBehavior? { behavior() }

  private func installedFocus() -> FocusBehavior {
    installed { FocusBehavior() }
  }

  /// Whether moves of the focus wait until a group is opened.
  var isFocusMoving: Bool { !(focusBehavior?.moves.isEmpty ?? true) }

  /// Requests a move of the focus in the next transaction, after the waiting ones.
  func requestFocus(_ step: FocusBehavior.Step) { installedFocus().addRequest(for: step, self) }

  /// The key of the item with the keyboard focus; `nil` if no item has it.
  public var focusedKey: ItemKey? { focus?.key }

  /// Moves the focus to another item and scrolls it into view; in ``SelectionMode/extended`` the item is
  /// selected.
  ///
  /// If the target is in a group of cells that has not been visible yet, the next transaction opens the group
  /// and moves the focus. Moves requested in the meantime follow in order.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - modifiers: In ``SelectionMode/extended``, Shift selects everything from the anchor to the target,
  ///     and Control selects nothing.
  /// - Returns: `true` if there is a target, or while the focus is on its way into a group; `false` if no
  ///   item can be focused in that direction. A host scrolls instead where nothing can be focused.
  @discardableResult
  public func moveFocus(_ move: FocusMove, modifiers: KeyModifiers = []) -> Bool {
    if !isFocusMoving {
      let isFocusable = { [live] index in self.canFocus(live[index].path, live[index].cell) }
      guard focus != nil || live.indices.contains(where: isFocusable), let path = target(of: move),
        let cell = snapshot.cell(at: path)
      else { return false }
      if !cell.isGroup {
        moveFocus(to: path, cell, modifiers: modifiers)
      } else {
        requestFocus((.move(move), modifiers))
      }
    } else {
      requestFocus((.move(move), modifiers))
    }
    // This also reveals the margins, headers and footers beside the first and the last item.
    if move == .first || move == .last { requests.scrolls.append(.edge(move == .last ? .end : .start)) }
    requests.scrolls.append(.focus)
    return true
  }

  /// Gives the focus to an item as a move does: in ``SelectionMode/extended`` the item is selected.
  func moveFocus(to path: ElementPath, _ cell: DeclaredCell, modifiers: KeyModifiers = []) {
    let focused = focus?.path
    setFocus(snapshot.key(at: path, kind: cell.kind), path)
    callBehaviors(in: .focus) { $0.didMoveFocus(to: path, from: focused, modifiers: modifiers, self) }
  }

  /// Gives the focus to the first item with an id, in one section or in any, and scrolls it into view.
  ///
  /// The next transaction looks up the item in the content that it displays. If the item does not exist or
  /// cannot be focused, the engine reports an issue and the focus stays.
  ///
  /// - Complexity: O(*n*) to find the item.
  public func focus(on id: ItemID, inSection section: ItemID? = nil) {
    installedFocus().addRequest(for: .item(id, section: section), self)
  }

  /// Gives the focus to an element of a section, and scrolls it into view.
  ///
  /// The element is the header, footer or placeholder of the first section with the id that has one, or an
  /// item of it; see ``focus(on:inSection:)-(ItemID,_)``.
  public func focus(on element: ItemKey.Element, inSection section: ItemID) {
    if case .item(let id, _) = element { return focus(on: id, inSection: section) }
    installedFocus().addRequest(for: .element(element, section: section), self)
  }

  /// Gives the focus to the item of a view, if it can have it: for hosts whose views take the keyboard by
  /// themselves.
  ///
  /// Nothing is scrolled, because the user has just interacted with the view where it is.
  ///
  /// - Returns: `true` if the item can have the focus.
  /// - Complexity: O(*m*) for *m* cells on screen.
  @discardableResult
  public func focus(_ id: CellID) -> Bool {
    guard let cell = live[id], cell.path != .nowhere, isFocusable(cell.path) else {
      return false
    }
    setFocus(cell.key, cell.path)
    return true
  }

  /// Returns whether the item of a view can have the focus.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func canFocus(_ id: CellID) -> Bool {
    guard let cell = live[id], cell.path != .nowhere else { return false }
    return isFocusable(cell.path)
  }

  func setFocus(_ key: ItemKey, _ path: ElementPath) { installedFocus().set(key, path, self) }

  /// Removes the focus, and cancels pending moves and requests by ``focus(on:inSection:)-(ItemID,_)`` since
  /// the last transaction.
  public func clearFocus() { focusBehavior?.clear(self) }

  /// Returns the element that gets the focus in place of an element that is gone; `nil` if none can have it.
  func replacementForFocus(at path: ElementPath, _ pairing: SnapshotPairing) -> ElementPath? {
    if let group = pairing.oldGroup(around: path), pairing.newSection(ofOld: path.section) == nil {
      return replacementForFocus(at: group, pairing)
    }
    guard let item = path.itemNearby, let section = pairing.newSection(ofOld: path.section) else {
      // A placeholder of the whole content has appeared or disappeared.
      return path.element == .placeholder ? target(of: FocusMove.first) : viewportPlaceholder
    }
    if snapshot.sections[section].count == 0 { return focusablePlaceholder(in: section) }
    let place = ElementPath.item(min(item, snapshot.sections[section].count - 1), in: section)
    return focusable(at: place, step: 1) ?? focusable(at: place, step: -1)
  }
}
