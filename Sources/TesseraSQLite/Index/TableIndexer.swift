import GRDB

/// Finds the blocks of a query in a state of the database, away from the main actor.
struct TableIndexer<Record: FetchableRecord & Sendable>: Sendable {
  let query: TableQuery
  let snapshot: DatabaseSnapshot
  let blockSize: Int
  let memory: TableMemory<Record>

  var counting: TableCounting { TableCounting(query: query, blockSize: blockSize, numbers: memory.numbers) }

  // One access to a state of the database is made at a time, and the main actor reads rows in the one that is
  // shown: none of them may be long.

  /// How many blocks are looked at before others may use the database.
  var blocksPerAccess: Int { max(1, 2048 / blockSize) }
  /// How many rows are looked for before others may use the database.
  private var rowsPerAccess: Int { 100 }

  /// Reads with a reader, and notes its work.
  func read<Answer: Sendable>(
    _ snapshot: DatabaseSnapshot, _ body: @escaping @Sendable (inout TableReader) throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    return try await snapshot.read { [query, memory] db in
      var reader = try TableReader(query, db)
      defer {
        memory.note {
          $0.queries += reader.queries
          $0.longestAccess = max($0.longestAccess, reader.queries)
        }
      }
      return try body(&reader)
    }
  }

  func noteCounted(_ blocks: [TableBlock]) {
    memory.note { $0.rowsCounted += blocks.reduce(0) { $0 + $1.count } }
  }

  /// All blocks of a stretch.
  ///
  /// - Parameter progress: Told the blocks so far now and then, and the key from which it goes on.
  func blocks(
    of range: KeyRange, progress: @Sendable ([TableBlock], RowKey) async -> Void = { _, _ in }
  ) async throws -> [TableBlock] {
    var blocks: [TableBlock] = []
    var next: RowKey?
    repeat {
      let (start, counting, limit) = (next, counting, blocksPerAccess)
      let part = try await read(snapshot) { try counting.blocks(of: range, from: start, limit: limit, &$0) }
      noteCounted(part.blocks)
      blocks += part.blocks
      next = part.next
      if let next { await progress(blocks, next) }
    } while next != nil
    return blocks
  }
}

// MARK: - After changes

extension TableIndexer {
  /// The index after some rows have changed; nil: these rows cannot be all that has.
  ///
  /// - Complexity: O(*c* log *b*) comparisons for *c* rows and *b* blocks; counts the rows of the blocks to
  ///   which rows have come or from which they have gone.
  func index(after changes: RowChanges, from old: TableVersion<Record>) async throws -> TableIndex? {
    guard changes.isComplete, let oldSnapshot = old.snapshot else { return nil }
    let index = old.index
    let rows = changes.rows.sorted()
    let wereThere = try await answers(for: Array(changes.updated), oldSnapshot) { try $1.tableHas($0) }
    guard wereThere.allSatisfy({ $0 }) else { return nil }
    let before = try await answers(for: rows, oldSnapshot) { try Place(of: $0, in: index, &$1) }
    let after = try await answers(for: rows, snapshot) { try Place(of: $0, in: index, &$1) }
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

  /// What is to be known of each of some rows in a state of the database.
  private func answers<Answer: Sendable>(
    for rows: [Int64], _ snapshot: DatabaseSnapshot,
    _ answer: @escaping @Sendable (Int64, inout TableReader) throws -> Answer
  ) async throws -> [Answer] {
    var answers: [Answer] = []
    for start in stride(from: 0, to: rows.count, by: rowsPerAccess) {
      let part = rows[start..<min(start + rowsPerAccess, rows.count)]
      answers += try await read(snapshot) { reader in try part.map { try answer($0, &reader) } }
    }
    return answers
  }

  /// Where a row is.
  private struct Place {
    var key: RowKey
    var block: Int

    init?(of row: Int64, in index: TableIndex, _ reader: inout TableReader) throws {
      guard let key = try reader.key(ofID: row) else { return nil }
      self.key = key
      block = try index.block { try reader.precedes(key, $0) }
    }
  }

  /// The blocks of a stretch that is short unless much has come.
  func recounted(_ range: KeyRange) async throws -> [TableBlock] {
    let (counting, limit) = (counting, 64 * blockSize)
    let blocks = try await read(snapshot) { reader -> [TableBlock]? in
      let count = try reader.count(in: range, limit: limit)
      return count < limit ? try counting.evenBlocks(of: range, count: count, &reader) : nil
    }
    if let blocks {
      noteCounted(blocks)
      return blocks
    }
    return try await self.blocks(of: range)
  }
}

extension TableIndex {
  /// The index where the rows of some blocks may have other contents, and others may have other rows.
  ///
  /// Blocks stay of much the same sizes, whatever comes and goes: all but the first have a quarter of the block
  /// size at least when they were counted here.
  func replacing(
    contents: Set<Int>, counts: Set<Int>, with indexer: TableIndexer<some FetchableRecord & Sendable>
  ) async throws -> TableIndex {
    var blocks = blocks
    for place in contents { blocks[place].number = indexer.memory.numbers.next() }
    if self.blocks.isEmpty, !counts.isEmpty {
      return TableIndex(try await indexer.recounted(KeyRange()))
    }
    // From the end, so that what is in front stays where it is.
    var end = blocks.count
    for place in counts.sorted().reversed() where place < end {
      var stretch = place..<place + 1
      while counts.contains(stretch.lowerBound - 1) { stretch = stretch.lowerBound - 1..<stretch.upperBound }
      var found = try await indexer.recounted(range(of: stretch))
      let count = found.reduce(0) { $0 + $1.count }
      if stretch.lowerBound > 0, count > 0, count < indexer.blockSize / 4 {
        // So few rows join those in front.
        stretch = stretch.lowerBound - 1..<stretch.upperBound
        found = try await indexer.recounted(range(of: stretch))
      }
      blocks.replaceSubrange(stretch, with: found)
      end = stretch.lowerBound
    }
    return TableIndex(blocks)
  }
}
