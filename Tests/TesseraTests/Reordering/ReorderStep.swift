import TestSupport

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// An event in a program that reorders lists.
enum ReorderStep: Equatable, CustomStringConvertible {
  /// Sets the layout and whether time passes.
  case begin(layout: Int, isTimed: Bool)
  /// Shows other data. A section's id is its number; even sections accept items of others.
  case show([[Int]])
  case beginReorder(Int)
  case moveReorder(Int, Int)
  case place(before: Int?, section: Int)
  case endReorder
  case cancel
  case key(FocusMove, Int)
  case scroll(Int)
  case resize(Int, Int)
  /// Sets whether the app applies moves.
  case willing(Bool)
  /// Makes the app refuse the positions whose index is divisible by a number; 0 for none.
  case refuse(Int)
  case wait

  var description: String {
    switch self {
    case .begin(let layout, let isTimed): ".begin(layout: \(layout), isTimed: \(isTimed))"
    case .show(let lists): ".show(\(lists))"
    case .beginReorder(let item): ".beginReorder(\(item))"
    case .moveReorder(let x, let y): ".moveReorder(\(x), \(y))"
    case .place(let item, let section):
      ".place(before: \(item.map { "\($0)" } ?? "nil"), section: \(section))"
    case .endReorder: ".endReorder"
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

struct ReorderProgramGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func program(length: Int) -> [ReorderStep] {
    var program: [ReorderStep] = [.begin(layout: number(5), isTimed: number(3) == 0), .show(lists())]
    while program.count < length { program.append(step()) }
    return program
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Some of the items in some order in up to four sections.
  private mutating func lists() -> [[Int]] {
    var lists = [[Int]](repeating: [], count: 1 + number(4))
    let items = Array(0..<24).shuffled(using: &random).prefix(number(25))
    for item in number(2) == 0 ? items.sorted() : Array(items) { lists[number(lists.count)].append(item) }
    return lists
  }

  private mutating func step() -> ReorderStep {
    switch number(20) {
    case 0: .show(lists())
    case 1, 2, 3: .beginReorder(number(24))
    case 4, 5, 6, 7, 8: .moveReorder(number(200) - 20, number(240) - 20)
    case 9: .place(before: number(4) == 0 ? nil : number(24), section: number(4))
    case 10, 11: .endReorder
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
