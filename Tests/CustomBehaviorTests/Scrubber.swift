import Tessera
import TesseraLayout

/// Scrolls to a part of the content by a press at the right edge, and by the digits.
final class Scrubber: Behavior {
  /// The width of the edge, in points.
  private static let width = 24.0
  /// Whether the pointer that is down was pressed at the edge.
  private var isScrubbing = false

  override init() {
    super.init()
    activePhases = .content
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    activePhases = engine.trait(ScrubberTrait.self) != nil ? [.content, .pointer, .keys] : .content
  }

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    if event.phase == .down { isScrubbing = event.position.x >= engine.viewport.width - Self.width }
    guard isScrubbing else { return false }
    if event.phase == .up || event.phase == .cancelled { isScrubbing = false }
    scroll(to: event.position.y / engine.viewport.height, engine)
    return true
  }

  override func claimsPointer(_ engine: Engine) -> Bool { isScrubbing }

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    guard turn == .remainder, press.modifiers.isEmpty, case .character(let character) = press.key,
      let digit = character.wholeNumberValue
    else { return false }
    scroll(to: Double(digit) / 10, engine)
    return true
  }

  private func scroll(to fraction: Double, _ engine: Engine) {
    let way = max(0, engine.contentSize.height - engine.viewport.height)
    engine.scroll(to: Point(y: max(0, min(fraction, 1)) * way))
  }
}

/// Declares that the right edge and the digits scroll.
final class ScrubberTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.install { Scrubber() } }

  override func isEqual(to other: Trait) -> Bool { other is ScrubberTrait }
}
