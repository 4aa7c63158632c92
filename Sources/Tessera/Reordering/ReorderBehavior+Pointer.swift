@_spi(Behaviors) import TesseraKernel

// How a press becomes a drag: beside the gestures, from which a drag takes the pointer away.

extension ReorderBehavior {
  /// Follows a pointer.
  ///
  /// - Returns: Whether it carries an item, or drags it out of the collection.
  func carries(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
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
      // What is dragged out of the collection by a gesture of the host's is carried within it by the same.
      let isLeft = engine.configuration.leavesDrags && engine.offering(receivers) != nil
      let item = isLeft ? nil : carriable(receivers, engine)
      return follow(state.gesture.down(on: item, at: event.position, time: event.time), event, engine)
    case .moved: return follow(state.gesture.moved(to: event.position, time: event.time), event, engine)
    case .up: return follow(state.gesture.up(), event, engine)
    case .cancelled: return follow(state.gesture.cancel(), event, engine)
    }
  }

  /// Lets time pass.
  ///
  /// - Returns: Whether a press has become a drag.
  func carries(until time: Double, _ engine: Engine) -> Bool {
    return follow(state.gesture.advance(to: time), nil, engine)
  }

  /// Lets the next events be what the pointer means.
  private func follow(
    _ answer: ReorderGesture<EventTarget>.Answer, _ event: PointerEvent?, _ engine: Engine
  ) -> Bool {
    let moves = event.map { [ReorderInput.move($0.position)] } ?? []
    switch answer {
    case .none: return false
    case .begin(let item, let place):
      // The press is none any more, so that no tap comes of it.
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
  /// The item that it is about, where that is told.
  var target: EventTarget? {
    switch self {
    case .begin(let target, _), .key(_, let target): target
    case .move, .place, .settle, .drop, .cancel: nil
    }
  }

  /// The same about the item where it is by then.
  func about(_ target: EventTarget?) -> ReorderInput {
    guard let target else { return self }
    return switch self {
    case .begin(_, let point): .begin(target, at: point)
    case .key(let move, _): .key(move, target)
    case .move, .place, .settle, .drop, .cancel: self
    }
  }
}
