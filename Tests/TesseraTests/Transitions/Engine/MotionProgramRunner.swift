import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport

/// Runs a program on an animating engine and on one without animations, at random times, and checks the laws
/// of animation.
@MainActor
final class MotionProgramRunner {
  private let moving: Stage<Headless>
  private let still: Stage<Headless>
  /// Creates content; it does not run itself.
  private let builder = ProgramRunner(.item, edgeThreshold: 0)
  private var random: SeededGenerator
  private var time = 0.0
  private var mirror = MountMirror()
  private var transitions = Transitions.inherited

  private init(seed: UInt64) {
    let configuration = EngineConfiguration(overscan: 40, poolLimit: 8, estimateSampleCount: 0)
    (moving, still) = (Stage(configuration: configuration), Stage(configuration: configuration))
    random = SeededGenerator(seed: seed)
  }

  /// Runs a program. Returns an error message about the first violated law; `nil` if all laws hold.
  static func run(_ program: [Step], seed: UInt64) -> String? {
    let runner = MotionProgramRunner(seed: seed)
    for (number, step) in program.enumerated() {
      if let failureReason = runner.run(step) { return "step \(number), \(step):\n  \(failureReason)" }
    }
    return runner.rest()
  }

  private func run(_ step: Step) -> String? {
    transitions = randomTransitions()
    // A frame just before the step, so that the presentation at the time of the step is known.
    time += [0, 0.01, 0.05, 0.2, 0.4, 3][Int.random(in: 0...5, using: &random)]
    if let failureReason = transact() { return "before: " + failureReason }
    let before = seenCells()
    let leaving = moving.engine.cells.filter { $0.isLeaving }
    switch step {
    case .show(let groups), .showReentering(_, let groups):
      ask { $0.show(self.builder.content(groups).transitions(self.transitions)) }
    case .scroll(let distance): ask { $0.engine.scroll(by: Point(y: distance)) }
    // The duration of scroll animations is not checked, because only one engine has a clock.
    case .scrollTo(let item, let group, let alignment), .fly(let item, let group, let alignment, _):
      ask { $0.engine.scroll(to: ItemID(item), inSection: ItemID(group), at: alignment) }
    case .resize(let width, let height): ask { $0.engine.resize(to: Size(width: width, height: height)) }
    case .measure(let item, let group, let height):
      let element = NaiveCollection.Element(group: group, item: item)
      ask { stage in
        let cell = stage.engine.cells.first { !$0.isLeaving && ProgramRunner.element($0.key) == element }
        if let cell { stage.engine.setMeasuredSize(Size(width: 10, height: height), of: cell.id) }
      }
    case .wait(let seconds): time += seconds
    case .tap, .press, .anchoring: return transact()
    }
    if let failureReason = transact() { return failureReason }
    if case .show = step { return continuityFailure(before) ?? returnFailure(leaving) }
    return nil
  }

  /// Lets all animations end; then both engines are equal.
  private func rest() -> String? {
    time += 100
    if let failureReason = transact() { return "at rest: " + failureReason }
    if moving.engine.isAnimating { return "at rest something is animated" }
    for cell in moving.engine.cells where cell.presentation != Presentation(frame: cell.placement.frame) {
      return "at rest \(cell.key) is seen at \(cell.presentation)"
    }
    return moving.engine.cells.count == still.engine.cells.count ? nil : "at rest something has not left"
  }

  private func ask(_ request: (Stage<Headless>) -> Void) {
    request(moving)
    request(still)
  }

  private func transact() -> String? {
    let transaction = moving.update(at: time)
    let other = still.update()
    guard transaction.viewport == other.viewport, transaction.contentSize == other.contentSize else {
      return "the viewport is \(transaction.viewport), without motion \(other.viewport)"
    }
    let staying = moving.engine.cells.filter { !$0.isLeaving }
    let expected = still.engine.cells
    guard staying.map({ $0.key }) == expected.map({ $0.key }) else {
      return "there are \(staying.map { $0.key }), without motion \(expected.map { $0.key })"
    }
    for (cell, other) in zip(staying, expected) where cell.placement != other.placement {
      return "\(cell.key) is at \(cell.placement), without motion at \(other.placement)"
    }
    if let failureReason = mirror.failureReason(applying: transaction, cells: moving.engine.cells) {
      return failureReason
    }
    let views = moving.engine.cells.map { $0.id }
    if Set(views).count != views.count { return "a view is there twice: \(views)" }
    return nil
  }

  /// Returns the presentation of each view in viewport coordinates.
  private func seenCells() -> [CellID: (key: ItemKey, seen: Presentation, isInView: Bool)] {
    let viewport = moving.engine.viewport
    var seen: [CellID: (ItemKey, Presentation, Bool)] = [:]
    for cell in moving.engine.cells {
      var presentation = cell.presentation
      let isInView = presentation.frame.overlaps(viewport)
      presentation.frame = presentation.frame.offset(by: .zero - viewport.origin)
      seen[cell.id] = (cell.key, presentation, isInView)
    }
    return seen
  }

  /// Checks that no animated view that is visible before and after a change has jumped.
  private func continuityFailure(
    _ before: [CellID: (key: ItemKey, seen: Presentation, isInView: Bool)]
  ) -> String? {
    guard transitions.move != Animation.none else { return nil }
    for (id, now) in seenCells() {
      guard let old = before[id], old.key == now.key, old.isInView else { continue }
      let (one, other) = (old.seen.frame, now.seen.frame)
      let distance = max(
        abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
        abs(one.height - other.height))
      if distance > 0.05 { return "\(now.key) has jumped from \(one) to \(other)" }
      if abs(old.seen.effect.opacity - now.seen.effect.opacity) > 0.001 {
        return "\(now.key) has flashed from \(old.seen.effect) to \(now.seen.effect)"
      }
    }
    return nil
  }

  /// Checks that an item that was leaving and exists again is shown by its leaving view.
  private func returnFailure(_ leaving: [LiveCell]) -> String? {
    let staying = moving.engine.cells.filter { !$0.isLeaving }
    for (key, views) in Dictionary(grouping: leaving, by: { $0.key }) {
      guard let cell = staying.first(where: { $0.key == key }) else { continue }
      if !views.contains(where: { $0.id == cell.id }) {
        return "\(key) is there again in \(cell.id), beside \(views.map { $0.id }) that was leaving"
      }
    }
    return nil
  }

  private func randomTransitions() -> Transitions {
    let kinds: [Transition] = [
      .none, .fade, .scale(0.5), .slide(from: .leading), .slide(from: .bottom, by: .outOfViewport),
      .fade.combined(with: .rotate(1)),
    ]
    let animations: [Animation] = [
      .standard, .linear(duration: 0.3), .spring(response: 0.4, dampingFraction: 0.5), .easeOut(duration: 1),
    ]
    return Transitions(
      insert: kinds.randomElement(using: &random), delete: kinds.randomElement(using: &random),
      move: animations.randomElement(using: &random), update: animations.randomElement(using: &random),
      reload: kinds.randomElement(using: &random), animation: animations.randomElement(using: &random),
      stagger: Stagger(interval: Double(Int.random(in: 0...2, using: &random)) / 20))
  }
}
