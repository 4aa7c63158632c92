@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for selection by taps, keys, a marquee, and the app.
///
/// The behavior is installed from the start if users can select, and otherwise by calls of the app.
final class SelectionBehavior: Behavior {
  var state: SelectionState {
    didSet { updatePhases() }
  }
  /// Whether a mouse draws marquees where several items can be selected.
  private let allowsMarquees: Bool

  init(_ configuration: EngineConfiguration) {
    state = SelectionState(mode: configuration.selectionMode)
    allowsMarquees = configuration.selectsByMarquee
    super.init()
    updatePhases()
  }

  /// Before the behaviors that handle pointers on items: a marquee begins where there is none.
  override var order: Int { 50 }

  // MARK: Selected items

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    migrate(pairing, engine)
  }

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if self.state.items.contains(path, in: engine.snapshot), cell.isSelectable(as: path.element) {
      state.insert(.selected)
    }
  }

  override func itemsDraggedTogether(of path: ElementPath, _ engine: Engine) -> [ElementPath]? {
    state.items.contains(path, in: engine.snapshot) ? selectedPaths(engine) : nil
  }

  // MARK: Groups

  override func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {
    selectFirstPart(ofGroupAt: path, engine)
  }

  override func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {
    for group in state.items.groups(in: engine.snapshot) { keep(group) }
    for group in state.extent.groups(in: engine.snapshot) { keep(group) }
    for group in state.unseenGroups { keep(group.section) }
    if let anchor = state.anchor { keep(anchor.section) }
  }

  override func moveGroups(to places: [Int: Int], _ engine: Engine) {
    var moved = state
    moved.moveGroups(to: places, engine.snapshot.declaredCount)
    state = moved
  }

  // MARK: Items

  override func canAct(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool {
    canSelect(path, cell)
  }

  override func canAct(onAllOf run: ItemRun, _ engine: Engine) -> Bool {
    state.mode != .none && run.isUnmodified && run.uniformKind.map { $0 != .group } ?? false
  }

  override func handlesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool {
    canSelect(path, cell)
  }

  override func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {
    if canSelect(path, cell) { selectByTap(path, modifiers, from: focused, engine) }
  }

  override func willOpenMenu(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) {
    guard state.mode != .multiple, canSelect(path, cell), !state.items.contains(path, in: engine.snapshot)
    else { return }
    selectAlone(path, engine)
  }

  override func toggle(
    _ state: CellState, of cell: DeclaredCell, at path: ElementPath, _ engine: Engine
  ) -> (() -> Void)? {
    guard state == .selected, canSelect(path, cell) else { return nil }
    return { [self] in toggleSelection(at: path, engine) }
  }

  override func allowsSelection(_ engine: Engine) -> Bool { state.mode != .none }

  override func allowsMultipleItems(_ engine: Engine) -> Bool { state.mode.allowsMany }

  // MARK: Keys

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(.dismissal, "a marquee around items; see ``selectionMarquee``", .keys(.escape)),
      KeyHelp(
        .action, "the selection, where several items can be selected", .keys(.character(" ")),
        .keys(.character(" "), .character("a"), .character("/"), .character("\\"), with: .control),
        .keys(.character("a"), with: [.control, .shift]),
        .moves(with: .control, condition: "in ``SelectionMode/extended``")),
    ]
  }

  override func didMoveFocus(
    to path: ElementPath, from focused: ElementPath?, modifiers: KeyModifiers, _ engine: Engine
  ) {
    selectByMove(to: path, modifiers, from: focused, engine)
  }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    switch turn {
    case .dismissal: cancelMarquee(engine)
    case .action: self.press(press, engine)
    case .option, .continuation, .remainder: false
    }
  }

  // MARK: Marquee

  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "the selection", takes: "a drag that begins beside the items: a marquee",
      claims: "a marquee is drawn")
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    handleMarquee(event, at: hit, engine)
  }

  override func claimsPointer(_ engine: Engine) -> Bool { state.marquee?.isDrawn ?? false }

  override func hold(_ engine: Engine) -> AutoscrollSource? {
    guard let marquee = state.marquee, marquee.isDrawn else { return nil }
    return AutoscrollSource(pointer: marquee.pointer, visitedRect: Rect(origin: marquee.press))
  }

  override func isWaiting(_ engine: Engine) -> Bool { isMarqueeStale(engine) }

  /// Updates the selection of the marquee after the content has moved under it.
  override func handleEvents(at time: Double?, _ engine: Engine) {
    if isMarqueeStale(engine) { selectByMarquee(engine) }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    holdMarquee(by: engine.change.correction, engine)
  }

  // MARK: Helpers

  private func updatePhases() {
    var phases = state.phases
    if allowsMarquees, state.mode.allowsMany { phases.insert(.pointer) }
    activePhases = phases
  }
}

extension SelectionState {
  fileprivate var phases: Phases {
    var phases: Phases = mode == .none ? [] : .items
    if mode == .extended { phases.insert(.focus) }
    if mode.allowsMany { phases.insert(.keys) }
    if !items.isEmpty { phases.insert(.mark) }
    let isIdle = items.isEmpty && extent.isEmpty && unseenGroups.isEmpty && anchor == nil && marquee == nil
    if !isIdle || !names.isEmpty || value != nil { phases.insert(.content) }
    if !isIdle || !names.isEmpty && !mode.allowsMany { phases.insert(.groups) }
    if let marquee {
      phases.formUnion([.pointer, .finish])
      if marquee.isDrawn { phases.formUnion([.waiting, .events, .hold]) }
    }
    return phases
  }
}
