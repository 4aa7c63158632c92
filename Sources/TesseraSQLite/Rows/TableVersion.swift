import GRDB

/// A version of a table: the positions of its rows, and a transaction that preserves its state.
final class TableVersion<Record: FetchableRecord & Sendable>: Sendable {
  let query: TableQuery
  /// The state of the database; `nil` if nothing has been read yet.
  let snapshot: DatabaseSnapshot?
  let index: TableIndex
  let rowCache: TableRowCache<Record>
  let prefetches: Bool

  init(
    _ query: TableQuery, _ snapshot: DatabaseSnapshot?, _ index: TableIndex,
    _ rowCache: TableRowCache<Record>,
    prefetches: Bool
  ) {
    self.query = query
    self.snapshot = snapshot
    self.index = index
    self.rowCache = rowCache
    self.prefetches = prefetches
  }

  /// Returns the row at a position, which must exist.
  func row(at position: Int) -> TableRow<Record> {
    let place = index.block(at: position)
    let rows = rows(ofBlock: place)
    readAhead(from: place)
    let offset = position - index.start(of: place)
    return offset < rows.count ? rows[offset] : missing(index.blocks[place], offset)
  }

  /// Returns the position of the row with an id; `nil` if there is none. Reads at most one block, and
  /// compares O(log *b*) keys of *b* blocks.
  func position(of id: Int) -> Int? {
    guard let snapshot, index.count > 0 else { return nil }
    do {
      let place = try snapshot.read { db -> Int? in
        var reader = try TableReader(query, db)
        defer { rowCache.record { $0.queries += reader.queries } }
        guard let key = try reader.key(ofID: Int64(id)) else { return nil }
        return try index.block { try reader.precedes(key, $0) }
      }
      guard let place, let offset = rows(ofBlock: place).firstIndex(where: { $0.id == id }) else {
        return nil
      }
      return index.start(of: place) + offset
    } catch {
      rowCache.report(.unreadable("\(error)"))
      return nil
    }
  }

  // MARK: Blocks

  /// Returns the rows of a block, exactly as many as its count.
  private func rows(ofBlock place: Int) -> [TableRow<Record>] {
    let block = index.blocks[place]
    if let rows = rowCache.rows(of: block.number) { return rows }
    guard let snapshot else { return [] }
    do {
      // A prefetch may have read the block while this waited for the database.
      return try snapshot.read { db in
        try rowCache.rows(of: block.number) ?? read(place, db) { $0.blocksRead += 1 }
      }
    } catch {
      return unreadable(place, error)
    }
  }

  /// Prefetches the adjacent blocks in the direction of scrolling.
  private func readAhead(from place: Int) {
    guard prefetches, let snapshot else { return }
    for direction in rowCache.directions(to: index.blocks[place].number, place: place) {
      guard index.blocks.indices.contains(place + direction) else { continue }
      let number = index.blocks[place + direction].number
      rowCache.prefetch(number) { [self] in
        do {
          try await snapshot.read { [self] db in
            guard rowCache.rows(of: number) == nil else { return }
            _ = try read(place + direction, db) { $0.blocksPrefetched += 1 }
          }
        } catch {
          // The error is reported when the block is accessed.
        }
      }
    }
  }

  private func read(
    _ place: Int, _ db: Database, _ record: (inout TableStatistics) -> Void
  ) throws -> [TableRow<Record>] {
    let block = index.blocks[place]
    var reader = try TableReader(query, db)
    var rows = try reader.rows(
      in: index.range(of: place..<place + 1), limit: block.count + 1, as: Record.self
    ) {
      rowCache.report(.undecodable(row: Int($0), "\($1)"))
    }
    rowCache.record {
      record(&$0)
      $0.rowsRead += rows.count
      $0.queries += reader.queries
    }
    if rows.count != block.count {
      rowCache.report(.changedUnseen)
      rows = Array(rows.prefix(block.count))
      while rows.count < block.count { rows.append(missing(block, rows.count)) }
    }
    rowCache.put(rows, of: block.number)
    return rows
  }

  private func unreadable(_ place: Int, _ error: any Error) -> [TableRow<Record>] {
    rowCache.report(.unreadable("\(error)"))
    let block = index.blocks[place]
    let rows = (0..<block.count).map { missing(block, $0) }
    rowCache.put(rows, of: block.number)
    return rows
  }

  /// Returns a placeholder for a missing row.
  private func missing(_ block: TableBlock, _ offset: Int) -> TableRow<Record> {
    TableRow(id: Int.min + block.number << 16 + offset, record: nil)
  }
}
