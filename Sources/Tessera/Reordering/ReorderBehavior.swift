@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior that reorders items, by a pointer or by keys.
final class ReorderBehavior: Behavior {
  var state: ReorderState {
    didSet { updatePhases() }
  }

  override var order: Int { 70 }

  init(_ configuration: EngineConfiguration) {
    state = ReorderState(start: configuration.dragStart, timing: configuration.gestures)
    super.init()
    updatePhases()
  }

  // MARK: Content

  override func rewrite(_ content: DeclaredContent, _ engine: Engine) -> DeclaredContent? {
    reordered(content, engine)
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    followItems(pairing, engine)
  }

  override func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? {
    use == .newContent ? shiftAnchor(engine) : nil
  }

  override func isExcludedFromAnchoring(_ path: ElementPath, _ engine: Engine) -> Bool { isShifted(path) }

  // MARK: Pointers and keys

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(
        .option, "reordering; see ``pressReorderKey(_:modifiers:)``",
        .keys(.up, .down, .left, .right, .home, .end, with: .option)),
      KeyHelp(.dismissal, "a reorder in progress", .keys(.escape)),
    ]
  }

  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "reordering", takes: "a press on an item that can be reordered, when it moves away or is held",
      claims: "a reorder is in progress")
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    handleReorder(event, at: hit, engine)
  }

  override func holdPointer(until time: Double, _ engine: Engine) -> Bool {
    handleReorder(until: time, engine)
  }

  override func claimsPointer(_ engine: Engine) -> Bool { state.gesture.isDragging }

  override func cancelPointer(_ engine: Engine) { state.gesture.scrolled() }

  override func settingsChanged(_ engine: Engine) {
    state.gesture.timing = engine.configuration.gestures
  }

  override func willScroll(duringAutoscroll isHeld: Bool, _ engine: Engine) { state.recordScroll() }

  override func canAct(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool {
    cell.attributes.isReorderable && canReorder(at: path, engine)
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    switch turn {
    case .option: return engine.pressReorderKey(press.key, modifiers: press.modifiers)
    case .dismissal where state.isActive:
      engine.cancelReorder()
      return true
    case .dismissal, .continuation, .action, .remainder: return false
    }
  }

  // MARK: Frames

  override func isWaiting(_ engine: Engine) -> Bool { state.isWaiting }

  override func handleEvents(at time: Double?, _ engine: Engine) { processPending(engine) }

  override func deadline(_ engine: Engine) -> Double? { state.gesture.deadline }

  override func advanceTime(to time: Double, _ engine: Engine) {
    if let deadline = state.gesture.deadline, deadline <= time { engine.recognizeGestures(at: time) }
  }

  override func hold(_ engine: Engine) -> AutoscrollSource? {
    guard state.isActive, let hold = state.drag?.hold, !hold.isPlaced else { return nil }
    return AutoscrollSource(pointer: hold.pointer, visitedRect: Rect(origin: hold.start))
  }

  override func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {
    if isInFront(path, engine) { (placement.layer, placement.clip) = (Self.draggedLayer, nil) }
  }

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if isDragged(path, engine) { state.insert(.dragging) }
  }

  override func displacement(of key: ItemKey, at path: ElementPath, _ engine: Engine) -> Displacement? {
    guard path != .nowhere, isDragged(path, engine) else { return nil }
    return heldOffset(engine).map { Displacement(by: $0, isHeld: true) }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) { updateAfterFrame(engine) }

  // MARK: Internals

  /// Returns the input in the form in which it waits in the event queue.
  func queued(_ input: ReorderInput) -> EventState.Input {
    .run({ [self] target, engine in handle(input.about(target), engine) }, on: input.target)
  }

  private func updatePhases() {
    var phases: Phases = [.content, .rewrite]
    if state.isDeclared { phases.formUnion([.pointer, .items, .keys]) }
    if !state.gesture.isIdle { phases.formUnion([.pointer, .scrolls, .settings]) }
    if state.gesture.deadline != nil { phases.insert(.time) }
    if state.shift != nil { phases.insert(.anchor) }
    if state.isWaiting { phases.insert(.waiting) }
    if state.isActive || state.isWaiting { phases.insert(.events) }
    if state.isActive {
      phases.insert(.keys)
      if state.drag?.hold != nil { phases.formUnion([.hold, .place, .mark, .offset, .scrolls]) }
    }
    if state.settlingItem != nil { phases.insert(.place) }
    if state.needsFrameUpdate { phases.insert(.finish) }
    activePhases = phases
  }
}

final class ReorderTrait: BehaviorTrait {
  let declared: DeclaredReordering

  init(_ declared: DeclaredReordering) { self.declared = declared }

  override func install(in engine: Engine) {
    engine.installed { ReorderBehavior(engine.configuration) }
  }

  override var makesDifference: Bool { false }
}
