import TestSupport
import TesseraLayout
import TesseraTesting

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A random program of key presses and changes of the data.
@MainActor
struct KeyProgram: CustomStringConvertible {
  enum Step {
    case press(Key, KeyModifiers)
    case insert(part: Int, at: Int, id: Int)
    case remove(part: Int, at: Int)
    case move(part: Int, from: Int, to: Int)
    case replace(part: Int, KeyScene.Sort, ids: [Int])
    case scroll(Double)
    case resize(Size)
  }

  var parts: [KeyScene.Part]
  var isPager: Bool
  var mode: SelectionMode
  var direction: LayoutDirection
  var steps: [Step]

  nonisolated var description: String {
    "\(parts), pager: \(isPager), \(mode), \(direction), steps: \(steps)"
  }

  // MARK: Making

  init(using generator: inout SeededGenerator) {
    var nextID = 0
    parts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let count = Int.random(in: 0...30, using: &generator)
      defer { nextID += count }
      return KeyScene.Part(
        sort: KeyScene.Sort.allCases.randomElement(using: &generator) ?? .list,
        ids: Array(nextID..<nextID + count))
    }
    isPager = Int.random(in: 0..<6, using: &generator) == 0
    let modes: [SelectionMode] = [.none, .single, .radio, .multiple, .extended]
    mode = modes.randomElement(using: &generator) ?? .none
    direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    steps = []
    for number in 0..<40 { steps.append(Self.step(number, using: &generator)) }
  }

  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backspace,
    .character(" "), .character("1"), .character("2"), .character("p"), .character("+"), .character("-"),
    .character("*"), .character("a"),
  ]

  private static func step(_ number: Int, using generator: inout SeededGenerator) -> Step {
    let place = { (generator: inout SeededGenerator) in Int.random(in: 0...30, using: &generator) }
    let part = Int.random(in: 0...3, using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .insert(part: part, at: place(&generator), id: 1_000 + number)
    case 1: return .remove(part: part, at: place(&generator))
    case 2: return .move(part: part, from: place(&generator), to: place(&generator))
    case 3:
      let sort = KeyScene.Sort.allCases.randomElement(using: &generator) ?? .list
      return .replace(part: part, sort, ids: (0..<place(&generator)).map { 2_000 + 100 * number + $0 })
    case 4: return .scroll(Double.random(in: -300...300, using: &generator).rounded())
    case 5:
      return .resize(
        Size(
          width: 8 * Double(Int.random(in: 8...30, using: &generator)),
          height: 16 * Double(Int.random(in: 3...9, using: &generator))))
    default:
      let all: [KeyModifiers] = [[], [], [], [], .shift, .control, [.control, .shift], .option]
      return .press(
        keys.randomElement(using: &generator) ?? .down, all.randomElement(using: &generator) ?? [])
    }
  }

  /// Leaves out steps, then parts of the data at the start.
  static var shrinkers: [Shrinker<KeyProgram>] {
    [
      .leavingOutRuns(of: \.steps), .leavingOutRuns(of: \.parts),
      .inEach(of: \.parts, [.leavingOutRuns(of: \.ids)]),
    ]
  }

  // MARK: Running

  /// Runs the program. Returns an error message; `nil` if all checks pass.
  func failureReason() -> String? {
    let scene = KeyScene()
    (scene.parts, scene.isPager) = (parts, isPager)
    let collection = HeadlessCollection(
      size: Size(width: 120, height: 96),
      configuration: EngineConfiguration(
        overscan: 16, selectionMode: mode, direction: direction,
        keyboard: KeyboardOptions(typeAheadBudget: 7)),
      content: scene.content)
    scene.onChange = { [unowned scene, unowned collection] in collection.stage.show(scene.content) }
    for (number, step) in steps.enumerated() {
      if let failureReason = perform(step, scene, collection) ?? focusFailure(collection.engine) {
        return "step \(number) (\(step)): \(failureReason)"
      }
    }
    return nil
  }

  private func perform(_ step: Step, _ scene: KeyScene, _ collection: HeadlessCollection) -> String? {
    switch step {
    case .press(let key, let modifiers): return press(key, modifiers, collection)
    case .insert(let part, let place, let id):
      change(part, scene) { $0.ids.insert(id, at: min(place, $0.ids.count)) }
    case .remove(let part, let place):
      change(part, scene) { if place < $0.ids.count { $0.ids.remove(at: place) } }
    case .move(let part, let from, let to):
      change(part, scene) {
        if from < $0.ids.count { $0.ids.insert($0.ids.remove(at: from), at: min(to, $0.ids.count)) }
      }
    case .replace(let part, let sort, let ids):
      change(part, scene) { $0 = KeyScene.Part(sort: sort, ids: ids) }
    case .scroll(let distance): collection.scroll(by: distance)
    case .resize(let size): collection.resize(to: size)
    }
    collection.show(scene.content)
    return collection.engine.needsUpdate ? "it does not come to rest" : nil
  }

  private func change(_ part: Int, _ scene: KeyScene, _ change: (inout KeyScene.Part) -> Void) {
    if scene.parts.indices.contains(part) { change(&scene.parts[part]) }
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers, _ collection: HeadlessCollection) -> String? {
    let engine = collection.engine
    let before = State(engine)
    let isTaken = engine.press(key, modifiers: modifiers)
    if !isTaken, engine.needsUpdate { return "it means nothing, and asks for something" }
    collection.update()
    for _ in 0..<2_000 where engine.isTypeAheadSearching { collection.drawNextFrame() }
    if engine.isTypeAheadSearching || engine.needsUpdate { return "it does not come to rest" }
    let after = State(engine)
    if !isTaken, before != after { return "it means nothing, and does something" }
    return before.focus == after.focus ? nil : visibleStateFailure(engine)
  }

  /// The state that a key can change.
  private struct State: Equatable {
    let focus: ItemKey?
    let viewport: Rect
    let selection: Selection
    let text: String?

    init(_ engine: Engine) {
      (focus, viewport) = (engine.focusedKey, engine.viewport)
      (selection, text) = (engine.selection, engine.typedText)
    }
  }

  // MARK: Invariants

  private func focusFailure(_ engine: Engine) -> String? {
    guard let focus = engine.focus else { return nil }
    guard let cell = engine.snapshot.cell(at: focus.path) else { return "the focus is on nothing" }
    guard engine.snapshot.key(at: focus.path, kind: cell.kind) == focus.key else {
      return "the focus is on \(focus.key), which is elsewhere"
    }
    let canHaveIt = cell.isInteractive || (engine.selectionMode != .none && cell.isSelectable)
    return canHaveIt ? nil : "the focus is on \(focus.key), which cannot have it"
  }

  private func visibleStateFailure(_ engine: Engine) -> String? {
    guard let key = engine.focusedKey else { return nil }
    let isSeen = engine.live.contains {
      $0.key == key && $0.state.contains(.focused) && $0.placement.visibleFrame.overlaps(engine.viewport)
    }
    return isSeen ? nil : "the focus is on \(key), which is not on screen"
  }
}
