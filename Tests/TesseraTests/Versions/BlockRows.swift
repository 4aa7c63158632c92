import Tessera
import TestSupport

struct BlockRow: Identifiable, Equatable {
  let id: Int
  var content = 0
}

/// Rows in blocks that versions share. Versions compare blocks only by identity.
struct BlockRows: VersionedCollection {
  private(set) var blocks: [Block] {
    didSet { starts = Self.starts(of: blocks) }
  }
  /// The start of each block, and the end of the last one.
  private var starts: [Int]
  /// The number of rows read, in all versions.
  let reads: Reads

  final class Block {
    let rows: [BlockRow]
    init(_ rows: [BlockRow]) { self.rows = rows }
  }

  final class Reads {
    var count = 0
  }

  /// Creates rows with ids from zero on.
  init(count: Int, blockSize: Int) {
    reads = Reads()
    blocks = stride(from: 0, to: count, by: blockSize).map { start in
      Block((start..<Swift.min(start + blockSize, count)).map { BlockRow(id: $0) })
    }
    starts = Self.starts(of: blocks)
  }

  /// All rows, read without counting.
  var array: [BlockRow] { blocks.flatMap { $0.rows } }

  var startIndex: Int { 0 }

  var endIndex: Int { starts.last ?? 0 }

  subscript(position: Int) -> BlockRow {
    reads.count += 1
    let block = block(at: position)
    return blocks[block].rows[position - starts[block]]
  }

  static var hasDistinctIDs: Bool { true }

  func position(of id: ItemID) -> Int? { array.firstIndex { ItemID($0.id) == id } }

  private static func starts(of blocks: [Block]) -> [Int] {
    blocks.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rows.count) }
  }

  /// Returns the index of the block that contains a row.
  private func block(at position: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}

// MARK: - Versions

extension BlockRows {
  func commonPrefix(with other: BlockRows) -> Int {
    zip(blocks, other.blocks).prefix { $0 === $1 }.reduce(0) { $0 + $1.0.rows.count }
  }

  func commonSuffix(with other: BlockRows) -> Int {
    zip(blocks.reversed(), other.blocks.reversed()).prefix { $0 === $1 }.reduce(0) { $0 + $1.0.rows.count }
  }

  func nextCommonRun(with old: BlockRows, old oldPosition: Int, new newPosition: Int) -> CommonRun? {
    let places = Dictionary(
      zip(blocks.map { ObjectIdentifier($0) }, starts), uniquingKeysWith: { first, _ in first })
    for (block, oldStart) in zip(old.blocks, old.starts) {
      guard let newStart = places[ObjectIdentifier(block)] else { continue }
      let passed = Swift.max(0, oldPosition - oldStart, newPosition - newStart)
      if passed < block.rows.count {
        return CommonRun(old: oldStart + passed, new: newStart + passed, count: block.rows.count - passed)
      }
    }
    return nil
  }
}

// MARK: - Changes

extension BlockRows {
  /// Changes the rows of the block that contains a row.
  mutating func change(at position: Int, _ change: (inout [BlockRow]) -> Void) {
    let block = block(at: position)
    var rows = blocks[block].rows
    change(&rows)
    blocks[block] = Block(rows)
  }

  /// Makes a random change. Inserted rows have unused ids, starting at `newID`.
  mutating func changeSomething(from newID: inout Int, _ generator: inout SeededGenerator) {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<Swift.max(1, limit), using: &generator) }
    let (place, other) = (number(blocks.count), number(blocks.count))
    guard blocks.indices.contains(place) else {
      blocks = [Block([BlockRow(id: newID)])]
      newID += 1
      return
    }
    var rows = blocks[place].rows
    let row = number(rows.count)
    switch number(8) {
    case 0, 1: rows.insert(BlockRow(id: newID), at: row)
    case 2, 3: if rows.indices.contains(row) { rows.remove(at: row) }
    case 4: if rows.indices.contains(row) { rows[row].content += 1 }
    case 5:
      blocks.swapAt(place, other)
      return
    case 6:
      blocks.remove(at: place)
      return
    default:
      // If no rows are inserted, the block is replaced by an equal one.
      rows.insert(contentsOf: (0..<number(20)).map { BlockRow(id: newID + $0) }, at: row)
    }
    newID += 20
    blocks[place] = Block(rows)
  }
}
