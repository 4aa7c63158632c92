@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Swipe actions, for hosts and apps.

extension Engine {
  private var swiping: SwipeBehavior? { behavior() }

  /// The item that is swiped or open, with its visible actions as of the latest transaction; `nil` if no item
  /// is displaced.
  ///
  /// The views of the actions are among ``cells``, behind those of the item. Hosts draw them like any other.
  public var openSwipe: OpenSwipe? {
    guard let swiping, let shown = swiping.state.shown else { return nil }
    let buttons = zip(swiping.state.actions, swiping.state.cells).map { action, cell in
      OpenSwipe.Button(id: action.id, title: action.title, view: cell.id, frame: cell.placement.frame)
    }
    return OpenSwipe(
      key: shown.target.key, side: shown.side, offset: swiping.offset(self),
      isHeld: swiping.state.gestures.open?.isHeld ?? false, isFull: swiping.isFull, buttons: buttons)
  }

  /// Reveals the actions on one side of an item, or of a group around it, as a swipe does; has no effect if
  /// there are none.
  public func openSwipe(of id: CellID, _ side: SwipeEdge) {
    guard let cell = live[id], cell.path != .nowhere else { return }
    let target = EventTarget(key: cell.key, path: cell.path)
    post(
      .run({ target, engine in if let target { engine.swiping?.open(target, side, engine) } }, on: target))
  }

  /// Closes the item that is swiped or open.
  ///
  /// - Returns: `true` if there was one.
  @discardableResult
  public func closeSwipe() -> Bool { swiping?.close(self) ?? false }

  /// Handles a key for actions: Escape closes an open item; Delete and Backspace perform the first
  /// destructive action of the focused item, or of a group around it.
  ///
  /// - Returns: `true` if the key has a meaning there.
  @discardableResult
  public func pressActionKey(_ key: Key) -> Bool { key == .escape ? closeSwipe() : pressDeletionKey(key) }

  func swipeActions(of target: EventTarget) -> SwipeActions {
    declaredCell(of: target)?.attributes.swipeActions ?? SwipeActions()
  }
}
