@_spi(Behaviors) import TesseraKernel

/// Handles what has happened to a collection, one event after another, and calls the handlers of the app.
///
/// It is installed when the first event comes: content that never gets one does without it.
final class InputBehavior: Behavior {
  /// What has happened and is not handled yet, and what it has led to.
  var state: EventState {
    didSet { updatePhases() }
  }
  /// Whether an event is being handled.
  private var isHandling = false {
    didSet { updatePhases() }
  }
  /// Whether the state is about items of the content that is taken over.
  private var isRetargeted = false
  /// How many times it was found out what is at a place.
  var hitTestCount = 0

  /// How many events are handled at once, so that handlers that keep causing events leave room for frames.
  private static var handlingLimit: Int { 1_000 }

  /// Makes a behavior to which nothing has happened.
  ///
  /// - Parameter timing: When a press becomes which gesture.
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
    if engine.behaviorPhases.all.contains(.hold) { engine.followEdges() }
  }

  // MARK: Time and settings

  override func deadline(_ engine: Engine) -> Double? { state.gestures.deadline }

  override func passTime(to time: Double, _ engine: Engine) {
    if let deadline = state.gestures.deadline, deadline <= time { engine.recognizeGestures(at: time) }
  }

  override func settingsChanged(_ engine: Engine) { state.gestures.timing = engine.configuration.gestures }

  // MARK: Content

  /// Follows the items that events are about. Afterwards nothing of the app runs until what is on screen has its new place as
  /// well, so that each event is about one or the other; and what others add from then on is about new places already.
  override func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {
    follow(pairing, engine)
    isRetargeted = true
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    // It may have been installed while others looked up their items.
    if !isRetargeted { follow(pairing, engine) }
    isRetargeted = false
  }

  private func follow(_ pairing: SnapshotPairing, _ engine: Engine) {
    let targets = engine.look(up: { self.state.targets }, after: pairing)
    state.retarget { targets[$0.path] ?? nil }
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

  override func willScroll(underHold isHeld: Bool, _ engine: Engine) {
    if !isHeld { engine.post(.scrolling) }
  }

  // MARK: Workings

  private func updatePhases() {
    var phases: Phases = []
    if state.isWaiting { phases.formUnion([.waiting, .handlers]) }
    if state.gestures.isOpen { phases.formUnion([.time, .settings]) }
    if state.isAboutItems { phases.formUnion([.content, .groups]) }
    if state.highlighted != nil { phases.insert(.mark) }
    if isHandling || state.isWaiting || state.isPressing { phases.insert(.scrolls) }
    awake = phases
  }
}

extension Engine {
  /// What has happened and is not handled yet, and what it has led to. It is changed in place; that installs the behavior.
  /// Where there is none, to read it makes a whole state: what is asked in each frame asks ``inputBehavior``.
  var events: EventState {
    get { inputBehavior?.state ?? EventState(timing: configuration.gestures) }
    _modify { yield &installed { InputBehavior(timing: configuration.gestures) }.state }
  }

  /// The behavior that handles events; nil if there were none yet.
  var inputBehavior: InputBehavior? { behavior() }

  /// Notes an event, and handles it if nothing else is at work.
  func post(_ input: EventState.Input) {
    events.append(input)
    handleEvents()
  }

  /// Lets events come before everything else that waits: what the one that is being handled has led to.
  func prepend(_ inputs: [EventState.Input]) {
    if !inputs.isEmpty { events.prepend(inputs) }
  }

  /// Handles what has happened.
  func handleEvents() { inputBehavior?.callHandlers(self) }
}
