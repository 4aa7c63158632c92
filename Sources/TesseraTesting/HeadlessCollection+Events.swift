import Tessera
import TesseraLayout

// User actions on items, addressed by their ids. After each action, frames are drawn until nothing is left to
// do. The result is false if no item on screen has the id.

extension HeadlessCollection {
  /// Taps the first item on screen with an id.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public func tap(_ id: ItemID, modifiers: KeyModifiers = []) -> Bool {
    perform(.tap, on: id, modifiers: modifiers)
  }

  /// Taps a point of the viewport, in points.
  ///
  /// - Returns: `true` if an element at the point handles the tap.
  @discardableResult
  public func tap(at point: Point, modifiers: KeyModifiers = []) -> Bool {
    let isTaken = engine.tap(at: point, modifiers: modifiers) != nil
    update()
    return isTaken
  }

  /// Double-taps the first item on screen with an id.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public func doubleTap(_ id: ItemID) -> Bool { perform(.doubleTap, on: id) }

  /// Long-presses the first item on screen with an id.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public func longPress(_ id: ItemID) -> Bool { perform(.longPress, on: id) }

  /// Highlights the first item on screen with an id, or removes its highlight.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public func highlight(_ id: ItemID, _ isHighlighted: Bool = true) -> Bool {
    with(id) { engine.highlight(isHighlighted ? $0 : nil) }
  }

  /// Performs an action of an item's context menu.
  ///
  /// - Returns: `true` if the item, or a group around it, has such an action and the action is enabled.
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

  /// Sends an event from the view of an item.
  ///
  /// - Returns: `true` if there is such an item.
  @discardableResult
  public func send<Event>(_ event: Event, from id: ItemID) -> Bool {
    with(id) { engine.send(event, from: $0) }
  }

  /// Sends a key to the focused item.
  ///
  /// - Returns: `true` if its cell handles the key.
  @discardableResult
  public func sendKey(_ key: Key) -> Bool {
    let isTaken = engine.sendKey(key)
    update()
    return isTaken
  }

  /// Sends a pointer event, with a position in viewport coordinates, in points, and a time in seconds.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func pointer(
    _ phase: PointerEvent.Phase, at position: Point, time: Double, button: PointerEvent.Button = .primary,
    modifiers: KeyModifiers = []
  ) -> [MountOperation] {
    engine.pointer(PointerEvent(phase, at: position, time: time, button: button, modifiers: modifiers))
    return update()
  }

  /// Advances the gesture recognizers to a time in seconds.
  ///
  /// - Returns: The operations performed on the views.
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
