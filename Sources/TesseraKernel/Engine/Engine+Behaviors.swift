// How the engine installs behaviors and calls them.

extension Engine {
  /// The installed behavior of a type; nil if none is.
  ///
  /// - Complexity: O(*b*) for *b* installed behaviors.
  public func behavior<B: Behavior>(_ type: B.Type = B.self) -> B? {
    for behavior in behaviors {
      if let found = behavior as? B { return found }
    }
    return nil
  }

  /// Installs a behavior, unless one of its type is installed.
  ///
  /// A behavior that was installed stays for good. One that has nothing to do is asleep; see ``Behavior/awake``.
  ///
  ///     engine.install { ScrollSpy() }
  ///
  /// - Parameter make: Makes the behavior; called only where it is missing.
  /// - Returns: The behavior that is installed.
  @discardableResult
  public func install<B: Behavior>(_ make: () -> B) -> B { installed(make) }

  /// The behavior of a type, installed now unless it was before.
  ///
  /// - Parameter make: Makes the behavior.
  @discardableResult
  package func installed<B: Behavior>(_ make: () -> B) -> B {
    if let behavior = behavior(B.self) { return behavior }
    let behavior = make()
    let slot = behaviors.count
    behaviors.insert(behavior, at: behaviors.firstIndex { $0.order > behavior.order } ?? slot)
    behavior.join(behaviorPhases, as: slot)
    if let motion = behavior as? ScreenMotion { screenMotion = screenMotion ?? motion }
    if let travel = behavior as? ViewportTravel { viewportTravel = viewportTravel ?? travel }
    return behavior
  }

  /// Installs the behaviors that some traits belong to.
  package func installBehaviors(of traits: Traits) {
    for trait in traits.all { (trait as? BehaviorTrait)?.install(in: self) }
  }

  /// Installs the behaviors that a cell declares.
  @inline(__always)
  package func installBehaviors(of cell: DeclaredCell) {
    let traits = cell.box.attributes.declared
    if !traits.isEmpty { installBehaviors(of: traits) }
  }

  /// Installs the behaviors that content and its sections declare.
  package func installBehaviors(of snapshot: Snapshot) {
    installBehaviors(of: snapshot.traits)
    for index in snapshot.sections.indices { installBehaviors(ofSection: index, in: snapshot) }
  }

  /// Installs the behaviors that a section and its runs of items declare, or a group of cells.
  func installBehaviors(ofSection index: Int, in snapshot: Snapshot) {
    installBehaviors(of: snapshot.sections[index].section.traits)
    installBehaviors(of: snapshot.sections[index].section.groupTraits)
    guard snapshot.sections[index].section.hasRunTraits else { return }
    for run in snapshot.sections[index].section.runs { installBehaviors(of: run.declared) }
  }

  /// Calls the behaviors that are awake in a phase: where none is, this costs one test of a bit.
  @inline(__always)
  package func callBehaviors(in phase: Phases, _ call: (Behavior) -> Void) {
    guard behaviorPhases.all.contains(phase) else { return }
    for behavior in behaviors where behavior.awake.contains(phase) { call(behavior) }
  }

  /// Whether a behavior is awake in a phase, after one that is needed now was installed or woken.
  func isAvailable(_ phase: Phases) -> Bool {
    if !behaviorPhases.all.contains(phase) { demand?(phase, self) }
    return behaviorPhases.all.contains(phase)
  }

  /// The first answer of the behaviors that are awake in a phase; nil if none has one.
  @inline(__always)
  package func firstAnswer<Answer>(in phase: Phases, _ ask: (Behavior) -> Answer?) -> Answer? {
    guard behaviorPhases.all.contains(phase) else { return nil }
    for behavior in behaviors where behavior.awake.contains(phase) {
      if let answer = ask(behavior) { return answer }
    }
    return nil
  }

  /// Whether one of the behaviors that are awake in a phase says yes.
  @inline(__always)
  package func anyBehavior(in phase: Phases, _ ask: (Behavior) -> Bool) -> Bool {
    guard behaviorPhases.all.contains(phase) else { return false }
    return behaviors.contains { $0.awake.contains(phase) && ask($0) }
  }

  /// When the first behavior has work, in seconds of the host's clock; nil if none has until something happens.
  var behaviorDeadline: Double? {
    guard behaviorPhases.all.contains(.time) else { return nil }
    return behaviors.lazy.filter { $0.awake.contains(.time) }.compactMap { $0.deadline(self) }.min()
  }

  /// Lets the behaviors do what a key means to them in one turn.
  ///
  /// - Returns: Whether one of them takes the key.
  package func press(_ press: KeyPress, in turn: KeyTurn) -> Bool {
    guard behaviorPhases.all.contains(.keys) else { return false }
    return behaviors.contains { $0.awake.contains(.keys) && $0.press(press, in: turn, self) }
  }

  /// Whether a behavior counts items through all sections.
  package var countsThroughSections: Bool { behaviorPhases.all.contains(.counting) }

  /// Where an element stands among the items that a behavior counts through all sections; nil if it is none of them.
  package func number(of path: ElementPath) -> (index: Int, count: Int)? {
    firstAnswer(in: .counting) { $0.number(of: path, self) }
  }

  #if !hasFeature(Embedded)
  /// Returns a handler that begins a task on the main actor for a behavior, which is told when the task has ended; then a frame
  /// follows. The handler does not keep the engine alive.
  package func start(of task: @escaping @MainActor () async -> Void, for behavior: Behavior) -> () -> Void {
    { [begin = beginTask, slot = behavior.slot] in begin(task, slot) }
  }

  /// Tells a behavior that its task has ended.
  func endTask(ofBehavior slot: Int) {
    behaviors.first { $0.slot == slot }?.endTask(self)
    requests.statesChanged = true
  }
  #endif
}
