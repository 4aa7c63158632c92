@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// How a press becomes a drag out of the collection: beside the gestures, from which it takes the pointer away.

extension DragBehavior {
  /// Follows a pointer.
  ///
  /// - Returns: Whether it has begun a drag.
  func drags(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    guard engine.configuration.dragsItems, event.button == .primary || event.phase == .cancelled else {
      return false
    }
    switch event.phase {
    case .down:
      state.gesture.timing = engine.configuration.gestures
      state.outgoing?.hasPointer = false
      let receivers = engine.receivers(at: hit)
      // What can be carried within the collection is dragged only when it leaves that.
      let item = engine.carriable(receivers) == nil ? engine.offering(receivers) : nil
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

  /// Makes a drag of an item that a pointer carries out of the collection, if it offers anything.
  ///
  /// - Returns: Whether it does.
  func takeOver(from reordering: ReorderBehavior, _ event: PointerEvent, _ engine: Engine) -> Bool {
    guard engine.configuration.dragsItems, event.phase == .moved, reordering.state.isCarrying,
      let drag = reordering.state.drag, let hold = drag.hold, drag.shown != .nowhere,
      !Rect(size: engine.window.size).contains(event.position)
    else { return false }
    let carried = EventTarget(key: engine.snapshot.key(at: drag.shown, kind: drag.kind), path: drag.shown)
    guard let item = engine.offering(engine.lineage(of: Receiver(target: carried))),
      let cell = engine.shownPart(of: drag.shown)
    else { return false }
    let size = engine.frames.frame(of: drag.shown).size
    let across = engine.isMirrored ? 1 - hold.grip.x : hold.grip.x
    let grip = Point(x: across * size.width, y: hold.grip.y * size.height)
    beginDrag(of: item, through: cell, grip: grip, engine)
    guard state.outgoing != nil else { return false }
    state.outgoing?.hasPointer = true
    reordering.handle(.cancel, engine)
    return true
  }

  private func beginDrag(of item: EventTarget, pressedAt point: Point, _ engine: Engine) -> Bool {
    state.gesture.giveUp()
    let place = point + engine.viewport.origin
    let pressed = engine.standing.last { $0.placement.visibleFrame.contains(place) }
    guard let cell = pressed ?? engine.shownPart(of: item.path) else {
      return false
    }
    beginDrag(of: item, through: cell, grip: place - cell.placement.frame.origin, engine)
    guard state.outgoing != nil else { return false }
    state.outgoing?.hasPointer = true
    // The press is none any more, so that no tap comes of it.
    engine.follow(engine.events.gestures.cancel())
    return true
  }
}
