import TesseraLayout

// How a press becomes a drag out of the collection: beside the gestures, from which it takes the pointer away.

extension Engine {
  /// Follows a pointer; whether it is nobody else's: it has begun a drag.
  func drags(_ event: PointerEvent) -> Bool {
    guard configuration.dragsItems, event.button == .primary || event.phase == .cancelled else {
      return false
    }
    switch event.phase {
    case .down:
      dragging.outgoing?.hasPointer = false
      let receivers = receivers(at: event.position)
      // What can be carried within the collection is dragged only when it leaves that.
      let item = carriable(receivers) == nil ? offering(receivers) : nil
      _ = dragging.gesture.down(on: item, at: event.position, time: event.time)
      return false
    case .moved:
      if dragging.outgoing?.hasPointer ?? false { return true }
      if case .begin(let item, let place) = dragging.gesture.moved(to: event.position, time: event.time) {
        return beginDrag(of: item, pressedAt: place)
      }
      return false
    case .up, .cancelled:
      dragging.gesture.giveUp()
      let isHeld = dragging.outgoing?.hasPointer ?? false
      dragging.outgoing?.hasPointer = false
      // A drag that no host has taken ends with its pointer.
      if isHeld, dragging.outgoing?.isTaken == false { endDrag(nil) }
      return isHeld
    }
  }

  /// Makes a drag of an item that a pointer carries out of the collection, if it offers anything; whether it does.
  func leaves(_ event: PointerEvent) -> Bool {
    guard configuration.dragsItems, event.phase == .moved, reordering.gesture.isDragging,
      reordering.isCarrying,
      let drag = reordering.drag, let hold = drag.hold, drag.shown != .nowhere,
      !Rect(size: window.size).contains(event.position)
    else { return false }
    let carried = EventTarget(key: snapshot.key(at: drag.shown, kind: drag.kind), path: drag.shown)
    guard let item = offering(lineage(of: Receiver(target: carried))),
      let cell = live.first(where: { isElement($0.path, of: drag.shown) })
    else { return false }
    let size = frames.frame(of: drag.shown).size
    let across = isMirrored ? 1 - hold.grip.x : hold.grip.x
    beginDrag(of: item, through: cell, grip: Point(x: across * size.width, y: hold.grip.y * size.height))
    guard isDragging else { return false }
    dragging.outgoing?.hasPointer = true
    handle(ReorderInput.cancel)
    return true
  }

  private func beginDrag(of item: EventTarget, pressedAt point: Point) -> Bool {
    dragging.gesture.giveUp()
    let place = point + viewport.origin
    let pressed = standing.last { $0.placement.visibleFrame.contains(place) }
    guard let cell = pressed ?? live.first(where: { isElement($0.path, of: item.path) }) else { return false }
    beginDrag(of: item, through: cell, grip: place - cell.placement.frame.origin)
    guard isDragging else { return false }
    dragging.outgoing?.hasPointer = true
    // The press is none any more, so that no tap comes of it.
    follow(events.gestures.cancel())
    return true
  }
}
