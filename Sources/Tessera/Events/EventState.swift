@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The pending events, and the results of the handled ones.
struct EventState {
  private var queue = EventQueue<Input>()
  var gestures: PointerGestures<PressReceivers>
  var highlighted: EventTarget?
  /// The item with an open menu, and the position of the request.
  var menu: (target: EventTarget, position: Point?)?

  enum Input {
    case pointer(PointerEvent)
    /// Time has passed, in seconds.
    case time(Double)
    /// The content scrolls under the pointer.
    case scrolling
    /// A gesture at a point in the viewport.
    case gestureAtPoint(Gesture, Point, KeyModifiers)
    case gestureOnTarget(Gesture, EventTarget, KeyModifiers)
    /// A gesture whose receiver is known.
    case gesture(Gesture, EventReceiver)
    /// A press on an item that may handle gestures, or the end of a press.
    case highlight(EventTarget?)
    /// A press on an item that is known to show it, or the end of a press.
    case press(EventTarget?)
    /// A request for the menu at a point in the viewport.
    case menuAt(Point)
    case menu(EventTarget)
    /// The choice of an action.
    case action(ItemID, EventTarget)
    case event(AnyCellEvent, EventTarget)
    case call(() -> Void)
    /// An action of a behavior, which receives the engine and, if it concerns an item, the current target.
    /// The queue belongs to the engine: the closure must not capture it.
    case run((EventTarget?, Engine) -> Void, on: EventTarget?)
  }

  init(timing: GestureTiming) { gestures = PointerGestures(timing: timing) }

  var isWaiting: Bool { !queue.isEmpty }

  mutating func append(_ input: Input) { queue.append(input) }

  mutating func prepend(_ inputs: [Input]) { queue.prepend(inputs) }

  mutating func takeNext() -> Input? { queue.popFirst() }

  var targets: [EventTarget] {
    var targets: [EventTarget] = []
    for input in queue.elements { input.target.map { targets.append($0) } }
    for receivers in gestures.targets { targets += receivers.targets }
    if let highlighted { targets.append(highlighted) }
    if let menu { targets.append(menu.target) }
    return targets
  }

  /// Migrates the state to new places of items; events for items that are gone are dropped.
  mutating func retarget(_ change: (EventTarget) -> EventTarget?) {
    queue.update { $0.retargeted(change) }
    gestures.retarget { $0.retargeted(change) }
    highlighted = highlighted.flatMap(change)
    menu = menu.flatMap { menu in change(menu.target).map { ($0, menu.position) } }
  }
}

extension EventState.Input {
  fileprivate var target: EventTarget? {
    switch self {
    case .pointer, .time, .scrolling, .gestureAtPoint, .menuAt, .call: nil
    case .gesture(_, let receiver): receiver.target
    case .highlight(let target), .press(let target): target
    case .run(_, let target): target
    case .gestureOnTarget(_, let target, _), .menu(let target), .action(_, let target), .event(_, let target):
      target
    }
  }

  /// Returns the same event for the item at its current place; `nil` if the item is gone.
  fileprivate func retargeted(_ change: (EventTarget) -> EventTarget?) -> EventState.Input? {
    switch self {
    case .pointer, .time, .scrolling, .gestureAtPoint, .menuAt, .highlight(nil), .press(nil), .call,
      .run(_, on: nil):
      self
    case .gesture(let gesture, let receiver): receiver.retargeted(change).map { .gesture(gesture, $0) }
    case .gestureOnTarget(let gesture, let target, let modifiers):
      change(target).map { .gestureOnTarget(gesture, $0, modifiers) }
    case .highlight(let target?): .highlight(change(target))
    case .press(let target?): .press(change(target))
    case .menu(let target): change(target).map { .menu($0) }
    case .run(let action, let target?): change(target).map { .run(action, on: $0) }
    case .action(let id, let target): change(target).map { .action(id, $0) }
    case .event(let event, let target): change(target).map { .event(event, $0) }
    }
  }
}

extension EventState {
  var isPressing: Bool { gestures.isPressed || highlighted != nil }

  /// Whether the state may refer to items.
  var hasTargets: Bool { isWaiting || gestures.isOpen || highlighted != nil || menu != nil }
}
