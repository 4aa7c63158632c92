@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Pointer events on items with swipe actions.

extension SwipeBehavior {
  /// Offers a pointer event to the swipe recognizer. Returns `true` if the recognizer consumed the event.
  func follow(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    if event.phase == .down, event.button == .secondary { _ = close(engine) }
    guard event.button == .primary else { return false }
    let wasOpen = state.gestures.open != nil
    state.gestures.slop = engine.configuration.gestures.slop
    let outcome = outcome(to: event, at: hit, engine)
    if wasOpen || state.gestures.open != nil { engine.requests.invalidatesLayout = true }
    switch outcome {
    case .notTaken: return false
    case .taken: return true
    case .claimed:
      state.pressed = nil
      return true
    case .performed(let target, let side):
      if let action = engine.swipeActions(of: target)[side].first {
        engine.prepend([.swipeAction(action.id, side, of: target)])
      }
      return true
    }
  }

  private func outcome(
    to event: PointerEvent, at hit: PointerHit, _ engine: Engine
  ) -> SwipeGestures<EventTarget>.Outcome {
    let place = place(of: event, engine)
    switch event.phase {
    case .down:
      state.pressed = button(at: event.position, engine).map { ($0, true) }
      let target = engine.receivers(at: hit)
        .first { !engine.swipeActions(of: $0.target).isEmpty }?.target
      return state.gestures.down(
        on: target, target.flatMap { limits(of: $0, engine) } ?? SwipeLimits(extent: 0), at: place)
    case .moved:
      if let pressed = state.pressed {
        state.pressed = (pressed.id, button(at: event.position, engine) == pressed.id)
      }
      return state.gestures.moved(to: place)
    case .up:
      let target = state.gestures.open?.target
      let side = state.shown?.side
      let pressed = state.pressed
      state.pressed = nil
      let outcome = state.gestures.up(at: place)
      if let pressed, let target, let side, button(at: event.position, engine) == pressed.id,
        case .taken = outcome
      {
        engine.prepend([.swipeAction(pressed.id, side, of: target)])
      }
      return outcome
    case .cancelled:
      state.pressed = nil
      return state.gestures.cancel()
    }
  }

  /// Returns the position of a pointer in the coordinates of the recognizer.
  private func place(of event: PointerEvent, _ engine: Engine) -> SwipeGestures<EventTarget>.Place {
    let point = engine.mirrored(event.position, within: engine.window.width)
    return SwipeGestures<EventTarget>.Place(
      across: point[engine.axis.cross], along: point[engine.axis], time: event.time)
  }

  /// Returns the visible action at a point in the viewport; `nil` if there is none.
  private func button(at point: Point, _ engine: Engine) -> ItemID? {
    let place = point + engine.viewport.origin
    let index = state.cells.firstIndex { $0.placement.visibleFrame.contains(place) }
    return index.map { state.actions[$0].id }
  }
}

extension EventState.Input {
  /// Returns an input that performs a swipe action of an item.
  static func swipeAction(_ id: ItemID, _ side: SwipeEdge, of target: EventTarget) -> EventState.Input {
    .run(
      { target, engine in
        guard let target else { return }
        let action = engine.swipeActions(of: target)[side].first { $0.id == id && $0.isEnabled }
        engine.callBack { action?.perform(target.key) }
      }, on: target)
  }
}
