@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Makes a drag of what a pointer does: a state machine that knows neither items nor clocks.
///
///     idle ─down on an item→ pressed ─strays, or time passes→ dragging ─up→ idle, dropped
///                               └─strays too early, up─→ idle        └─taken away→ idle, cancelled
struct ReorderGesture<Item> {
  let start: DragStart
  var timing: GestureTiming
  private(set) var phase = Phase.idle
  /// The latest time that was told.
  private var now = -Double.infinity

  /// What the pointer is about.
  enum Phase {
    /// Nothing.
    case idle
    /// An item that may be dragged.
    case pressed(Item, at: Point, time: Double)
    /// A drag.
    case dragging
  }

  /// What it means.
  enum Answer {
    /// Nothing.
    case none
    /// A drag begins of an item that was pressed at a place.
    case begin(Item, at: Point)
    /// The drag goes on.
    case move
    /// The item is let go.
    case drop
    /// The drag is none any more.
    case cancel
  }

  init(start: DragStart, timing: GestureTiming) {
    self.start = start
    self.timing = timing
  }

  /// When ``advance(to:)`` has something to say, in seconds; nil: not unless the pointer does something.
  var deadline: Double? {
    guard start == .longPress, case .pressed(_, _, let time) = phase else { return nil }
    return time + timing.longPressDuration
  }

  /// Whether the pointer is about nothing.
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// Whether the pointer drags.
  var isDragging: Bool { if case .dragging = phase { true } else { false } }

  /// The item that may be dragged.
  var pressed: Item? { if case .pressed(let item, _, _) = phase { item } else { nil } }

  /// The pointer went down on an item that can be dragged, or on nothing such. Another one that was down is given up.
  mutating func down(on item: Item?, at point: Point, time: Double) -> Answer {
    let answer = cancel()
    now = time.isFinite ? max(now, time) : now
    if let item { phase = .pressed(item, at: point, time: now) }
    return answer
  }

  /// The pointer moved.
  mutating func moved(to point: Point, time: Double) -> Answer {
    // Held long enough before it moved.
    if case .begin(let item, let place) = advance(to: time) { return .begin(item, at: place) }
    switch phase {
    case .idle: return .none
    case .dragging: return .move
    case .pressed(let item, let place, _):
      let way = point - place
      guard way.x * way.x + way.y * way.y > timing.slop * timing.slop else { return .none }
      guard start == .moving else {
        phase = .idle
        return .none
      }
      phase = .dragging
      return .begin(item, at: place)
    }
  }

  /// The pointer went up.
  mutating func up() -> Answer {
    defer { phase = .idle }
    return isDragging ? .drop : .none
  }

  /// The system took the pointer away.
  mutating func cancel() -> Answer {
    defer { phase = .idle }
    return isDragging ? .cancel : .none
  }

  /// The content scrolls: whoever presses an item scrolls with it. A drag goes on.
  mutating func scrolled() { if !isDragging { phase = .idle } }

  /// Nobody cares about the pointer any more until it goes down again.
  mutating func giveUp() { phase = .idle }

  /// Time has passed.
  mutating func advance(to time: Double) -> Answer {
    if time.isFinite { now = max(now, time) }
    guard let deadline, now >= deadline, case .pressed(let item, let place, _) = phase else { return .none }
    phase = .dragging
    return .begin(item, at: place)
  }

  /// Exchanges the item that is pressed; nil: it has gone.
  mutating func retarget(_ change: (Item) -> Item?) {
    guard case .pressed(let item, let place, let time) = phase else { return }
    phase = change(item).map { .pressed($0, at: place, time: time) } ?? .idle
  }
}
