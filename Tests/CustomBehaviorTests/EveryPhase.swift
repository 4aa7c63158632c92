import Tessera
import TesseraLayout

/// A behavior that overrides all public phases and records the calls.
final class EveryPhase: Behavior {
  private(set) var log: [String] = []
  var next: Double?
  var shift = 0.0
  private(set) var hitPath: ElementPath?

  override init() {
    super.init()
    activePhases = [
      .content, .time, .drag, .keys, .finish, .events, .place, .mark, .pointer, .items, .focus, .mounts,
    ]
  }

  /// Returns and removes the recorded calls, each phase once.
  func takeLog() -> [String] {
    defer { log = [] }
    return log.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  override var order: Int { 900 }
  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    log.append("migrate")
  }
  override func deadline(_ engine: Engine) -> Double? { next }
  override func advanceTime(to time: Double, _ engine: Engine) {
    if let deadline = next, deadline <= time {
      log.append("advanceTime")
      next = nil
    }
  }
  override func handleEvents(at time: Double?, _ engine: Engine) { log.append("handleEvents") }
  override func finish(_ transaction: inout Transaction, _ engine: Engine) { log.append("finish") }
  override func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {
    placement.frame = placement.frame.offset(by: Point(x: shift))
  }
  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    log.append("mark")
  }
  override func didMount(_ cell: LiveCell, _ engine: Engine) { log.append("didMount") }
  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {
    log.append("didUpdate")
  }
  override func willLeave(_ cell: LiveCell, _ engine: Engine) { log.append("willLeave") }
  override func beginDrag(_ engine: Engine) { log.append("beginDrag") }
  override func didScroll(by step: Double, beyond rest: Double, _ engine: Engine) {
    // Adding zero turns -0 into 0.
    log.append("didScroll by \(step + 0) beyond \(rest + 0)")
  }
  override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
    log.append("endDrag")
    return ScrollDestination(.item(velocity.y > 0 ? 8 : 1000, in: 0), at: .start, animated: .none)
  }
  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    log.append("handle")
    if let path = engine.path(at: hit) { hitPath = path }
    return false
  }
  override func claimsPointer(_ engine: Engine) -> Bool {
    log.append("claimsPointer")
    return false
  }
  override func holdPointer(until time: Double, _ engine: Engine) -> Bool {
    log.append("holdPointer until \(time)")
    return false
  }
  override func cancelPointer(_ engine: Engine) { log.append("cancelPointer") }
  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    guard turn == .action, press.key == .character("m") else { return false }
    log.append("press")
    return true
  }
  override func didMoveFocus(
    to path: ElementPath, from focused: ElementPath?, modifiers: KeyModifiers, _ engine: Engine
  ) {
    log.append("didMoveFocus to \(path)")
  }
  override func canAct(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { true }
  override func handlesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { true }
  override func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {
    log.append("tap \(path)")
  }
}
