import Tessera
import TesseraLayout

// What people do to items, addressed by their ids. Each is followed by as many frames as it takes; false where no item on
// screen has the id.

extension HeadlessCollection {
  /// Taps the first item on screen with an id.
  @discardableResult
  public func tap(_ id: ItemID, modifiers: KeyModifiers = []) -> Bool {
    perform(.tap, on: id, modifiers: modifiers)
  }

  /// Taps a place on screen, in viewport coordinates, in points.
  ///
  /// - Returns: Whether anything there takes the tap.
  @discardableResult
  public func tap(at point: Point, modifiers: KeyModifiers = []) -> Bool {
    let isTaken = engine.tap(at: point, modifiers: modifiers) != nil
    update()
    return isTaken
  }

  /// Taps the first item on screen with an id twice.
  @discardableResult
  public func doubleTap(_ id: ItemID) -> Bool { perform(.doubleTap, on: id) }

  /// Presses the first item on screen with an id and holds it.
  @discardableResult
  public func longPress(_ id: ItemID) -> Bool { perform(.longPress, on: id) }

  /// Presses the first item on screen with an id, or lets go of it.
  @discardableResult
  public func highlight(_ id: ItemID, _ isHighlighted: Bool = true) -> Bool {
    with(id) { engine.highlight(isHighlighted ? $0 : nil) }
  }

  /// Chooses an action from an item's menu.
  ///
  /// - Returns: Whether the item, or a group around it, has such an action and it can be chosen.
  @discardableResult
  public func contextAction(_ action: ItemID, on id: ItemID) -> Bool {
    guard with(id, { engine.openContextMenu(of: $0) }),
      let menu = engine.contextMenu, menu.actions.contains(where: { $0.id == action && $0.isEnabled })
    else {
      engine.closeContextMenu()
      return false
    }
    engine.performContextAction(action)
    update()
    return true
  }

  /// Sends an event as the view of an item does.
  @discardableResult
  public func send<Event>(_ event: Event, from id: ItemID) -> Bool {
    with(id) { engine.send(event, from: $0) }
  }

  /// Presses a key on the focused item; whether its cell makes something of it.
  @discardableResult
  public func sendKey(_ key: Key) -> Bool {
    let isTaken = engine.sendKey(key)
    update()
    return isTaken
  }

  /// Moves a pointer, in viewport coordinates.
  @discardableResult
  public func pointer(
    _ phase: PointerEvent.Phase, at position: Point, time: Double, button: PointerEvent.Button = .primary,
    modifiers: KeyModifiers = []
  ) -> [MountOperation] {
    engine.pointer(PointerEvent(phase, at: position, time: time, button: button, modifiers: modifiers))
    return update()
  }

  /// Lets time pass for gestures, to a time in seconds.
  @discardableResult
  public func wait(until time: Double) -> [MountOperation] {
    engine.recognizeGestures(at: time)
    return update()
  }

  private func perform(_ gesture: Gesture, on id: ItemID, modifiers: KeyModifiers = []) -> Bool {
    with(id) { engine.perform(gesture, on: $0, modifiers: modifiers) }
  }

  private func with(_ id: ItemID, _ action: (CellID) -> Void) -> Bool {
    guard let cell = engine.cell(of: id) else { return false }
    action(cell.id)
    update()
    return true
  }
}
