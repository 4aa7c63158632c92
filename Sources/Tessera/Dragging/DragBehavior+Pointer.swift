@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Recognition of drags out of the collection. It works beside the gestures; a drag takes the pointer away
// from them.

extension DragBehavior {
  /// Handles a pointer event. Returns whether a drag is under way.
  func handleDragOut(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    guard engine.configuration.dragsItems, event.button == .primary || event.phase == .cancelled else {
      return false
    }
    switch event.phase {
    case .down:
      state.gesture.timing = engine.configuration.gestures
      state.outgoing?.hasPointer = false
      let receivers = engine.receivers(at: hit)
      // An item that can be reordered within the collection is dragged only when it leaves the collection.
      let item = engine.reorderable(receivers) == nil ? engine.draggableTarget(receivers) : nil
      _ = state.gesture.down(on: item, at: event.position, time: event.time)
      return false
    case .moved:
      if state.outgoing?.hasPointer ?? false { return true }
      if case .begin(let item, let place) = state.gesture.moved(to: event.position, time: event.time) {
        return beginDrag(of: item, pressedAt: place, engine)
      }
      return false
    case .up, .cancelled:
      state.gesture.giveUp()
      let isHeld = state.outgoing?.hasPointer ?? false
      state.outgoing?.hasPointer = false
      // A drag that no host has taken ends with its pointer.
      if isHeld, state.outgoing?.isTaken == false { engine.endDrag(nil) }
      return isHeld
    }
  }

  /// Turns a reordering into a drag when the pointer leaves the collection, if the item is draggable. Returns
  /// whether a drag has begun.
  func takeOver(from reordering: ReorderBehavior, _ event: PointerEvent, _ engine: Engine) -> Bool {
    guard engine.configuration.dragsItems, event.phase == .moved, reordering.state.isActive,
      let drag = reordering.state.drag, let hold = drag.hold, drag.shown != .nowhere,
      !Rect(size: engine.window.size).contains(event.position)
    else { return false }
    let dragged = EventTarget(key: engine.snapshot.key(at: drag.shown, kind: drag.kind), path: drag.shown)
    guard let item = engine.draggableTarget(engine.responderChain(of: EventReceiver(target: dragged))),
      let cell = engine.mountedPart(of: drag.shown)
    else { return false }
    let size = engine.frames.frame(of: drag.shown).size
    let across = engine.isMirrored ? 1 - hold.grabOffset.x : hold.grabOffset.x
    let grabOffset = Point(x: across * size.width, y: hold.grabOffset.y * size.height)
    beginDrag(of: item, through: cell, grabOffset: grabOffset, engine)
    guard state.outgoing != nil else { return false }
    state.outgoing?.hasPointer = true
    reordering.handle(.cancel, engine)
    return true
  }

  private func beginDrag(of item: EventTarget, pressedAt point: Point, _ engine: Engine) -> Bool {
    state.gesture.giveUp()
    let place = point + engine.viewport.origin
    let pressed = engine.stayingCells.last { $0.placement.visibleFrame.contains(place) }
    guard let cell = pressed ?? engine.mountedPart(of: item.path) else {
      return false
    }
    beginDrag(of: item, through: cell, grabOffset: place - cell.placement.frame.origin, engine)
    guard state.outgoing != nil else { return false }
    state.outgoing?.hasPointer = true
    // The press has ended, so that it does not become a tap.
    engine.process(engine.events.gestures.cancel())
    return true
  }
}
