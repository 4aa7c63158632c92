import TesseraSQLite
import TestSupport

/// The configuration of a table in a random program.
struct TableShape: Sendable {
  var order: TableOrder
  var hasCondition: Bool
  var blockSize: Int
  var cachedBlockCount: Int
  var prefetches: Bool
  var count: Int

  init(using random: inout SeededGenerator) {
    let orders: [TableOrder] = [
      .rowID(), .rowID(isDescending: true), .column("rank"), .column("rank", isDescending: true),
      .column("name"),
    ]
    order = orders.randomElement(using: &random) ?? .rowID()
    hasCondition = Int.random(in: 0..<3, using: &random) == 0
    blockSize = [1, 2, 4, 8, 64].randomElement(using: &random) ?? 4
    cachedBlockCount = [2, 4, 64].randomElement(using: &random) ?? 2
    prefetches = .random(using: &random)
    count = [0, 1, 10, 100, 300].randomElement(using: &random) ?? 10
  }
}

/// A step of a random program; places are modulo the number of rows.
enum TableStep: Sendable {
  case insert(id: Int, name: String, rank: Int?)
  case insertMany(Int)
  case delete(place: Int)
  case deleteRange(place: Int, count: Int)
  case rename(place: Int, name: String)
  case rank(place: Int, Int?)
  case renumber(place: Int, id: Int)
  case replace(place: Int, code: Int)
  case several([TableStep])
  case rolledBack([TableStep])
  case byOthers([TableStep])
  case scroll(by: Double)
  case scrollTo(place: Int)

  init(using random: inout SeededGenerator, depth: Int = 0) {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let place = number(1000)
    let rank = number(10) == 0 ? nil : number(20)
    let name = ["Ada", "ada", "Bo", "c", "Ö", ""][number(6)]
    switch number(depth == 0 ? 16 : 9) {
    case 0, 1: self = .insert(id: number(400) - 20, name: name, rank: rank)
    case 2: self = .insertMany(number(60))
    case 3, 4: self = .delete(place: place)
    case 5: self = .deleteRange(place: place, count: number(80))
    case 6: self = .rename(place: place, name: name)
    case 7: self = .rank(place: place, rank)
    case 8:
      self =
        number(2) == 0 ? .renumber(place: place, id: number(500)) : .replace(place: place, code: number(3))
    case 9, 10: self = .several((0...number(6)).map { _ in TableStep(using: &random, depth: 1) })
    case 11: self = .rolledBack((0...number(3)).map { _ in TableStep(using: &random, depth: 1) })
    case 12: self = .byOthers((0...number(3)).map { _ in TableStep(using: &random, depth: 1) })
    case 13, 14: self = .scroll(by: Double(number(2000) - 1000))
    default: self = .scrollTo(place: place)
    }
  }
}
