@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// One entry point for all keys. A host passes each key with its modifiers, and handles the keys that the
// engine does not.

extension Engine {
  /// Handles a key.
  ///
  /// The first receiver that handles the key takes it, in this order:
  ///
  /// | who | keys |
  /// |---|---|
  /// | reordering; see ``pressReorderKey(_:modifiers:)`` | arrows, Home, End with Option |
  /// | a menu that is open; see ``contextMenu`` | Escape |
  /// | a marquee around items; see ``selectionMarquee`` | Escape |
  /// | an item whose actions are open; see ``openSwipe`` | Escape |
  /// | a reorder in progress | Escape |
  /// | a word being typed | Escape |
  /// | the cell with the focus; see ``sendKey(_:)`` | its own |
  /// | a word being typed; see ``Content/typeAhead(_:)`` | letters; Space, Backspace |
  /// | commands; see ``KeyCommand`` | their own |
  /// | a tree; see ``pressExpansionKey(_:)`` | Left, Right, `+`, `-`, `*`, Backspace |
  /// | pages, where the content snaps | Page Up, Page Down, Home, End; Left, Right where it scrolls sideways |
  /// | refreshing; see ``Content/onRefresh(isRefreshing:_:)`` | F5; Control-R |
  /// | the selection, where several items can be selected | Space; Control-Space, Control-A, Control-`/`, Control-`\`; Control-Shift-A; arrows, Page Up, Page Down, Home, End with Control in ``SelectionMode/extended`` |
  /// | the actions of the item with the focus | Delete, Backspace |
  /// | the item with the focus | Return, Space |
  /// | the focus, or scrolling if there is no item | arrows, Page Up, Page Down, Home, End |
  /// | type-ahead, if the content enables it | letters |
  ///
  /// If at most one item can be selected, or if the focused item cannot be selected, Space does the same as
  /// Return. If nothing can be focused, or no item is in that direction, the keys that move the focus scroll.
  /// Command counts as Control.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held down.
  ///   - time: The time of the press, in seconds of the clock of ``Stage/update(at:)``; `nil` for the time of
  ///     the next frame.
  /// - Returns: `true` if the key was handled; otherwise nothing has changed.
  @discardableResult
  public func press(_ key: Key, modifiers: KeyModifiers = [], at time: Double? = nil) -> Bool {
    let press = KeyPress(key: key, modifiers: modifiers, time: time)
    let acceptingStage = KeyStage.allCases.first { $0.accepts(press) && self.press(press, at: $0) }
    if let acceptingStage, acceptingStage.isMeaningful {
      callBehaviors(in: .keys) { $0.didPress(press, self) }
    }
    return acceptingStage != nil
  }

  /// Moves the focus; scrolls if nothing can be focused, or no item is in that direction.
  public func moveFocusOrScroll(_ move: FocusMove, modifiers: KeyModifiers = []) {
    if !moveFocus(move, modifiers: modifiers) { scroll(by: distance(of: move)) }
  }

  // MARK: Scrolling

  /// Returns the distance that a move scrolls if it does not move the focus.
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

  /// Returns a distance towards the end of the content, which is on the left in right-to-left layouts.
  func onward(_ distance: Double) -> Point {
    along(isMirrored && axis == .horizontal ? -distance : distance)
  }

  /// Returns a distance along the axis of the content.
  func along(_ distance: Double) -> Point {
    var point = Point.zero
    point[axis] = distance
    return point
  }
}

extension Key {
  /// The focus move of the key; `nil` if it does not move the focus.
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
