import TestSupport
import Tessera

/// A step of a random program for a collection with a selection. Prints as Swift, so that a failure can be
/// pasted as a test.
enum SelectionStep: Equatable {
  /// Sets the policy for missing items, for the whole program.
  case missing(MissingSelection)
  case mode(SelectionMode)
  /// Sets whether the engine or the app decides about the selection.
  case control(Control)
  case show([[Int]])
  /// Taps an item anywhere.
  case tap(Int, shift: Bool = false, control: Bool = false)
  case move(FocusMove, shift: Bool = false, control: Bool = false)
  /// Extends the selection to an item.
  case extend(Int)
  case toggleFocus
  /// Selects all items.
  case all
  /// Deselects all items.
  case nothing
  /// The app selects or deselects an item.
  case select(Int, Bool)
  /// The app sets the selection to ids that may be missing.
  case set([Int])

  /// Whether the engine or the app decides about the user's selection.
  enum Control { case automatic, accepting, refusing }
}

extension SelectionStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let policy): ".missing(.\(policy))"
    case .mode(let mode): ".mode(.\(mode))"
    case .control(let control): ".control(.\(control))"
    case .show(let sections): ".show(\(sections))"
    case .tap(let item, let shift, let control): ".tap(\(item)\(Self.keys(shift, control)))"
    case .move(let move, let shift, let control): ".move(.\(move)\(Self.keys(shift, control)))"
    case .extend(let item): ".extend(\(item))"
    case .toggleFocus: ".toggleFocus"
    case .all: ".all"
    case .nothing: ".nothing"
    case .select(let item, let isSelected): ".select(\(item), \(isSelected))"
    case .set(let items): ".set(\(items))"
    }
  }

  private static func keys(_ shift: Bool, _ control: Bool) -> String {
    (shift ? ", shift: true" : "") + (control ? ", control: true" : "")
  }
}

struct SelectionProgramGenerator {
  private var random: SeededGenerator
  private var sections: [[Int]] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func program(length: Int) -> [SelectionStep] {
    let modes: [SelectionMode] = [.single, .radio, .multiple, .extended, .extended, .extended]
    var program: [SelectionStep] = [
      .missing(Bool.random(using: &random) ? .keep : .forget),
      .mode(modes.randomElement(using: &random) ?? .extended),
    ]
    if Int.random(in: 0..<4, using: &random) == 0 { program.append(.set(items(3))) }
    program.append(.show(newContent()))
    for _ in 0..<length { program.append(step()) }
    return program
  }

  private mutating func step() -> SelectionStep {
    let shift = Int.random(in: 0..<3, using: &random) == 0
    let control = Int.random(in: 0..<4, using: &random) == 0
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<10: return .tap(item(), shift: shift, control: control)
    case 10..<17:
      let moves: [FocusMove] = [.up, .down, .down, .first, .last, .pageUp, .pageDown]
      return .move(moves.randomElement(using: &random) ?? .down, shift: shift, control: control)
    case 17..<21: return .extend(item())
    case 21..<23: return .toggleFocus
    case 23..<25: return .all
    case 25: return .nothing
    case 26..<28: return .select(item(), Bool.random(using: &random))
    case 28: return .set(items(Int.random(in: 0...4, using: &random)))
    case 29:
      let modes: [SelectionMode] = [.none, .single, .radio, .multiple, .extended, .extended]
      return .mode(modes.randomElement(using: &random) ?? .extended)
    case 30:
      return .control(
        [SelectionStep.Control.automatic, .accepting, .refusing].randomElement(using: &random) ?? .automatic)
    case 31: return .show(newContent())
    default: return .show(changedContent())
    }
  }

  /// Ids from a small pool, so that they recur; sometimes headers and footers.
  private mutating func item() -> Int {
    Int.random(in: 0..<6, using: &random) == 0
      ? -Int.random(in: 1...6, using: &random) : Int.random(in: 0..<24, using: &random)
  }

  private mutating func items(_ count: Int) -> [Int] {
    (0..<count).map { _ in Int.random(in: 0..<24, using: &random) }
  }

  private mutating func newContent() -> [[Int]] {
    var pool = Array(0..<24).shuffled(using: &random)
    sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let count = min(pool.count, Int.random(in: 0...8, using: &random))
      defer { pool.removeLast(count) }
      return Array(pool.suffix(count))
    }
    return sections
  }

  /// Inserts, deletes or moves a few items.
  private mutating func changedContent() -> [[Int]] {
    guard !sections.isEmpty else { return newContent() }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let id = Int.random(in: 0..<24, using: &random)
      let wasThere = sections.contains { $0.contains(id) }
      for section in sections.indices { sections[section].removeAll { $0 == id } }
      if wasThere, Bool.random(using: &random) { continue }
      let section = sections.indices.randomElement(using: &random) ?? 0
      sections[section].insert(id, at: Int.random(in: 0...sections[section].count, using: &random))
    }
    if Int.random(in: 0..<8, using: &random) == 0 { sections.shuffle(using: &random) }
    return sections
  }
}
