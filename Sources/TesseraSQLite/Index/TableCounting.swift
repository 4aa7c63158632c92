import GRDB

/// A counter that finds the blocks of a key range without reading rows.
struct TableCounting {
  let query: TableQuery
  let blockSize: Int
  let numbers: Numbers

  /// Creates a block with new numbers.
  private func block(_ first: RowKey, _ count: Int) -> TableBlock {
    TableBlock(number: numbers.next(), ids: numbers.next(), first: first, count: count)
  }

  /// Returns the first blocks of a key range.
  ///
  /// - Parameter start: The first key; `nil` to look it up.
  /// - Returns: At most `limit` blocks, and the key that follows; `nil` if there is none.
  /// - Complexity: O(*n*) steps of SQLite for *n* rows; one query per block.
  func blocks(
    of range: KeyRange, from start: RowKey?, limit: Int, _ reader: inout TableReader
  ) throws -> (blocks: [TableBlock], next: RowKey?) {
    guard var first = try start ?? reader.key(in: range) else { return ([], nil) }
    var blocks: [TableBlock] = []
    while blocks.count < limit {
      let rest = KeyRange(lower: first, upper: range.upper)
      guard let next = try reader.key(in: rest, offset: blockSize) else {
        blocks.append(block(first, try reader.count(in: rest, limit: blockSize)))
        return (blocks, nil)
      }
      blocks.append(block(first, blockSize))
      first = next
    }
    return (blocks, first)
  }

  /// Returns all blocks of a short key range, with similar sizes.
  func evenBlocks(of range: KeyRange, count: Int, _ reader: inout TableReader) throws -> [TableBlock] {
    guard count > 0, var first = try reader.key(in: range) else { return [] }
    // A block grows to twice the block size before it is split, so that blocks rarely change.
    let parts = count <= 2 * blockSize ? 1 : (count + blockSize - 1) / blockSize
    var blocks: [TableBlock] = []
    for part in 0..<parts {
      let size = count * (part + 1) / parts - count * part / parts
      blocks.append(block(first, size))
      guard part + 1 < parts,
        let next = try reader.key(in: KeyRange(lower: first, upper: range.upper), offset: size)
      else { break }
      first = next
    }
    return blocks
  }
}

/// A generator of unique numbers.
final class Numbers: Sendable {
  private let last = Locked(0)

  func next() -> Int {
    last.use {
      $0 += 1
      return $0
    }
  }
}
