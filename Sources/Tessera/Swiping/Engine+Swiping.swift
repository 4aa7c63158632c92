@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Items that are swiped, for hosts and programs.

extension Engine {
  private var swiping: SwipeBehavior? { behavior() }

  /// The item that is swiped or open, with the actions that it shows at the time of the latest transaction; nil: none is
  /// away from its place.
  ///
  /// The views of the actions are among ``cells``, behind those of the item: hosts draw them like any other.
  public var openSwipe: OpenSwipe? {
    guard let swiping, let shown = swiping.state.shown else { return nil }
    let buttons = zip(swiping.state.actions, swiping.state.cells).map { action, cell in
      OpenSwipe.Button(id: action.id, title: action.title, view: cell.id, frame: cell.placement.frame)
    }
    return OpenSwipe(
      key: shown.target.key, side: shown.side, offset: swiping.offset(self),
      isHeld: swiping.state.gestures.open?.isHeld ?? false, isFull: swiping.isFull, buttons: buttons)
  }

  /// Shows the actions at a side of an item, or of a group around it, as a swipe does; nothing happens where there are none.
  public func openSwipe(of id: CellID, _ side: SwipeSide) {
    guard let cell = live[id], cell.path != .nowhere else { return }
    let target = EventTarget(key: cell.key, path: cell.path)
    post(
      .run({ target, engine in if let target { engine.swiping?.open(target, side, engine) } }, on: target))
  }

  /// Closes the item that is swiped or open.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func closeSwipe() -> Bool { swiping?.close(self) ?? false }

  /// Does what a key means for actions: Escape closes an open item, Delete and Backspace do the first destructive thing that
  /// can be done with the focused item, or with a group around it.
  ///
  /// - Returns: Whether the key means something there.
  @discardableResult
  public func pressActionKey(_ key: Key) -> Bool { key == .escape ? closeSwipe() : pressDeletionKey(key) }

  /// Returns what swiping an item offers.
  func swipeActions(of target: EventTarget) -> SwipeActions {
    declaredCell(of: target)?.attributes.swipeActions ?? SwipeActions()
  }
}
