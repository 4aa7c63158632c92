@_spi(Behaviors) import TesseraKernel

// Recognition of a drag from a press. It works beside the gestures; a drag takes the pointer away from them.

extension ReorderBehavior {
  /// Handles a pointer event. Returns whether the pointer drags an item within the collection, or out of it.
  func handleReorder(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    if state.gesture.isDragging, let dragging: DragBehavior = engine.behavior(),
      dragging.takeOver(from: self, event, engine)
    {
      return true
    }
    guard state.isDeclared || state.gesture.isDragging else { return false }
    if event.button == .secondary, event.phase != .cancelled { return state.gesture.isDragging }
    switch event.phase {
    case .down:
      state.gesture.timing = engine.configuration.gestures
      let receivers = engine.receivers(at: hit)
      // An item that a gesture of the host drags out of the collection is reordered by the same gesture.
      let isLeft = engine.configuration.usesHostDrags && engine.draggableTarget(receivers) != nil
      let item = isLeft ? nil : reorderable(receivers, engine)
      return process(state.gesture.down(on: item, at: event.position, time: event.time), event, engine)
    case .moved: return process(state.gesture.moved(to: event.position, time: event.time), event, engine)
    case .up: return process(state.gesture.up(), event, engine)
    case .cancelled: return process(state.gesture.cancel(), event, engine)
    }
  }

  /// Advances the time. Returns whether a press has become a drag.
  func handleReorder(until time: Double, _ engine: Engine) -> Bool {
    return process(state.gesture.advance(to: time), nil, engine)
  }

  private func process(
    _ outcome: ReorderGesture<EventTarget>.Outcome, _ event: PointerEvent?, _ engine: Engine
  ) -> Bool {
    let moves = event.map { [ReorderInput.move($0.position)] } ?? []
    switch outcome {
    case .none: return false
    case .begin(let item, let place):
      // The press has ended, so that it does not become a tap.
      engine.events.prepend([.scrolling] + ([.begin(item, at: place)] + moves).map(queued))
    case .move: engine.events.prepend(moves.map(queued))
    case .drop: engine.events.prepend((moves + [.drop]).map(queued))
    case .cancel:
      handle(ReorderInput.cancel, engine)
      return event?.phase == .cancelled
    }
    return true
  }
}

extension ReorderInput {
  var target: EventTarget? {
    switch self {
    case .begin(let target, _), .key(_, let target): target
    case .move, .place, .settle, .drop, .cancel: nil
    }
  }

  func about(_ target: EventTarget?) -> ReorderInput {
    guard let target else { return self }
    return switch self {
    case .begin(_, let point): .begin(target, at: point)
    case .key(let move, _): .key(move, target)
    case .move, .place, .settle, .drop, .cancel: self
    }
  }
}
