@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Where the focus goes.
public enum FocusMove: Hashable, Sendable {
  /// To the nearest item above.
  case up
  /// To the nearest item below.
  case down
  /// To the item on the left, or the one before.
  case left
  /// To the item on the right, or the one behind.
  case right
  /// To the first item.
  case first
  /// To the last item.
  case last
  /// One viewport back, along the axis of the content.
  case pageUp
  /// One viewport on, along the axis of the content.
  case pageDown
}

/// Where the focus goes once it is known what is in a group.
enum FocusGoal {
  case move(FocusMove)
  /// To an item, or to the first part of a group.
  case into(ElementPath)
}

extension Engine {
  /// The item with the focus; nil if none has it.
  var focus: (key: ItemKey, path: ElementPath)? { focusBehavior?.focus }

  private var focusBehavior: FocusBehavior? { behavior() }

  private func installedFocus() -> FocusBehavior {
    installed { FocusBehavior() }
  }

  /// Whether moves of the focus wait until a group is looked into.
  var isFocusMoving: Bool { !(focusBehavior?.moves.isEmpty ?? true) }

  /// Asks for a move of the focus with the next transaction, behind those that wait.
  func askForFocus(_ step: FocusBehavior.Step) { installedFocus().ask(for: step, self) }

  /// The item that the keyboard works on.
  public var focusedKey: ItemKey? { focus?.key }

  /// Moves the focus to another item and brings it into view; in ``SelectionMode/extended`` it is selected.
  ///
  /// A group of cells that was not in view yet is looked into with the next transaction; the focus goes there then, and
  /// moves that are asked for in the meantime follow in their order.
  ///
  /// - Parameters:
  ///   - move: Where to.
  ///   - modifiers: In ``SelectionMode/extended``, Shift selects everything from the anchor to there, and Control nothing.
  /// - Returns: Whether there was an item to go to; where nothing can be focused a host scrolls instead. True as long
  ///   as the focus is on its way into a group.
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
        askForFocus((.move(move), modifiers))
      }
    } else {
      askForFocus((.move(move), modifiers))
    }
    // What stands beside the first and the last item comes into view with them: margins, headers, footers.
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

  /// Gives the focus to the first item with an id, in one section or in any, and brings it into view.
  ///
  /// The item is looked up with the next transaction, in the content shown then; where there is none that can be
  /// focused, that is an issue and the focus stays.
  ///
  /// - Complexity: O(*n*) to find the item.
  public func focus(on id: ItemID, inSection section: ItemID? = nil) {
    installedFocus().ask(for: .item(id, section: section), self)
  }

  /// Gives the focus to the header, the footer or the placeholder of the first section with an id that has one, or to an
  /// item of it, and brings it into view; see ``focus(on:inSection:)-(ItemID,_)``.
  public func focus(on element: ItemKey.Element, inSection section: ItemID) {
    if case .item(let id, _) = element { return focus(on: id, inSection: section) }
    installedFocus().ask(for: .element(element, section: section), self)
  }

  /// Gives the focus to the item that a view shows, if it can have it: for hosts whose views take the keyboard by
  /// themselves. Nothing is scrolled, as the view is where it has just been worked on.
  ///
  /// - Returns: Whether it can have it.
  /// - Complexity: O(*m*) for *m* cells on screen.
  @discardableResult
  public func focus(_ id: CellID) -> Bool {
    guard let cell = live[id], cell.path != .nowhere, isFocusable(cell.path) else {
      return false
    }
    setFocus(cell.key, cell.path)
    return true
  }

  /// Whether the item that a view shows can have the focus.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func canFocus(_ id: CellID) -> Bool {
    guard let cell = live[id], cell.path != .nowhere else { return false }
    return isFocusable(cell.path)
  }

  /// Gives the focus to an item.
  func setFocus(_ key: ItemKey, _ path: ElementPath) { installedFocus().set(key, path, self) }

  /// Takes the focus away. What ``focus(on:inSection:)-(ItemID,_)`` has asked for since the last transaction is taken back, and so
  /// are moves that have not come to their goals.
  public func clearFocus() { focusBehavior?.clear(self) }

  /// Returns what gets the focus in place of an element that is gone; nil if nothing can have it.
  func replacementForFocus(at path: ElementPath, _ pairing: SnapshotPairing) -> ElementPath? {
    if let group = pairing.oldGroup(around: path), pairing.newSection(ofOld: path.section) == nil {
      return replacementForFocus(at: group, pairing)
    }
    guard let item = path.itemNearby, let section = pairing.newSection(ofOld: path.section) else {
      // A placeholder of the whole content has come or gone.
      return path.element == .placeholder ? target(of: FocusMove.first) : viewportPlaceholder
    }
    if snapshot.sections[section].count == 0 { return focusablePlaceholder(in: section) }
    let place = ElementPath.item(min(item, snapshot.sections[section].count - 1), in: section)
    return focusable(at: place, step: 1) ?? focusable(at: place, step: -1)
  }
}
