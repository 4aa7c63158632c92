@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// One entry for all keys. A host tells what was pressed and with which modifiers, and uses what is left itself.

extension Engine {
  /// Does what a key means to the collection.
  ///
  /// The first receiver that uses the key takes it, in this order:
  ///
  /// | who | keys |
  /// |---|---|
  /// | reordering; see ``pressReorderKey(_:modifiers:)`` | arrows, Home, End with Option |
  /// | a menu that is open; see ``contextMenu`` | Escape |
  /// | a band around items; see ``selectionBand`` | Escape |
  /// | an item whose actions are open; see ``openSwipe`` | Escape |
  /// | an item that is carried | Escape |
  /// | a word being typed | Escape |
  /// | the cell with the focus; see ``sendKey(_:)`` | its own |
  /// | a word being typed; see ``Content/typeAhead(_:)`` | letters; Space, Backspace |
  /// | a tree; see ``pressExpansionKey(_:)`` | Left, Right, `+`, `-`, `*`, Backspace |
  /// | pages, where the content snaps | Page Up, Page Down, Home, End; Left, Right where it scrolls sideways |
  /// | refreshing; see ``Content/onRefresh(isRefreshing:_:)`` | F5; Control-R |
  /// | the selection, where several items can be selected | Space; Control-Space, Control-A, Control-`/`, Control-`\`; Control-Shift-A; arrows, Page Up, Page Down, Home, End with Control in ``SelectionMode/extended`` |
  /// | the actions of the item with the focus | Delete, Backspace |
  /// | the item with the focus | Return, Space |
  /// | the focus, which scrolls where there is no item | arrows, Page Up, Page Down, Home, End |
  /// | type-ahead, where the content asks for it | letters |
  ///
  /// Space does what Return does where one item may be selected at most, and where the item with the focus cannot be. Where nothing can be focused, or no item lies
  /// that way, keys that move the focus scroll. Command counts as Control.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: What is held down with it.
  ///   - time: When, in seconds of the clock of ``Stage/update(at:)``; nil: at the time of the frame that follows.
  /// - Returns: Whether it means something. Else nothing was done.
  @discardableResult
  public func press(_ key: Key, modifiers: KeyModifiers = [], at time: Double? = nil) -> Bool {
    let press = KeyPress(key: key, modifiers: modifiers, time: time)
    let taker = KeyStage.allCases.first { $0.accepts(press) && self.press(press, at: $0) }
    if let taker, taker.isMeaningful { callBehaviors(in: .keys) { $0.didPress(press, self) } }
    return taker != nil
  }

  /// Moves the focus; scrolls where nothing can be focused, or no item lies that way.
  public func moveFocusOrScroll(_ move: FocusMove, modifiers: KeyModifiers = []) {
    if !moveFocus(move, modifiers: modifiers) { scroll(by: distance(of: move)) }
  }

  // MARK: Scrolling

  /// How far a move scrolls where it does not move the focus.
  private func distance(of move: FocusMove) -> Point {
    let step = configuration.keyboard.scrollStep.sanitized
    return switch move {
    case .up: Point(y: -step.height)
    case .down: Point(y: step.height)
    case .left: Point(x: -step.width)
    case .right: Point(x: step.width)
    case .pageUp: onward(-window.size[axis])
    case .pageDown: onward(window.size[axis])
    case .first: onward(-contentSize[axis])
    case .last: onward(contentSize[axis])
    }
  }

  /// A distance through the content: what comes next is on the left where lines begin at the right.
  func onward(_ distance: Double) -> Point {
    along(isMirrored && axis == .horizontal ? -distance : distance)
  }

  /// A distance along the axis of the content.
  func along(_ distance: Double) -> Point {
    var point = Point.zero
    point[axis] = distance
    return point
  }
}

extension Key {
  /// Where the key moves the focus.
  var focusMove: FocusMove? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .first
    case .end: .last
    default: nil
    }
  }
}
