@_spi(Behaviors) import TesseraKernel

/// The behavior that handles the events of a collection, one after another, and calls the handlers of the
/// app.
///
/// The first event installs it, so content without events does not need it.
final class InputBehavior: Behavior {
  var state: EventState {
    didSet { updatePhases() }
  }
  private var isHandling = false {
    didSet { updatePhases() }
  }
  /// Whether the state already refers to items of the new content.
  private var isRetargeted = false
  var hitTestCount = 0

  /// The maximum number of events handled at once: handlers may keep causing events.
  private static var handlingLimit: Int { 1_000 }

  init(timing: GestureTiming) { state = EventState(timing: timing) }

  /// Last: others look up their items before it, which may cause events.
  override var order: Int { .max }

  // MARK: Handling

  override func isWaiting(_ engine: Engine) -> Bool { state.isWaiting && !isHandling }

  override func callHandlers(_ engine: Engine) {
    guard state.isWaiting, !isHandling, !engine.isInTransaction else { return }
    isHandling = true
    defer { isHandling = false }
    engine.tracer.around(.handleEvents, engine.updateCount) {
      for _ in 0..<Self.handlingLimit {
        guard !engine.isInTransaction, let input = state.takeNext() else { return }
        engine.handle(input)
      }
    }
    if engine.behaviorPhases.all.contains(.hold) { engine.updateAutoscroll() }
  }

  // MARK: Time and settings

  override func deadline(_ engine: Engine) -> Double? { state.gestures.deadline }

  override func advanceTime(to time: Double, _ engine: Engine) {
    if let deadline = state.gestures.deadline, deadline <= time { engine.recognizeGestures(at: time) }
  }

  override func settingsChanged(_ engine: Engine) { state.gestures.timing = engine.configuration.gestures }

  // MARK: Content

  /// Migrates the events to the new places of their items.
  ///
  /// After that, no code of the app runs until the elements on screen have their new places as well. So every
  /// event refers either to old places or to new ones; events that are added from then on refer to new ones.
  override func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {
    process(pairing, engine)
    isRetargeted = true
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    // The behavior may have been installed while others looked up their items.
    if !isRetargeted { process(pairing, engine) }
    isRetargeted = false
  }

  private func process(_ pairing: SnapshotPairing, _ engine: Engine) {
    let onLeave = state.highlighted.flatMap { pressed in
      (engine.mountedCell(at: pressed.path)?.cell ?? pairing.old.cell(at: pressed.path))?
        .attributes.handlers.onHighlight
    }
    let targets = engine.look(up: { self.state.targets }, after: pairing)
    state.retarget { targets[$0.path] ?? nil }
    // The press ends with its item.
    if let onLeave, state.highlighted == nil { state.prepend([.call { onLeave(false) }]) }
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    for target in state.targets { keep(target.path.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    state.retarget { $0.moved(to: places) }
  }

  // MARK: Pressing

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if isHighlighted(path, engine) { state.insert(.highlighted) }
  }

  /// Returns whether an item is pressed, or is part of a group that is.
  private func isHighlighted(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let highlighted = state.highlighted else { return false }
    if highlighted.path == path { return true }
    guard highlighted.key.kind == CellKind.group else { return false }
    var group = engine.frames.group(around: path)
    while let path = group {
      if path == highlighted.path { return true }
      group = engine.frames.group(around: path)
    }
    return false
  }

  override func willScroll(duringAutoscroll isHeld: Bool, _ engine: Engine) {
    if !isHeld { engine.post(.scrolling) }
  }

  // MARK: Internals

  private func updatePhases() {
    var phases: Phases = []
    if state.isWaiting { phases.formUnion([.waiting, .handlers]) }
    if state.gestures.isOpen { phases.formUnion([.time, .settings]) }
    if state.hasTargets { phases.formUnion([.content, .groups]) }
    if state.highlighted != nil { phases.insert(.mark) }
    if isHandling || state.isWaiting || state.isPressing { phases.insert(.scrolls) }
    activePhases = phases
  }
}

extension Engine {
  /// The pending events, and the results of the handled ones.
  ///
  /// Changes are made in place and install the behavior. Without a behavior, every read creates a whole
  /// state: code that runs in each frame uses ``inputBehavior`` instead.
  var events: EventState {
    get { inputBehavior?.state ?? EventState(timing: configuration.gestures) }
    _modify { yield &installed { InputBehavior(timing: configuration.gestures) }.state }
  }

  /// The behavior that handles events; `nil` if there were none yet.
  var inputBehavior: InputBehavior? { behavior() }

  /// Queues an event, and handles it unless something else is running.
  func post(_ input: EventState.Input) {
    events.append(input)
    handleEvents()
  }

  /// Inserts events before all pending ones: the consequences of the current event.
  func prepend(_ inputs: [EventState.Input]) {
    if !inputs.isEmpty { events.prepend(inputs) }
  }

  func handleEvents() { inputBehavior?.callHandlers(self) }
}
