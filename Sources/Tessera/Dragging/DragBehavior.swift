@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior for drags out of the collection, and for drags over it.
final class DragBehavior: Behavior {
  var state: DragState {
    didSet { updatePhases() }
  }

  /// After reordering, and after the autoscrolling that both use.
  override var order: Int { 72 }

  init(_ configuration: EngineConfiguration) {
    state = DragState(timing: configuration.gestures)
    super.init()
    updatePhases()
  }

  func recordDraggableItem() {
    if !state.hasDraggableItems { state.hasDraggableItems = true }
  }

  // MARK: Phases

  static var pointerHelp: PointerHelp {
    PointerHelp(who: "dragging", takes: "a drag of an item that has a drag payload")
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    followItems(pairing, engine)
    state.needsDraggableCheck = state.hasDraggableItems
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    handleDragOut(event, at: hit, engine)
  }

  override func settingsChanged(_ engine: Engine) {
    state.gesture.timing = engine.configuration.gestures
  }

  override func cancelPointer(_ engine: Engine) { state.gesture.giveUp() }

  override func hold(_ engine: Engine) -> AutoscrollSource? {
    state.hover.map { AutoscrollSource(pointer: $0.pointer, visitedRect: $0.visitedRect) }
  }

  override func isWaiting(_ engine: Engine) -> Bool { isHoverStale }

  override func handleEvents(at time: Double?, _ engine: Engine) {
    if isHoverStale { updateHover(engine) }
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    invalidateHover(engine)
    guard state.needsDraggableCheck else { return }
    state.needsDraggableCheck = false
    state.hasDraggableItems = findsDraggableItems(engine)
  }

  // MARK: Internals

  private var isHoverStale: Bool { state.isUnsettled && state.hover != nil }

  /// Returns whether an item on screen, or an open group of cells, is draggable.
  private func findsDraggableItems(_ engine: Engine) -> Bool {
    engine.live.indices.contains { engine.live[$0].cell.attributes.offer != nil }
      || engine.snapshot.sections[engine.snapshot.declaredCount...].contains {
        $0.section.groupTraits.first(DragTrait.self)?.offer != nil
      }
  }

  private func updatePhases() {
    var phases: Phases = .content
    if state.hasDraggableItems || state.outgoing != nil || !state.gesture.isIdle { phases.insert(.pointer) }
    if !state.gesture.isIdle { phases.insert(.settings) }
    if state.hover != nil { phases.formUnion([.hold, .finish]) }
    if isHoverStale { phases.formUnion([.waiting, .events]) }
    if state.needsDraggableCheck { phases.insert(.finish) }
    activePhases = phases
  }
}
