import GRDB

/// A table at one time: where its rows are, and a transaction in which they stay as they are.
final class TableVersion<Record: FetchableRecord & Sendable>: Sendable {
  let query: TableQuery
  /// The state of the database; nil: nothing was read yet.
  let snapshot: DatabaseSnapshot?
  let index: TableIndex
  let memory: TableMemory<Record>
  let prefetches: Bool

  init(
    _ query: TableQuery, _ snapshot: DatabaseSnapshot?, _ index: TableIndex, _ memory: TableMemory<Record>,
    prefetches: Bool
  ) {
    self.query = query
    self.snapshot = snapshot
    self.index = index
    self.memory = memory
    self.prefetches = prefetches
  }

  /// The row at a position, which there is.
  func row(at position: Int) -> TableRow<Record> {
    let place = index.block(at: position)
    let rows = rows(ofBlock: place)
    readAhead(from: place)
    let offset = position - index.start(of: place)
    return offset < rows.count ? rows[offset] : missing(index.blocks[place], offset)
  }

  /// The position of a row with an id; nil where there is none.
  ///
  /// - Complexity: Reads a block at most, and compares O(log *b*) keys of *b* blocks.
  func position(of id: Int) -> Int? {
    guard let snapshot, index.count > 0 else { return nil }
    do {
      let place = try snapshot.read { db -> Int? in
        var reader = try TableReader(query, db)
        defer { memory.note { $0.queries += reader.queries } }
        guard let key = try reader.key(ofID: Int64(id)) else { return nil }
        return try index.block { try reader.precedes(key, $0) }
      }
      guard let place, let offset = rows(ofBlock: place).firstIndex(where: { $0.id == id }) else {
        return nil
      }
      return index.start(of: place) + offset
    } catch {
      memory.report(.unreadable("\(error)"))
      return nil
    }
  }

  // MARK: Blocks

  /// The rows of a block, as many as it has.
  private func rows(ofBlock place: Int) -> [TableRow<Record>] {
    let block = index.blocks[place]
    if let rows = memory.rows(of: block.number) { return rows }
    guard let snapshot else { return [] }
    do {
      // Somebody may have read the block ahead while this waited for the database.
      return try snapshot.read { db in
        try memory.rows(of: block.number) ?? read(place, db) { $0.blocksRead += 1 }
      }
    } catch {
      return unreadable(place, error)
    }
  }

  /// Reads the blocks beside one into the memory, in the direction of scrolling.
  private func readAhead(from place: Int) {
    guard prefetches, let snapshot else { return }
    for direction in memory.directions(to: index.blocks[place].number, place: place) {
      guard index.blocks.indices.contains(place + direction) else { continue }
      let number = index.blocks[place + direction].number
      memory.prefetch(number) { [self] in
        do {
          try await snapshot.read { [self] db in
            guard memory.rows(of: number) == nil else { return }
            _ = try read(place + direction, db) { $0.blocksPrefetched += 1 }
          }
        } catch {
          // Whoever asks for the block is told.
        }
      }
    }
  }

  /// Reads a block into the memory.
  private func read(
    _ place: Int, _ db: Database, _ note: (inout TableWork) -> Void
  ) throws -> [TableRow<Record>] {
    let block = index.blocks[place]
    var reader = try TableReader(query, db)
    var rows = try reader.rows(
      in: index.range(of: place..<place + 1), limit: block.count + 1, as: Record.self
    ) {
      memory.report(.undecodable(row: Int($0), "\($1)"))
    }
    memory.note {
      note(&$0)
      $0.rowsRead += rows.count
      $0.queries += reader.queries
    }
    if rows.count != block.count {
      memory.report(.changedUnseen)
      rows = Array(rows.prefix(block.count))
      while rows.count < block.count { rows.append(missing(block, rows.count)) }
    }
    memory.put(rows, of: block.number)
    return rows
  }

  private func unreadable(_ place: Int, _ error: any Error) -> [TableRow<Record>] {
    memory.report(.unreadable("\(error)"))
    let block = index.blocks[place]
    let rows = (0..<block.count).map { missing(block, $0) }
    memory.put(rows, of: block.number)
    return rows
  }

  /// A row that is not where it should be.
  private func missing(_ block: TableBlock, _ offset: Int) -> TableRow<Record> {
    TableRow(id: Int.min + block.number << 16 + offset, record: nil)
  }
}
