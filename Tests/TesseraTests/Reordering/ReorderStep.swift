import TestSupport

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Something that happens to lists whose items people carry.
enum ReorderStep: Equatable, CustomStringConvertible {
  /// How it begins: which layout, and whether time passes.
  case begin(layout: Int, isTimed: Bool)
  /// The app has other data; a section is known by its number, and takes the items of others if it is even.
  case show([[Int]])
  case pickUp(Int)
  case carry(Int, Int)
  case place(before: Int?, section: Int)
  case letGo
  case cancel
  case key(FocusMove, Int)
  case scroll(Int)
  case resize(Int, Int)
  /// Whether the app does what it is told.
  case willing(Bool)
  /// Which places the app refuses: those whose number is divisible by this; 0: none.
  case refuse(Int)
  case wait

  var description: String {
    switch self {
    case .begin(let layout, let isTimed): ".begin(layout: \(layout), isTimed: \(isTimed))"
    case .show(let lists): ".show(\(lists))"
    case .pickUp(let item): ".pickUp(\(item))"
    case .carry(let x, let y): ".carry(\(x), \(y))"
    case .place(let item, let section):
      ".place(before: \(item.map { "\($0)" } ?? "nil"), section: \(section))"
    case .letGo: ".letGo"
    case .cancel: ".cancel"
    case .key(let move, let item): ".key(.\(move), \(item))"
    case .scroll(let distance): ".scroll(\(distance))"
    case .resize(let width, let height): ".resize(\(width), \(height))"
    case .willing(let isWilling): ".willing(\(isWilling))"
    case .refuse(let number): ".refuse(\(number))"
    case .wait: ".wait"
    }
  }
}

/// Makes random programs.
struct ReorderProgramGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func program(length: Int) -> [ReorderStep] {
    var program: [ReorderStep] = [.begin(layout: number(5), isTimed: number(3) == 0), .show(lists())]
    while program.count < length { program.append(step()) }
    return program
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Some of the items, in some order, in up to four sections.
  private mutating func lists() -> [[Int]] {
    var lists = [[Int]](repeating: [], count: 1 + number(4))
    let items = Array(0..<24).shuffled(using: &random).prefix(number(25))
    for item in number(2) == 0 ? items.sorted() : Array(items) { lists[number(lists.count)].append(item) }
    return lists
  }

  private mutating func step() -> ReorderStep {
    switch number(20) {
    case 0: .show(lists())
    case 1, 2, 3: .pickUp(number(24))
    case 4, 5, 6, 7, 8: .carry(number(200) - 20, number(240) - 20)
    case 9: .place(before: number(4) == 0 ? nil : number(24), section: number(4))
    case 10, 11: .letGo
    case 12: .cancel
    case 13, 14: .key([.up, .down, .left, .right, .first, .last][number(6)], number(24))
    case 15: .scroll(number(200) - 100)
    case 16: .resize(40 + number(160), 24 + number(160))
    case 17: number(3) == 0 ? .willing(number(2) == 0) : .wait
    case 18: number(2) == 0 ? .refuse(number(4)) : .wait
    default: .wait
    }
  }
}
