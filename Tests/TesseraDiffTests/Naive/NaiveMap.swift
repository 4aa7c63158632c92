import TesseraDiff

/// The new and old position of each item of a list, read literally from a difference.
struct NaiveMap {
  /// The new position for each old one; `nil` if the item is deleted.
  private(set) var newPositions: [Int?]
  /// The old position for each new one; `nil` if the item is inserted.
  private(set) var oldPositions: [Int?]

  /// Returns `nil` if the parts do not fit: positions that do not exist, occur twice, or do not add up.
  init?(deletes: [Int], inserts: [Int], moves: [Move<Int>], oldCount: Int, newCount: Int) {
    newPositions = Array(repeating: nil, count: oldCount)
    oldPositions = Array(repeating: nil, count: newCount)
    guard let staying = NaiveMap.rest(of: oldCount, without: deletes, and: moves.map { $0.from }),
      let free = NaiveMap.rest(of: newCount, without: inserts, and: moves.map { $0.to }),
      staying.count == free.count
    else { return nil }
    for (number, old) in staying.enumerated() {
      newPositions[old] = free[number]
      oldPositions[free[number]] = old
    }
    for move in moves {
      newPositions[move.from] = move.to
      oldPositions[move.to] = move.from
    }
  }

  init?(_ difference: LinearDifference, oldCount: Int, newCount: Int) {
    self.init(
      deletes: difference.deletes, inserts: difference.inserts, moves: difference.moves,
      oldCount: oldCount, newCount: newCount)
  }

  /// Returns the positions that are in neither list; `nil` if any is out of range or occurs twice.
  private static func rest(of count: Int, without first: [Int], and second: [Int]) -> [Int]? {
    var isNamed = Array(repeating: false, count: count)
    for position in first + second {
      guard position >= 0, position < count, !isNamed[position] else { return nil }
      isNamed[position] = true
    }
    return isNamed.indices.filter { !isNamed[$0] }
  }
}
