@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What happened and is not handled yet, and what events have led to.
struct EventState {
  /// What waits to be handled, in order.
  private var queue = EventQueue<Input>()
  var gestures: PointerGestures<PressReceivers>
  /// What is pressed.
  var highlighted: EventTarget?
  /// Whose menu is open, and where it was asked for.
  var menu: (target: EventTarget, position: Point?)?

  /// Something that happened.
  enum Input {
    /// A pointer did something.
    case pointer(PointerEvent)
    /// Time has passed, in seconds.
    case time(Double)
    /// The content scrolls under the pointer.
    case scrolling
    /// A gesture at a place in the viewport.
    case gestureAt(Gesture, Point, KeyModifiers)
    /// A gesture on an item.
    case gestureOn(Gesture, EventTarget, KeyModifiers)
    /// A gesture of which it is settled who gets it.
    case gesture(Gesture, Receiver)
    /// An item is pressed, or none.
    case highlight(EventTarget?)
    /// An item is pressed, or none; it is settled that this shows.
    case press(EventTarget?)
    /// The menu of whatever is at a place in the viewport is wanted.
    case menuAt(Point)
    /// The menu of an item is wanted.
    case menu(EventTarget)
    /// An action was chosen.
    case action(ItemID, EventTarget)
    /// A cell has something to tell.
    case event(AnyCellEvent, EventTarget)
    /// A handler is to be called.
    case call(() -> Void)
    /// A behavior acts, and is told the engine and where its item is by then, if it is about one. The queue belongs to the
    /// engine: the closure must not capture it.
    case run((EventTarget?, Engine) -> Void, on: EventTarget?)
  }

  init(timing: GestureTiming) { gestures = PointerGestures(timing: timing) }

  /// Whether something waits.
  var isWaiting: Bool { !queue.isEmpty }

  mutating func append(_ input: Input) { queue.append(input) }

  /// Lets something come before everything else: what the last input has led to.
  mutating func prepend(_ inputs: [Input]) { queue.prepend(inputs) }

  /// What comes next; nil: nothing.
  mutating func takeNext() -> Input? { queue.popFirst() }

  /// All items that something is about.
  var targets: [EventTarget] {
    var targets: [EventTarget] = []
    for input in queue.elements { input.target.map { targets.append($0) } }
    for receivers in gestures.targets { targets += receivers.targets }
    if let highlighted { targets.append(highlighted) }
    if let menu { targets.append(menu.target) }
    return targets
  }

  /// Follows items to other places; what was about those that have gone is dropped.
  mutating func retarget(_ change: (EventTarget) -> EventTarget?) {
    queue.update { $0.retargeted(change) }
    gestures.retarget { $0.retargeted(change) }
    highlighted = highlighted.flatMap(change)
    menu = menu.flatMap { menu in change(menu.target).map { ($0, menu.position) } }
  }
}

extension EventState.Input {
  /// The item that it is about, where that is known.
  fileprivate var target: EventTarget? {
    switch self {
    case .pointer, .time, .scrolling, .gestureAt, .menuAt, .call: nil
    case .gesture(_, let receiver): receiver.target
    case .highlight(let target), .press(let target): target
    case .run(_, let target): target
    case .gestureOn(_, let target, _), .menu(let target), .action(_, let target), .event(_, let target):
      target
    }
  }

  /// The same about the item where it is now; nil where that has gone.
  fileprivate func retargeted(_ change: (EventTarget) -> EventTarget?) -> EventState.Input? {
    switch self {
    case .pointer, .time, .scrolling, .gestureAt, .menuAt, .highlight(nil), .press(nil), .call,
      .run(_, on: nil):
      self
    case .gesture(let gesture, let receiver): receiver.retargeted(change).map { .gesture(gesture, $0) }
    case .gestureOn(let gesture, let target, let modifiers):
      change(target).map { .gestureOn(gesture, $0, modifiers) }
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
  /// Whether something is pressed or highlighted.
  var isPressing: Bool { gestures.isPressed || highlighted != nil }

  /// Whether something may be about items.
  var isAboutItems: Bool { isWaiting || gestures.isOpen || highlighted != nil || menu != nil }
}
