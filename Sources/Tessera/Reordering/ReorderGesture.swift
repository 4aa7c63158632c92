@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A recognizer of drags from pointer events: a state machine without access to items or clocks.
///
///     idle ─down on an item→ pressed ─strays, or time passes→ dragging ─up→ idle, dropped
///                               └─strays too early, up─→ idle        └─taken away→ idle, canceled
struct ReorderGesture<Item> {
  let start: DragStart
  var timing: GestureTiming
  private(set) var phase = Phase.idle
  /// The latest time received.
  private var now = -Double.infinity

  enum Phase {
    /// The pointer is up, or its press is irrelevant.
    case idle
    /// The pointer presses an item that can be dragged.
    case pressed(Item, at: Point, time: Double)
    case dragging
  }

  enum Outcome {
    case none
    /// A drag begins, of an item that was pressed at a point.
    case begin(Item, at: Point)
    case move
    case drop
    case cancel
  }

  init(start: DragStart, timing: GestureTiming) {
    self.start = start
    self.timing = timing
  }

  /// The time at which ``advance(to:)`` has a result, in seconds; `nil` if only pointer events have one.
  var deadline: Double? {
    guard start == .longPress, case .pressed(_, _, let time) = phase else { return nil }
    return time + timing.longPressDuration
  }

  var isIdle: Bool { if case .idle = phase { true } else { false } }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }

  var pressed: Item? { if case .pressed(let item, _, _) = phase { item } else { nil } }

  /// Handles a pointer that goes down, on a draggable item or elsewhere. Cancels the previous press.
  mutating func down(on item: Item?, at point: Point, time: Double) -> Outcome {
    let outcome = cancel()
    now = time.isFinite ? max(now, time) : now
    if let item { phase = .pressed(item, at: point, time: now) }
    return outcome
  }

  mutating func moved(to point: Point, time: Double) -> Outcome {
    // The pointer was held long enough before it moved.
    if case .begin(let item, let place) = advance(to: time) { return .begin(item, at: place) }
    switch phase {
    case .idle: return .none
    case .dragging: return .move
    case .pressed(let item, let place, _):
      let offset = point - place
      guard offset.x * offset.x + offset.y * offset.y > timing.slop * timing.slop else { return .none }
      guard start == .moving else {
        phase = .idle
        return .none
      }
      phase = .dragging
      return .begin(item, at: place)
    }
  }

  mutating func up() -> Outcome {
    defer { phase = .idle }
    return isDragging ? .drop : .none
  }

  mutating func cancel() -> Outcome {
    defer { phase = .idle }
    return isDragging ? .cancel : .none
  }

  /// Ends a press, but not a drag, because the content scrolls.
  mutating func scrolled() { if !isDragging { phase = .idle } }

  /// Ignores the pointer until it goes down again.
  mutating func giveUp() { phase = .idle }

  mutating func advance(to time: Double) -> Outcome {
    if time.isFinite { now = max(now, time) }
    guard let deadline, now >= deadline, case .pressed(let item, let place, _) = phase else { return .none }
    phase = .dragging
    return .begin(item, at: place)
  }

  /// Replaces the pressed item; `nil` ends the press.
  mutating func retarget(_ change: (Item) -> Item?) {
    guard case .pressed(let item, let place, let time) = phase else { return }
    phase = change(item).map { .pressed($0, at: place, time: time) } ?? .idle
  }
}
