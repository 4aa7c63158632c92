/// Something that a collection does beyond placing and showing items, such as pull to refresh.
///
/// The engine knows no behavior by name. It calls the behaviors that are awake in the phases of a frame, one after the other
/// by their ``order``. A behavior keeps its own state, and is installed by the declaration or the call that needs it: see
/// ``BehaviorTrait`` and ``Engine/installed(_:)``. In a collection that declares nothing of it, it is not installed.
class Behavior {
  /// The place among the other behaviors: in each phase those of lower numbers are called first.
  var order: Int { 0 }
  /// The phases in which the engine calls the behavior; in all others it costs nothing.
  final var awake: Phases = [] {
    didSet { if awake != oldValue { awakePhases?.set(awake, of: slot) } }
  }
  /// The number of the behavior in its engine.
  fileprivate(set) final var slot = 0
  fileprivate final var awakePhases: AwakePhases?

  /// Makes a behavior that is asleep.
  init() {}

  /// Takes new content over; called in the phase ``Phases/content``, when everything else has its new place.
  ///
  /// - Parameter pairing: Which items of the old content are which of the new.
  func adopt(_ pairing: SnapshotPairing, _ engine: Engine) {}

  /// Returns when there is work next, in seconds of the host's clock; nil if there is none until something happens. A time
  /// that has passed asks for a frame at once. Asked for in the phase ``Phases/time``.
  func deadline(_ engine: Engine) -> Double? { nil }

  /// Does what was waiting for time to pass; called in the phase ``Phases/time``.
  func passTime(to time: Double, _ engine: Engine) {}

  /// Follows the begin of a drag of the content; called in the phase ``Phases/drag``, as the two that follow.
  func beginDrag(_ engine: Engine) {}

  /// Follows a step of scrolling.
  ///
  /// - Parameters:
  ///   - step: How far the content was scrolled along its axis, in points.
  ///   - rest: How much farther the step would have gone beyond the end of the content; negative beyond its start.
  func drag(scrolling step: Double, beyond rest: Double, _ engine: Engine) {}

  /// Follows the end of a drag of the content.
  ///
  /// - Parameter velocity: How fast the viewport moved over the content, in points per second.
  /// - Returns: Where the collection goes from there; nil if it stays. Of several behaviors the first answer counts.
  func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? { nil }

  /// Updates what is shown to the time of the transaction; called in the phase ``Phases/present``.
  func present(_ engine: Engine) {}

  /// Does what a key means to the behavior; called in the phase ``Phases/keys``, once in each turn until a behavior takes the key.
  ///
  /// - Returns: Whether the behavior takes the key: then no other one is asked.
  func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool { false }

  /// Takes note of a key that meant something in the turn ``KeyTurn/action``, to a behavior or to the engine itself; called
  /// in the phase ``Phases/keys``.
  func didPress(_ press: KeyPress, _ engine: Engine) {}

  /// Does what is spread over several frames, before the engine carries out what was asked for; called in the phase
  /// ``Phases/frame``.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, in seconds of the host's clock; nil if the host has none.
  ///   - isNewFrame: Whether time has passed since the last update, or the host has no clock: false in the updates that
  ///     follow the first one of a frame.
  func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {}

  /// Returns the anchor that keeps its place in preference to items in view; nil if the behavior has none. Of several
  /// behaviors the first answer counts. Asked for in the phase ``Phases/anchor``, as the next.
  func anchor(_ engine: Engine) -> Anchor? { nil }

  /// Returns where the collection rests once all requests are carried out and nothing scrolls; nil if it stays where it
  /// is. Of several behaviors the first answer counts.
  func restingAnchor(_ engine: Engine) -> Anchor? { nil }

  /// Returns where the collection goes instead of to a place that was asked for; called in the phase ``Phases/goal``.
  func goal(_ anchor: Anchor, _ engine: Engine) -> Anchor { anchor }

  /// Returns where a scroll by a distance along the axis leads that is no drag, such as a turn of a wheel; nil if it leads
  /// nowhere. Of several behaviors the first answer counts. Asked for in the phase ``Phases/rest``.
  func goal(ofStep distance: Double, _ engine: Engine) -> ScrollGoal? { nil }

  /// Forgets the last goal, because a saved position is restored; called in the phase ``Phases/goal``.
  func forgetGoal(_ engine: Engine) {}

  /// Returns where an element stands among the items that the behavior counts through all sections, such as pages; nil if
  /// it is none of them. Asked for in the phase ``Phases/counting``.
  func number(of path: ElementPath, _ engine: Engine) -> (index: Int, count: Int)? { nil }

  /// Reads the result of an update and adds to its transaction; called in the phase ``Phases/finish``.
  func finish(_ transaction: inout Transaction, _ engine: Engine) {}

  #if !hasFeature(Embedded)
  /// Takes note that a task has ended that was begun by ``Engine/start(of:for:)``.
  func endTask(_ engine: Engine) {}
  #endif
}

/// The parts of a frame in which behaviors are called.
struct Phases: OptionSet {
  let rawValue: UInt16

