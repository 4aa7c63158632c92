@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// What happens to a collection, addressed by item: hosts tell it, declarations handle it.
//
// What is told during a transaction is handled after it, with the next update at the latest, in order and by the items
// that it was about; about items that have gone meanwhile nobody hears. Handlers never run inside one another.

extension Engine {
  // MARK: Pointers

  /// Tells what a pointer did; a press becomes a highlight and a tap, a double tap or a long press, unless it strays too
  /// far or the content scrolls. A press of the secondary button opens ``contextMenu``.
  ///
  /// A place that is not finite is none: a pointer that goes up there is taken away.
  public func pointer(_ event: PointerEvent) {
    if event.position.x.isFinite, event.position.y.isFinite { return post(.pointer(event)) }
    guard event.phase == .up || event.phase == .cancelled else { return }
    post(.pointer(PointerEvent(.cancelled, at: .zero, time: event.time, button: event.button)))
  }

  /// Tells that time has passed: a press has become a long one, or a tap was not followed by a second one. Frames that have
  /// a time do so by themselves; this is for hosts whose frames have none.
  public func recognizeGestures(at time: Double) { post(.time(time)) }

  /// Whether the pointer that is down has become something that scrolling gives way to: a swipe, a drag, a band. For hosts
  /// whose views scroll by themselves.
  public var claimsPointer: Bool {
    anyBehavior(in: .pointer) { $0.claimsPointer(self) }
  }

  /// Whether the pointer that is down becomes a swipe by moving so far, in points: asked before a host lets the movement
  /// scroll.
  public func claimsPointer(movingBy distance: Point) -> Bool {
    let way = mirrored(distance, within: 0)
    return claimsPointer
      || anyBehavior(in: .pointer) {
        $0.claimsPointer(movingAcross: way[axis.cross], along: way[axis], self)
      }
  }

  // MARK: Gestures, for hosts that recognise them

  /// Taps whatever is at a place on screen.
  ///
  /// - Parameters:
  ///   - point: A place in viewport coordinates, in points from its top left corner.
  ///   - modifiers: The keys held down; see ``SelectionMode``.
  /// - Returns: What the tap goes to: the item that was hit or a group around it; nil where nobody takes it, and during a
  ///   transaction, after which it is found out.
  @discardableResult
  public func tap(at point: Point, modifiers: KeyModifiers = []) -> ItemKey? {
    perform(.tap, at: point, modifiers: modifiers)
  }

  /// Does what a gesture at a place on screen does; see ``tap(at:modifiers:)``.
  @discardableResult
  public func perform(_ gesture: Gesture, at point: Point, modifiers: KeyModifiers = []) -> ItemKey? {
    let receiver = isInTransaction ? nil : receiver(of: gesture, among: receivers(at: point))
    post(.gestureAt(gesture, point, modifiers))
    return receiver?.target.key
  }

  /// Does what a gesture on an item does; a tap gives it the focus, selects it, and runs its action.
  public func perform(_ gesture: Gesture, on id: CellID, modifiers: KeyModifiers = []) {
    guard let target = target(of: id) else { return }
    post(.gestureOn(gesture, target, modifiers))
  }

  /// Does what a tap on an item does.
  public func activate(_ id: CellID) { perform(.tap, on: id) }

  /// Does what a tap on the focused item does; whether there is one.
  @discardableResult
  public func activateFocus() -> Bool {
    guard let target = focusedTarget else { return false }
    post(.gestureOn(.tap, target, []))
    return true
  }

  /// What has the focus, be it on screen already or only with the next frame: keys may come faster than frames.
  var focusedTarget: EventTarget? {
    focus.flatMap { focus in
      let target = EventTarget(key: focus.key, path: focus.path)
      return declaredCell(of: target).map { _ in target }
    }
  }

  /// Shows an item as pressed in place of the one before, if it reacts to anything; nil: none.
  public func highlight(_ id: CellID?) { post(.highlight(id.flatMap(target))) }

  /// What is pressed: an item, or a group of cells.
  public var highlightedKey: ItemKey? { inputBehavior?.state.highlighted?.key }

  // MARK: Custom events

  /// Does what the focused item's cell makes of a key.
  ///
  /// - Returns: Whether it makes something of it, and its declaration has a handler; see ``CanvasCell/event(for:)``.
  @discardableResult
  public func sendKey(_ key: Key) -> Bool {
    guard let target = focusedTarget, let cell = declaredCell(of: target),
      cell.attributes.handlers.onEvent != nil,
      let event = cell.box.event(for: key)
    else { return false }
    post(.event(event, target))
    return true
  }

  /// Sends an event as the view of a cell does, to the handler of the item that the view shows now.
  public func send<Event>(_ event: Event, from id: CellID) { receive(CellEvent(event), from: id) }

  /// The item that a view shows at this moment.
  private func target(of id: CellID) -> EventTarget? {
    guard let cell = live[id], cell.path != .nowhere else { return nil }
    return EventTarget(key: cell.key, path: cell.path)
  }

  // MARK: Context actions

  /// The menu that is open; nil when its item goes. Hosts show it, and say what became of it.
  public var contextMenu: ContextMenu? {
    guard let menu = inputBehavior?.state.menu, let cell = declaredCell(of: menu.target) else { return nil }
    let actions = cell.attributes.actions
    return actions.isEmpty
      ? nil : ContextMenu(key: menu.target.key, actions: actions, position: menu.position)
  }

  /// Opens the menu of whatever is at a place on screen; ``contextMenu`` is nil where it has none.
  public func openContextMenu(at point: Point) { post(.menuAt(point)) }

  /// Opens the menu of an item.
  public func openContextMenu(of id: CellID) {
    guard let target = target(of: id) else { return }
    post(.menu(target))
  }

  /// Closes the menu; nothing was chosen.
  public func closeContextMenu() {
    if inputBehavior?.state.menu != nil { events.menu = nil }
  }

  /// Does what was chosen from the menu that is open, and closes it.
  public func performContextAction(_ id: ItemID) {
    guard let menu = inputBehavior?.state.menu else { return }
    events.menu = nil
    post(.action(id, menu.target))
  }

  /// Does one of an item's context actions, as after a swipe; where the item has none, that of a group around it.
  public func performContextAction(_ id: ItemID, on cell: CellID) {
    guard let target = target(of: cell) else { return }
    post(.action(id, target))
  }
}
