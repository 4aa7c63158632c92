// How a press becomes a drag: beside the gestures, from which a drag takes the pointer away.

extension Engine {
  /// Follows a pointer; whether it is nobody else's: an item is carried.
  func carries(_ event: PointerEvent) -> Bool {
    guard reordering.content?.reordering.onReorder != nil || reordering.gesture.isDragging else {
      return false
    }
    if event.button == .secondary, event.phase != .cancelled { return reordering.gesture.isDragging }
    switch event.phase {
    case .down:
      let receivers = receivers(at: event.position)
      // What is dragged out of the collection by a gesture of the host's is carried within it by the same.
      let isLeft = configuration.leavesDrags && offering(receivers) != nil
      let item = isLeft ? nil : carriable(receivers)
      return follow(reordering.gesture.down(on: item, at: event.position, time: event.time), event)
    case .moved: return follow(reordering.gesture.moved(to: event.position, time: event.time), event)
    case .up: return follow(reordering.gesture.up(), event)
    case .cancelled: return follow(reordering.gesture.cancel(), event)
    }
  }

  /// Lets time pass; whether a press has become a drag.
  func carries(at time: Double) -> Bool { follow(reordering.gesture.advance(to: time), nil) }

  /// Lets the next events be what the pointer means.
  private func follow(_ answer: ReorderGesture<EventTarget>.Answer, _ event: PointerEvent?) -> Bool {
    let moves = event.map { [ReorderInput.move($0.position)] } ?? []
    switch answer {
    case .none: return false
    case .begin(let item, let place):
      // The press is none any more, so that no tap comes of it.
      events.prepend([.scrolling] + ([.begin(item, at: place)] + moves).map { .reorder($0) })
    case .move: events.prepend(moves.map { .reorder($0) })
    case .drop: events.prepend((moves + [.drop]).map { .reorder($0) })
    case .cancel:
      handle(ReorderInput.cancel)
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

  /// The same about the item where it is now; nil where that has gone.
  func retargeted(_ change: (EventTarget) -> EventTarget?) -> ReorderInput? {
    switch self {
    case .begin(let target, let point): change(target).map { .begin($0, at: point) }
    case .key(let move, let target): change(target).map { .key(move, $0) }
    case .move, .place, .settle, .drop, .cancel: self
    }
  }
}