  /// New content is shown.
  static let content = Phases(rawValue: 1 << 0)
  /// Time passes.
  static let time = Phases(rawValue: 1 << 1)
  /// The content is dragged or scrolled.
  static let drag = Phases(rawValue: 1 << 2)
  /// Views are shown as they are seen at the time of the frame.
  static let present = Phases(rawValue: 1 << 3)
  /// A key is pressed.
  static let keys = Phases(rawValue: 1 << 4)
  /// An update begins.
  static let frame = Phases(rawValue: 1 << 5)
  /// The collection looks for what to hold on to.
  static let anchor = Phases(rawValue: 1 << 6)
  /// The collection is asked to go somewhere.
  static let goal = Phases(rawValue: 1 << 7)
  /// An update ends.
  static let finish = Phases(rawValue: 1 << 8)
  /// Items are counted through all sections.
  static let counting = Phases(rawValue: 1 << 9)
  /// The collection comes to rest only where behaviors say; see ``Engine/restsAnywhere``.
  static let rest = Phases(rawValue: 1 << 10)
}

/// A trait that installs its behavior when the content that declares it is shown.
class BehaviorTrait: Trait {
  /// Installs the behavior.
  func install(in engine: Engine) {}
}

/// A key that is pressed.
struct KeyPress {
  let key: Key
  /// The modifiers that are held down with it.
  let modifiers: KeyModifiers
  /// When, in seconds of the host's clock; nil if the time of the next frame counts.
  var time: Double?
}

/// The turns in which behaviors are asked about a key, in this order.
enum KeyTurn {
  /// Escape ends what is open for the moment.
  case dismissal
  /// The key goes on with what has begun, such as a word that is being typed.
  case continuation
  /// The key acts on the collection or on the item with the focus.
  case action
  /// The key means nothing else.
  case remainder
}

/// A place to scroll to, and the animation.
struct ScrollGoal {
  /// The place.
  let anchor: Anchor
  /// How to get there.
  let animation: Animation
}

/// The phases in which behaviors are awake. A reference, which the engine and its behaviors share.
final class AwakePhases {
  private var phases: [Phases] = []
  /// The phases in which at least one behavior is awake.
  private(set) var all: Phases = []

  /// Takes over when a behavior is awake.
  fileprivate func set(_ awake: Phases, of slot: Int) {
    while phases.count <= slot { phases.append([]) }
    phases[slot] = awake
    all = phases.reduce(into: []) { $0.formUnion($1) }
  }
}

extension Engine {
  /// The installed behavior of a type; nil if none is.
  ///
  /// - Complexity: O(*b*) for *b* installed behaviors.
  func behavior<B: Behavior>(_ type: B.Type = B.self) -> B? {
    for behavior in behaviors {
      if let found = behavior as? B { return found }
    }
    return nil
  }

  /// The behavior of a type, installed now unless it was before.
  ///
  /// - Parameter make: Makes the behavior.
  @discardableResult
  func installed<B: Behavior>(_ make: () -> B) -> B {
    if let behavior = behavior(B.self) { return behavior }
    let behavior = make()
    behavior.slot = behaviors.count
    behavior.awakePhases = behaviorPhases
    behaviors.insert(behavior, at: behaviors.firstIndex { $0.order > behavior.order } ?? behaviors.count)
    behaviorPhases.set(behavior.awake, of: behavior.slot)
    return behavior
  }

  /// Installs the behaviors that some traits belong to.
  func installBehaviors(of traits: Traits) {
    for trait in traits.all { (trait as? BehaviorTrait)?.install(in: self) }
  }

  /// Calls the behaviors that are awake in a phase: where none is, this costs one test of a bit.
  @inline(__always)
  func callBehaviors(in phase: Phases, _ call: (Behavior) -> Void) {
    guard behaviorPhases.all.contains(phase) else { return }
    for behavior in behaviors where behavior.awake.contains(phase) { call(behavior) }
  }

  /// The first answer of the behaviors that are awake in a phase; nil if none has one.
  @inline(__always)
  func firstAnswer<Answer>(in phase: Phases, _ ask: (Behavior) -> Answer?) -> Answer? {
    guard behaviorPhases.all.contains(phase) else { return nil }
    for behavior in behaviors where behavior.awake.contains(phase) {
      if let answer = ask(behavior) { return answer }
    }
    return nil
  }

  /// When the first behavior has work, in seconds of the host's clock; nil if none has until something happens.
  var behaviorDeadline: Double? {
    guard behaviorPhases.all.contains(.time) else { return nil }
    return behaviors.lazy.filter { $0.awake.contains(.time) }.compactMap { $0.deadline(self) }.min()
  }

  /// Lets the behaviors do what a key means to them in one turn.
  ///
  /// - Returns: Whether one of them takes the key.
  func press(_ press: KeyPress, in turn: KeyTurn) -> Bool {
    guard behaviorPhases.all.contains(.keys) else { return false }
    return behaviors.contains { $0.awake.contains(.keys) && $0.press(press, in: turn, self) }
  }

  #if !hasFeature(Embedded)
  /// Returns a handler that begins a task on the main actor for a behavior, which is told when the task has ended; then a frame
  /// follows. The handler does not keep the engine alive.
  func start(of task: @escaping @MainActor () async -> Void, for behavior: Behavior) -> () -> Void {
    { [begin = beginTask, slot = behavior.slot] in begin(task, slot) }
  }

  /// Tells a behavior that its task has ended.
  func endTask(ofBehavior slot: Int) {
    behaviors.first { $0.slot == slot }?.endTask(self)
    requests.statesChanged = true
  }
  #endif
}
