@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Items that are dragged out of the collection, and what is dragged over it.
final class DragBehavior: Behavior {
  /// What is known of them.
  var state: DragState {
    didSet { updatePhases() }
  }

  /// After reordering, and after the edge scrolling that both ask for.
  override var order: Int { 72 }

  init(_ configuration: EngineConfiguration) {
    state = DragState(timing: configuration.gestures)
    super.init()
    updatePhases()
  }

  /// Takes note that an item is shown that offers something.
  func noteOffer() {
    if !state.isOffered { state.isOffered = true }
  }

  // MARK: Phases

  static var pointerHelp: PointerHelp {
    PointerHelp(who: "dragging", takes: "a press that strays, on an item that offers something")
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    followItems(pairing, engine)
    state.isOfferStale = state.isOffered
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    drags(event, at: hit, engine)
  }

  override func settingsChanged(_ engine: Engine) {
    state.gesture.timing = engine.configuration.gestures
  }

  override func yieldPointer(_ engine: Engine) { state.gesture.giveUp() }

  override func hold(_ engine: Engine) -> PointerHold? {
    state.hover.map { PointerHold(pointer: $0.pointer, visited: $0.visited) }
  }

  override func isWaiting(_ engine: Engine) -> Bool { isHoverStale }

  override func handleEvents(at time: Double?, _ engine: Engine) {
    if isHoverStale { settleHover(engine) }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    noteHover(engine)
    guard state.isOfferStale else { return }
    state.isOfferStale = false
    state.isOffered = isAnythingOffered(engine)
  }

  // MARK: Workings

  /// Whether something hovers, and has to be looked at again.
  private var isHoverStale: Bool { state.isUnsettled && state.hover != nil }

  /// Whether an item on screen offers something, or a group of cells that was looked into.
  private func isAnythingOffered(_ engine: Engine) -> Bool {
    engine.live.indices.contains { engine.live[$0].cell.attributes.offer != nil }
      || engine.snapshot.sections[engine.snapshot.declaredCount...].contains {
        $0.section.groupTraits.first(DragTrait.self)?.offer != nil
      }
  }

  private func updatePhases() {
    var phases: Phases = .content
    if state.isOffered || state.outgoing != nil || !state.gesture.isIdle { phases.insert(.pointer) }
    if !state.gesture.isIdle { phases.insert(.settings) }
    if state.hover != nil { phases.formUnion([.hold, .finish]) }
    if isHoverStale { phases.formUnion([.waiting, .events]) }
    if state.isOfferStale { phases.insert(.finish) }
    awake = phases
  }
}
