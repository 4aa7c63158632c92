import TestSupport
import Tessera

/// A step of a random program on a collection that uses every behavior: a tree with lazily loaded children,
/// and tasks that are selected, swiped, reordered and found by typing, in a list or as pages.
///
/// Steps print as Swift, so that a failing program can be pasted as a test. They choose items by their
/// position among the visible ones, so that programs do not depend on the content.
enum BehaviorStep: Equatable {
  /// Configures the run; the first step.
  case begin(
    isTimed: Bool, MissingSelection, mode: SelectionMode = .multiple, collapsesOthers: Bool = false)

  // Steps of the app.
  case tasks([Int])
  case roots([Int])
  case pages(Bool)
  case loading(Bool)
  case succeed(load: Int, [Int])
  case fail(load: Int)
  case collapseAll
  case reveal(Int)

  // Steps of the host.
  case resize(rows: Int)
  case wait(Double)

  // Steps of the user.
  case scroll(Double)
  case hold
  case endReorder(velocity: Double)
  case tap(Int)
  case key(Key, KeyModifiers)
  case type(Int)
  case swipe(Int)
  case delete(Int)
  case beginReorder(Int)
  case moveReorder(column: Int, row: Int)
  case drop
  case takeBack
}

extension BehaviorStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .begin(let isTimed, let policy, let mode, let collapsesOthers):
      ".begin(isTimed: \(isTimed), .\(policy), mode: .\(mode), collapsesOthers: \(collapsesOthers))"
    case .tasks(let tasks): ".tasks(\(tasks))"
    case .roots(let roots): ".roots(\(roots))"
    case .pages(let isPaged): ".pages(\(isPaged))"
    case .loading(let isLoading): ".loading(\(isLoading))"
    case .succeed(let load, let children): ".succeed(load: \(load), \(children))"
    case .fail(let load): ".fail(load: \(load))"
    case .collapseAll: ".collapseAll"
    case .reveal(let node): ".reveal(\(node))"
    case .resize(let rows): ".resize(rows: \(rows))"
    case .wait(let seconds): ".wait(\(seconds))"
    case .scroll(let distance): ".scroll(\(distance))"
    case .hold: ".hold"
    case .endReorder(let velocity): ".endReorder(velocity: \(velocity))"
    case .tap(let position): ".tap(\(position))"
    case .key(let key, let modifiers): ".key(.\(key), \(Self.name(modifiers)))"
    case .type(let task): ".type(\(task))"
    case .swipe(let position): ".swipe(\(position))"
    case .delete(let position): ".delete(\(position))"
    case .beginReorder(let position): ".beginReorder(\(position))"
    case .moveReorder(let column, let row): ".moveReorder(column: \(column), row: \(row))"
    case .drop: ".drop"
    case .takeBack: ".takeBack"
    }
  }

  private static func name(_ modifiers: KeyModifiers) -> String {
    modifiers == .option ? ".option" : modifiers == .control ? ".control" : "[]"
  }
}

struct BehaviorProgramGenerator {
  private var random: SeededGenerator
  private var tasks: [Int] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func program(length: Int) -> [BehaviorStep] {
    let policy: MissingSelection = Bool.random(using: &random) ? .keep : .forget
    let begin = BehaviorStep.begin(
      isTimed: Bool.random(using: &random), policy, mode: number(3) == 0 ? .single : .multiple,
      collapsesOthers: number(3) == 0)
    return [begin, .roots([1, 2, 3, 4]), otherTasks()] + (0..<length).map { _ in step() }
  }

  private mutating func step() -> BehaviorStep {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<12: step(ofPeople: Int.random(in: 0..<9, using: &random))
    case 12..<22: .key(key(), [])
    case 22..<24: .key([.up, .down, .home, .end].randomElement(using: &random) ?? .up, .option)
    case 24..<31: step(ofData: Int.random(in: 0..<9, using: &random))
    case 31: .resize(rows: [0, 1, 3, 6, 6, 9].randomElement(using: &random) ?? 6)
    case 32..<34: .wait([0.02, 0.2, 5].randomElement(using: &random) ?? 5)
    case 34..<36: .beginReorder(number(8))
    case 36..<38: .moveReorder(column: number(20), row: number(10) - 1)
    default: Bool.random(using: &random) ? .drop : .takeBack
    }
  }

  private mutating func step(ofPeople choice: Int) -> BehaviorStep {
    switch choice {
    case 0..<3: .tap(number(8))
    case 3: .scroll(Double(number(200) - 100))
    case 4: Bool.random(using: &random) ? .hold : .endReorder(velocity: Double(number(3) - 1) * 400)
    case 5: .swipe(number(8))
    case 6: .delete(number(8))
    case 7: .type(number(12))
    default: .key(.character("a"), .control)
    }
  }

  private mutating func step(ofData choice: Int) -> BehaviorStep {
    switch choice {
    case 0..<2: changedTasks()
    case 2: otherTasks()
    case 3: .roots(some())
    case 4..<6: .succeed(load: number(4), some())
    case 6: .fail(load: number(4))
    case 7:
      [.pages(true), .pages(false), .loading(true), .loading(false)].randomElement(using: &random)
        ?? .pages(true)
    default: Bool.random(using: &random) ? .collapseAll : .reveal(number(30))
    }
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func key() -> Key {
    let keys: [Key] = [
      .up, .down, .down, .left, .right, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .delete,
      .character(" "), .character(" "),
    ]
    return keys.randomElement(using: &random) ?? .down
  }

  private mutating func otherTasks() -> BehaviorStep {
    tasks = Array(Array(0..<12).shuffled(using: &random).prefix(number(10)))
    return .tasks(tasks)
  }

  private mutating func changedTasks() -> BehaviorStep {
    let task = number(12)
    let wasThere = tasks.contains(task)
    tasks.removeAll { $0 == task }
    if !wasThere || Bool.random(using: &random) { tasks.insert(task, at: number(tasks.count + 1)) }
    return .tasks(tasks)
  }

  /// Returns some of the numbers from 1 to 4.
  private mutating func some() -> [Int] { (1...4).filter { _ in number(3) > 0 }.shuffled(using: &random) }
}
