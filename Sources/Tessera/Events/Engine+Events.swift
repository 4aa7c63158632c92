@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Events of a collection, addressed by item: hosts send them, declarations handle them.
//
// An event that is sent during a transaction is handled after it, with the next update at the latest. Events
// are handled in order, by the items that they were sent to; an event for an item that is gone is dropped.
// Handlers never run inside one another.

extension Engine {
  // MARK: Pointers

  /// Sends a pointer event.
  ///
  /// A press becomes a highlight and a tap, a double tap or a long press, unless the pointer moves too far or
  /// the content scrolls. A press of the secondary button opens ``contextMenu``.
  ///
  /// Events with a position that is not finite are ignored; if the pointer goes up there, its press is
  /// canceled.
  public func pointer(_ event: PointerEvent) {
    if event.position.x.isFinite, event.position.y.isFinite { return post(.pointer(event)) }
    guard event.phase == .up || event.phase == .cancelled else { return }
    post(.pointer(PointerEvent(.cancelled, at: .zero, time: event.time, button: event.button)))
  }

  /// Advances the time of gestures, such as a press that becomes a long one, or a tap that no second tap
  /// follows.
  ///
  /// Frames with a time do this themselves. Call this method if the frames of the host have no time.
  public func recognizeGestures(at time: Double) { post(.time(time)) }

  /// A Boolean value that indicates whether the pointer that is down performs a gesture that scrolling must
  /// not interrupt: a swipe, a drag or a marquee selection.
  ///
  /// It is meant for hosts whose views scroll by themselves.
  public var claimsPointer: Bool {
    anyBehavior(in: .pointer) { $0.claimsPointer(self) }
  }

  /// Returns whether a movement of the pointer that is down turns its press into a swipe.
  ///
  /// A host asks before it lets the movement scroll.
  ///
  /// - Parameter distance: The movement since the press, in points.
  public func claimsPointer(movingBy distance: Point) -> Bool {
    let offset = mirrored(distance, within: 0)
    return claimsPointer
      || anyBehavior(in: .pointer) {
        $0.claimsPointer(movingAcross: offset[axis.cross], along: offset[axis], self)
      }
  }

  // MARK: Gestures, for hosts that recognize them

  /// Taps the item at a position on screen.
  ///
  /// - Parameters:
  ///   - point: A position in viewport coordinates, in points from the top left corner.
  ///   - modifiers: The keys held down; see ``SelectionMode``.
  /// - Returns: The key of the item, or the group around it, that receives the tap; `nil` if none does, and
  ///   during a transaction, when the receiver is not known yet.
  @discardableResult
  public func tap(at point: Point, modifiers: KeyModifiers = []) -> ItemKey? {
    perform(.tap, at: point, modifiers: modifiers)
  }

  /// Performs a gesture at a position on screen; see ``tap(at:modifiers:)``.
  @discardableResult
  public func perform(_ gesture: Gesture, at point: Point, modifiers: KeyModifiers = []) -> ItemKey? {
    let receiver = isInTransaction ? nil : receiver(of: gesture, among: receivers(at: point))
    post(.gestureAtPoint(gesture, point, modifiers))
    return receiver?.target.key
  }

  /// Performs a gesture on an item; a tap focuses the item, selects it, and calls its handler.
  public func perform(_ gesture: Gesture, on id: CellID, modifiers: KeyModifiers = []) {
    guard let target = target(of: id) else { return }
    post(.gestureOnTarget(gesture, target, modifiers))
  }

  /// Performs a tap on an item.
  public func activate(_ id: CellID) { perform(.tap, on: id) }

  /// Performs a tap on the focused item.
  ///
  /// - Returns: `true` if there is a focused item.
  @discardableResult
  public func activateFocus() -> Bool {
    guard let target = focusedTarget else { return false }
    post(.gestureOnTarget(.tap, target, []))
    return true
  }

  /// The target with the focus, even if it is on screen only with the next frame: keys may be faster.
  var focusedTarget: EventTarget? {
    focus.flatMap { focus in
      let target = EventTarget(key: focus.key, path: focus.path)
      return declaredCell(of: target).map { _ in target }
    }
  }

  /// Highlights an item as pressed instead of the previous one, if it handles any gesture; `nil` removes the
  /// highlight.
  public func highlight(_ id: CellID?) { post(.highlight(id.flatMap(target))) }

  /// The key of the pressed item or group of cells; `nil` if none is pressed.
  public var highlightedKey: ItemKey? { inputBehavior?.state.highlighted?.key }

  // MARK: Custom events

  /// Sends a key to the cell of the focused item, which may turn it into an event; see
  /// ``CanvasCell/event(for:)``.
  ///
  /// - Returns: `true` if the cell turns the key into an event and its declaration has a handler.
  @discardableResult
  public func sendKey(_ key: Key) -> Bool {
    guard let target = focusedTarget, let cell = declaredCell(of: target),
      cell.handlesCellEvents,
      let event = cell.box.event(for: key)
    else { return false }
    post(.event(event, target))
    return true
  }

  /// Sends an event of a cell's view to the handler of the item that the view currently shows.
  public func send<Event>(_ event: Event, from id: CellID) { receive(CellEvent(event), from: id) }

  private func target(of id: CellID) -> EventTarget? {
    guard let cell = live[id], cell.path != .nowhere else { return nil }
    return EventTarget(key: cell.key, path: cell.path)
  }

  // MARK: Context actions

  /// The open menu; `nil` if there is none, or its item is gone.
  ///
  /// Hosts show the menu and report the choice of the user.
  public var contextMenu: ContextMenu? {
    guard let menu = inputBehavior?.state.menu, let cell = declaredCell(of: menu.target) else { return nil }
    let actions = cell.attributes.actions
    return actions.isEmpty
      ? nil : ContextMenu(key: menu.target.key, actions: actions, position: menu.position)
  }

  /// Opens the menu of the item at a position on screen; ``contextMenu`` is `nil` if it has none.
  public func openContextMenu(at point: Point) { post(.menuAt(point)) }

  /// Opens the menu of an item.
  public func openContextMenu(of id: CellID) {
    guard let target = target(of: id) else { return }
    post(.menu(target))
  }

  /// Closes the menu without a choice.
  public func closeContextMenu() {
    if inputBehavior?.state.menu != nil { events.menu = nil }
  }

  /// Performs an action of the open menu, and closes it.
  public func performContextAction(_ id: ItemID) {
    guard let menu = inputBehavior?.state.menu else { return }
    events.menu = nil
    post(.action(id, menu.target))
  }

  /// Performs one of an item's context actions, as after a swipe; if the item has no such action, that of a
  /// group around it.
  public func performContextAction(_ id: ItemID, on cell: CellID) {
    guard let target = target(of: cell) else { return }
    post(.action(id, target))
  }
}
