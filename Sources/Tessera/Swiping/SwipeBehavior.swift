@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Swipe actions: items follow the pointer and reveal actions at their sides.
final class SwipeBehavior: Behavior {
  var state = SwipeState() {
    didSet { updatePhases() }
  }
  /// Whether a cell of the current content that has been displayed so far declares swipe actions.
  private var isDeclared = false
  /// The number of the content that declares them.
  private var declaringContent = 0
  /// The new targets of swiped or open items in new content, by their old paths.
  private var found: [ElementPath: EventTarget?] = [:]

  /// Before reorders and drags, which get the movements along the axis.
  override var order: Int { 60 }

  override init() {
    super.init()
    updatePhases()
  }

  /// Records that a cell with swipe actions was displayed.
  func recordDeclaration(in engine: Engine) {
    declaringContent = engine.contentState.number
    guard !isDeclared else { return }
    isDeclared = true
    updatePhases()
  }

  /// Closes the swiped or open item. Returns `true` if there was one.
  func close(_ engine: Engine) -> Bool {
    guard state.gestures.open != nil else { return false }
    state.gestures.close()
    engine.requests.invalidatesLayout = true
    return true
  }

  func open(_ target: EventTarget, _ side: SwipeEdge, _ engine: Engine) {
    let responderChain = engine.responderChain(of: EventReceiver(target: target))
    guard let target = responderChain.first(where: { !engine.swipeActions(of: $0.target).isEmpty })?.target,
      let limits = limits(of: target, engine)
    else { return }
    state.gestures.open(target, limits, side)
    engine.requests.invalidatesLayout = true
  }

  // MARK: Content

  override func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {
    found = state.hasTargets ? engine.look(up: { self.state.targets }, after: pairing) : [:]
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    if state.hasTargets { state.retarget { found[$0.path] ?? nil } }
    found = [:]
    // Displayed cells report their actions again; opened groups have done so already.
    guard isDeclared, declaringContent != engine.contentState.number else { return }
    isDeclared = false
    updatePhases()
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    for target in state.targets { keep(target.path.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    state.retarget { $0.moved(to: places) }
  }

  // MARK: Keys

  static var keyHelp: [KeyHelp] {
    [KeyHelp(.dismissal, "an item whose actions are open; see ``openSwipe``", .keys(.escape))]
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    turn == .dismissal && press.key == .escape && close(engine)
  }

  // MARK: Pointers

  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "swipes", takes: "a drag across the axis, a press on open actions",
      claims: "an item is swiped")
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    follow(event, at: hit, engine)
  }

  override func claimsPointer(_ engine: Engine) -> Bool { state.gestures.isSwiping }

  override func claimsPointer(movingAcross across: Double, along: Double, _ engine: Engine) -> Bool {
    state.gestures.claims(across: across, along: along)
  }

  override func isOpen(_ engine: Engine) -> Bool { state.gestures.open != nil }

  override func cancelPointer(_ engine: Engine) { state.gestures.yield() }

  override func cancelPointerForScrolling(_ engine: Engine) { _ = close(engine) }

  override func willScroll(duringAutoscroll isHeld: Bool, _ engine: Engine) {
    if !isHeld, state.gestures.open != nil { engine.post(.scrolling) }
  }

  // MARK: Presentation

  override func present(_ operations: inout [MountOperation], _ engine: Engine) {
    follow(&operations, engine)
  }

  /// Clips the swiped item to its own frame.
  override func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {
    guard isSwiped(path, engine), let target = state.target else { return }
    let room = engine.frames.placement(of: target.path, in: engine.freeViewport)
    placement.clip = engine.mirrored(room).visibleFrame
  }

  override func displacement(of key: ItemKey, at path: ElementPath, _ engine: Engine) -> Displacement? {
    if path == .nowhere {
      guard let gone = state.gone, gone.key == key, gone.offset != .zero else { return nil }
      return Displacement(by: gone.offset)
    }
    guard isSwiped(path, engine) else { return nil }
    return Displacement(by: offset(engine), isMoving: isMoving(engine))
  }

  func isMoving(_ engine: Engine) -> Bool {
    state.shown.map { !$0.track.isFinished(at: engine.now) } ?? false
  }

  /// Adds the views of the actions, behind all others.
  override func addCells(to cells: inout [LiveCell], _ engine: Engine) { cells = state.cells + cells }

  // MARK: Helpers

  private func updatePhases() {
    var phases: Phases = .content
    if isDeclared || state.gestures.isPressed || !state.isIdle { phases.insert(.pointer) }
    if state.hasTargets { phases.insert(.groups) }
    if !state.isIdle { phases.formUnion([.keys, .place, .present, .offset]) }
    if state.gestures.open != nil { phases.insert(.scrolls) }
    if !state.cells.isEmpty { phases.insert(.cells) }
    activePhases = phases
  }
}
