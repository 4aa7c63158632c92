@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Selecting, by taps, keys, a band, and by the program.
///
/// It is installed where users can select from the beginning, and by what the program calls.
final class SelectionBehavior: Behavior {
  /// What is selected, and how users go on selecting.
  var state: SelectionState {
    didSet { updatePhases() }
  }
  /// Whether a mouse draws bands where several items can be selected.
  private let allowsBands: Bool

  /// Makes the behavior with the mode of a configuration.
  init(_ configuration: EngineConfiguration) {
    state = SelectionState(mode: configuration.selectionMode)
    allowsBands = configuration.selectsByBand
    super.init()
    updatePhases()
  }

  /// Before all that is done with an item by a pointer: a band begins where none is.
  override var order: Int { 50 }

  // MARK: What is selected

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    adopt(pairing, engine)
  }

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if self.state.items.contains(path, in: engine.snapshot), cell.isSelectable(as: path.element) {
      state.insert(.selected)
    }
  }

  override func companions(of path: ElementPath, _ engine: Engine) -> [ElementPath]? {
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

  override func canWork(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool {
    canSelect(path, cell)
  }

  override func canWork(onAllOf run: ItemRun, _ engine: Engine) -> Bool {
    state.mode != .none && run.isUnmodified && run.uniformKind.map { $0 != .group } ?? false
  }

  override func takesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool {
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

  override func actsOnSeveral(_ engine: Engine) -> Bool { state.mode.allowsMany }

  // MARK: Keys

  static var keyHelp: [KeyHelp] {
    [
      KeyHelp(.dismissal, "a band around items; see ``selectionBand``", .keys(.escape)),
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

  override func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool {
    switch turn {
    case .dismissal: cancelBand(engine)
    case .action: self.press(press, engine)
    case .option, .continuation, .remainder: false
    }
  }

  // MARK: The band

  static var pointerHelp: PointerHelp {
    PointerHelp(
      who: "the selection", takes: "a press beside the items that strays: a band around items",
      claims: "a band is drawn")
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    drawsBand(event, at: hit, engine)
  }

  override func claimsPointer(_ engine: Engine) -> Bool { state.band?.isDrawn ?? false }

  override func hold(_ engine: Engine) -> PointerHold? {
    guard let band = state.band, band.isDrawn else { return nil }
    return PointerHold(pointer: band.pointer, visited: Rect(origin: band.press))
  }

  override func isWaiting(_ engine: Engine) -> Bool { isBandStale(engine) }

  /// Selects what a band touches now that the content has moved under it.
  override func handleEvents(at time: Double?, _ engine: Engine) {
    if isBandStale(engine) { selectByBand(engine) }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    holdBand(by: engine.change.correction, engine)
  }

  // MARK: Workings

  private func updatePhases() {
    var phases = state.phases
    if allowsBands, state.mode.allowsMany { phases.insert(.pointer) }
    awake = phases
  }
}

extension SelectionState {
  /// The phases in which there is something to do.
  fileprivate var phases: Phases {
    var phases: Phases = mode == .none ? [] : .items
    if mode == .extended { phases.insert(.focus) }
    if mode.allowsMany { phases.insert(.keys) }
    if !items.isEmpty { phases.insert(.mark) }
    let isIdle = items.isEmpty && extent.isEmpty && unseenGroups.isEmpty && anchor == nil && band == nil
    if !isIdle || !names.isEmpty || value != nil { phases.insert(.content) }
    if !isIdle || !names.isEmpty && !mode.allowsMany { phases.insert(.groups) }
    if let band {
      phases.formUnion([.pointer, .finish])
      if band.isDrawn { phases.formUnion([.waiting, .events, .hold]) }
    }
    return phases
  }
}
