import GRDB

/// A builder of a query's index in a state of the database, away from the main actor.
struct TableIndexer<Record: FetchableRecord & Sendable>: Sendable {
  let query: TableQuery
  let snapshot: DatabaseSnapshot
  let blockSize: Int
  let rowCache: TableRowCache<Record>

  var counting: TableCounting { TableCounting(query: query, blockSize: blockSize, numbers: rowCache.numbers) }

  // Only one access to a snapshot runs at a time, and the main actor reads rows from the snapshot that is
  // shown. Therefore each access has to be short.

  /// The number of blocks that are examined per access.
  var blocksPerAccess: Int { max(1, 2048 / blockSize) }
  /// The number of rows that are looked up per access.
  private var rowsPerAccess: Int { 100 }

  /// Runs a closure with a reader, and records the reader's work.
  func read<Value: Sendable>(
    _ snapshot: DatabaseSnapshot, _ body: @escaping @Sendable (inout TableReader) throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    return try await snapshot.read { [query, rowCache] db in
      var reader = try TableReader(query, db)
      defer {
        rowCache.record {
          $0.queries += reader.queries
          $0.longestAccess = max($0.longestAccess, reader.queries)
        }
      }
      return try body(&reader)
    }
  }

  func recordCounted(_ blocks: [TableBlock]) {
    rowCache.record { $0.rowsCounted += blocks.reduce(0) { $0 + $1.count } }
  }

  /// Returns all blocks of a key range.
  ///
  /// - Parameter progress: Called from time to time with the blocks so far and the next key.
  func blocks(
    of range: KeyRange, progress: @Sendable ([TableBlock], RowKey) async -> Void = { _, _ in }
  ) async throws -> [TableBlock] {
    var blocks: [TableBlock] = []
    var next: RowKey?
    repeat {
      let (start, counting, limit) = (next, counting, blocksPerAccess)
      let part = try await read(snapshot) { try counting.blocks(of: range, from: start, limit: limit, &$0) }
      recordCounted(part.blocks)
      blocks += part.blocks
      next = part.next
      if let next { await progress(blocks, next) }
    } while next != nil
    return blocks
  }
}

// MARK: - Changes

extension TableIndexer {
  /// Returns the index after some rows have changed; `nil` if the recorded changes are incomplete.
  ///
  /// - Complexity: O(*c* log *b*) comparisons for *c* rows and *b* blocks, plus counting the rows of blocks
  ///   in which rows were inserted or deleted.
  func index(after changes: RowChanges, from old: TableVersion<Record>) async throws -> TableIndex? {
    guard changes.isComplete, let oldSnapshot = old.snapshot else { return nil }
    let index = old.index
    let rows = changes.rows.sorted()
    let wereThere = try await values(for: Array(changes.updated), oldSnapshot) { try $1.tableHas($0) }
    guard wereThere.allSatisfy({ $0 }) else { return nil }
    let before = try await values(for: rows, oldSnapshot) { try Place(of: $0, in: index, &$1) }
    let after = try await values(for: rows, snapshot) { try Place(of: $0, in: index, &$1) }
    var contents: Set<Int> = []
    var counts: Set<Int> = []
    for (before, after) in zip(before, after) {
      if let before, let after, before.key == after.key {
        contents.insert(before.block)
      } else {
        for place in [before, after] { if let place { counts.insert(place.block) } }
      }
    }
    return try await index.replacing(contents: contents, counts: counts, with: self)
  }

  /// Looks up a value for each of some rows in a state of the database.
  private func values<Value: Sendable>(
    for rows: [Int64], _ snapshot: DatabaseSnapshot,
    _ value: @escaping @Sendable (Int64, inout TableReader) throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    for start in stride(from: 0, to: rows.count, by: rowsPerAccess) {
      let part = rows[start..<min(start + rowsPerAccess, rows.count)]
      values += try await read(snapshot) { reader in try part.map { try value($0, &reader) } }
    }
    return values
  }

  /// The key and the block of a row.
  private struct Place {
    var key: RowKey
    var block: Int

    init?(of row: Int64, in index: TableIndex, _ reader: inout TableReader) throws {
      guard let key = try reader.key(ofID: row) else { return nil }
      self.key = key
      block = try index.block { try reader.precedes(key, $0) }
    }
  }

  /// Counts the blocks of a key range that is short unless many rows were inserted.
  func recounted(_ range: KeyRange) async throws -> [TableBlock] {
    let (counting, limit) = (counting, 64 * blockSize)
    let blocks = try await read(snapshot) { reader -> [TableBlock]? in
      let count = try reader.count(in: range, limit: limit)
      return count < limit ? try counting.evenBlocks(of: range, count: count, &reader) : nil
    }
    if let blocks {
      recordCounted(blocks)
      return blocks
    }
    return try await self.blocks(of: range)
  }
}

extension TableIndex {
  /// Returns the index after the contents of some blocks, and the rows of others, may have changed.
  ///
  /// Blocks keep similar sizes, whatever is inserted or deleted: after counting, each block but the first has
  /// at least a quarter of the block size.
  func replacing(
    contents: Set<Int>, counts: Set<Int>, with indexer: TableIndexer<some FetchableRecord & Sendable>
  ) async throws -> TableIndex {
    var blocks = blocks
    for place in contents { blocks[place].number = indexer.rowCache.numbers.next() }
    if self.blocks.isEmpty, !counts.isEmpty {
      return TableIndex(try await indexer.recounted(KeyRange()))
    }
    // From the end, so that the blocks before keep their places.
    var end = blocks.count
    for place in counts.sorted().reversed() where place < end {
      var blockRange = place..<place + 1
      while counts.contains(blockRange.lowerBound - 1) {
        blockRange = blockRange.lowerBound - 1..<blockRange.upperBound
      }
      var found = try await indexer.recounted(range(of: blockRange))
      let count = found.reduce(0) { $0 + $1.count }
      if blockRange.lowerBound > 0, count > 0, count < indexer.blockSize / 4 {
        // A small rest joins the block before it.
        blockRange = blockRange.lowerBound - 1..<blockRange.upperBound
        found = try await indexer.recounted(range(of: blockRange))
      }
      blocks.replaceSubrange(blockRange, with: found)
      end = blockRange.lowerBound
    }
    return TableIndex(blocks)
  }
}
