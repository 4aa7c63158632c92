@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Swipes: items move away from their places with the pointer, and show actions at their sides.
final class SwipeBehavior: Behavior {
  /// What is swiped or open.
  var state = SwipeState() {
    didSet { updatePhases() }
  }
  /// Whether something in the present content can be swiped, as far as that has been shown.
  private var isDeclared = false
  /// The content that declares it, as the engine counts contents.
  private var declaringContent = 0
  /// Where the items that are swiped or open are in new content, by their old places.
  private var found: [ElementPath: EventTarget?] = [:]

  /// Before an item is carried or dragged: what moves along the axis is left to these.
  override var order: Int { 60 }

  override init() {
    super.init()
    updatePhases()
  }

  /// Takes note of a cell that can be swiped.
  func noteDeclaration(in engine: Engine) {
    declaringContent = engine.contentState.number
    guard !isDeclared else { return }
    isDeclared = true
    updatePhases()
  }

  /// Closes the item that is swiped or open.
  ///
  /// - Returns: Whether there was one.
  func close(_ engine: Engine) -> Bool {
    guard state.gestures.open != nil else { return false }
    state.gestures.close()
    engine.requests.isReviewDue = true
    return true
  }

  /// Shows the actions at a side of an item, or of a group around it.
  func open(_ target: EventTarget, _ side: SwipeSide, _ engine: Engine) {
    let lineage = engine.lineage(of: Receiver(target: target))
    guard let target = lineage.first(where: { !engine.swipeActions(of: $0.target).isEmpty })?.target,
      let reach = reach(of: target, engine)
    else { return }
    state.gestures.open(target, reach, side)
    engine.requests.isReviewDue = true
  }

  // MARK: Content

  override func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {
    found = state.isAboutItems ? engine.look(up: { self.state.targets }, after: pairing) : [:]
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    if state.isAboutItems { state.retarget { found[$0.path] ?? nil } }
    found = [:]
    // Cells that are shown say so again; groups that are looked into have said so already.
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

  override func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool {
    turn == .dismissal && press.key == .escape && close(engine)
  }

  // MARK: Pointers

  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "swipes", takes: "a press that strays across the axis, a press on actions that are open",
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

  override func yieldPointer(_ engine: Engine) { state.gestures.yield() }

  override func yieldToScrolling(_ engine: Engine) { _ = close(engine) }

  override func willScroll(underHold isHeld: Bool, _ engine: Engine) {
    if !isHeld, state.gestures.open != nil { engine.post(.scrolling) }
  }

  // MARK: Showing

  override func present(_ operations: inout [MountOperation], _ engine: Engine) {
    follow(&operations, engine)
  }

  /// Cuts the swiped item off at the room that is its own.
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

  /// Whether the item is on its way by itself.
  func isMoving(_ engine: Engine) -> Bool {
    state.shown.map { !$0.track.isFinished(at: engine.now) } ?? false
  }

  /// Adds the actions, behind everything else.
  override func addCells(to cells: inout [LiveCell], _ engine: Engine) { cells = state.cells + cells }

  // MARK: Workings

  private func updatePhases() {
    var phases: Phases = .content
    if isDeclared || state.gestures.isPressed || !state.isIdle { phases.insert(.pointer) }
    if state.isAboutItems { phases.insert(.groups) }
    if !state.isIdle { phases.formUnion([.keys, .place, .present, .offset]) }
    if state.gestures.open != nil { phases.insert(.scrolls) }
    if !state.cells.isEmpty { phases.insert(.cells) }
    awake = phases
  }
}
