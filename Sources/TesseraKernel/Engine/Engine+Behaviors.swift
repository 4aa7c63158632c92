// Installs and calls behaviors.

extension Engine {
  /// Returns the installed behavior of a type; `nil` if none is installed.
  ///
  /// - Complexity: O(*b*) for *b* installed behaviors.
  public func behavior<B: Behavior>(_ type: B.Type = B.self) -> B? {
    for case let behavior as B in behaviors { return behavior }
    return nil
  }

  /// Installs a behavior, unless one of its type is installed.
  ///
  /// An installed behavior stays for good. A behavior that has nothing to do is idle; see
  /// ``Behavior/activePhases``.
  ///
  ///     engine.install { ScrollSpy() }
  ///
  /// - Parameter make: Creates the behavior. The engine calls it only if the behavior is missing.
  /// - Returns: The installed behavior.
  @discardableResult
  public func install<B: Behavior>(_ make: () -> B) -> B { installed(make) }

  /// Returns the behavior of a type, and installs it if necessary.
  @discardableResult
  package func installed<B: Behavior>(_ make: () -> B) -> B {
    if let behavior = behavior(B.self) { return behavior }
    let behavior = make()
    let slot = behaviors.count
    behaviors.insert(behavior, at: behaviors.firstIndex { $0.order > behavior.order } ?? slot)
    behavior.join(behaviorPhases, as: slot)
    itemAnimator = itemAnimator ?? behavior as? ItemAnimator
    scrollAnimator = scrollAnimator ?? behavior as? ScrollAnimator
    return behavior
  }

  /// Installs the behaviors of traits.
  package func installBehaviors(of traits: Traits) {
    for trait in traits.all { (trait as? BehaviorTrait)?.install(in: self) }
  }

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

  /// Calls the behaviors that are active in a phase. If none is, this costs one test of a bit.
  @inline(__always)
  package func callBehaviors(in phase: Phases, _ call: (Behavior) -> Void) {
    guard behaviorPhases.all.contains(phase) else { return }
    for behavior in behaviors where behavior.activePhases.contains(phase) { traced(behavior, phase, call) }
  }

  /// Calls a handler of the app.
  @inline(__always)
  package func callBack<Result>(_ handler: () -> Result) -> Result {
    tracer.around(.callback, updateCount, handler)
  }

  /// Calls a behavior, and reports the call to the tracer of behaviors, if there is one. Embedded Swift has no
  /// such tracer, so that web pages do without the check for one.
  @inline(__always)
  package func traced<B: Behavior, Result>(_ behavior: B, _ phase: Phases, _ call: (B) -> Result) -> Result {
    #if !hasFeature(Embedded)
    behaviorPhases.tracer?.begin(behavior, phase)
    defer { behaviorPhases.tracer?.end() }
    #endif
    return call(behavior)
  }

  /// Returns a behavior, if it is active in a phase; `nil` otherwise.
  @inline(__always)
  func active<B: Behavior>(_ behavior: B?, in phase: Phases) -> B? {
    behaviorPhases.all.contains(phase) && behavior?.activePhases.contains(phase) == true ? behavior : nil
  }

  /// Returns whether a behavior is active in a phase, after it has been installed or activated if necessary.
  func isAvailable(_ phase: Phases) -> Bool {
    if !behaviorPhases.all.contains(phase) { installMissingBehavior?(phase, self) }
    return behaviorPhases.all.contains(phase)
  }

  /// Returns the first result of the behaviors that are active in a phase; `nil` if none has a result.
  @inline(__always)
  package func firstResult<Value>(in phase: Phases, _ body: (Behavior) -> Value?) -> Value? {
    guard behaviorPhases.all.contains(phase) else { return nil }
    for behavior in behaviors where behavior.activePhases.contains(phase) {
      if let value = traced(behavior, phase, body) { return value }
    }
    return nil
  }

  /// Returns whether one of the behaviors that are active in a phase satisfies a condition.
  @inline(__always)
  package func anyBehavior(in phase: Phases, _ body: (Behavior) -> Bool) -> Bool {
    firstResult(in: phase) { body($0) ? true : nil } ?? false
  }

  /// The time of the behaviors' next work, in seconds of the host's clock; `nil` if there is none for now.
  var behaviorDeadline: Double? {
    guard behaviorPhases.all.contains(.time) else { return nil }
    return behaviors.lazy.filter { $0.activePhases.contains(.time) }.compactMap { $0.deadline(self) }.min()
  }

  /// Lets the behaviors handle a key in one phase. Returns `true` if a behavior consumes the key.
  package func press(_ press: KeyPress, in turn: KeyPhase) -> Bool {
    anyBehavior(in: .keys) { $0.press(press, in: turn, self) }
  }

  /// Whether a behavior counts items through all sections.
  package var countsThroughSections: Bool { behaviorPhases.all.contains(.counting) }

  /// Returns the index of an element among the items that a behavior counts; `nil` if not among them.
  package func number(of path: ElementPath) -> (index: Int, count: Int)? {
    firstResult(in: .counting) { $0.number(of: path, self) }
  }

  #if !hasFeature(Embedded)
  /// Returns a handler that starts a task on the main actor for a behavior. When the task has ended, the
  /// engine calls ``Behavior/endTask(_:)``, and a frame follows. The handler does not keep the engine alive.
  package func start(of task: @escaping @MainActor () async -> Void, for behavior: Behavior) -> () -> Void {
    { [begin = beginTask, slot = behavior.slot] in begin(task, slot) }
  }

  /// Notifies a behavior that its task has ended.
  func endTask(ofBehavior slot: Int) {
    behaviors.first { $0.slot == slot }?.endTask(self)
    requests.statesChanged = true
  }
  #endif
}
