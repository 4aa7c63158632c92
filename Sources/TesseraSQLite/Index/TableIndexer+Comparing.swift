import GRDB

extension TableIndexer {
  /// Returns the index of a table in which anything may have changed. It examines the whole table, and
  /// recognizes the blocks whose ids are unchanged.
  ///
  /// - Complexity: O(*n*) steps of SQLite in both states for *n* rows; no row is read.
  func index(comparedWith old: TableVersion<Record>) async throws -> TableIndex {
    // The old table may not have been counted to its end.
    let index = TableIndex(old.index.blocks)
    guard let oldSnapshot = old.snapshot, !index.blocks.isEmpty else {
      return TableIndex(try await blocks(of: KeyRange()))
    }
    /// The blocks with unchanged ids. Their contents may have changed.
    var same: Set<Int> = []
    var changed: Set<Int> = []
    for start in stride(from: 0, to: index.blocks.count, by: blocksPerAccess) {
      let places = start..<min(start + blocksPerAccess, index.blocks.count)
      let before = try await summaries(of: places, in: index, oldSnapshot)
      let after = try await summaries(of: places, in: index, snapshot)
      for (place, (before, after)) in zip(places, zip(before, after)) {
        if before == after, before.count == index.blocks[place].count {
          same.insert(place)
        } else {
          changed.insert(place)
        }
      }
    }
    return try await index.replacing(contents: same, counts: changed, with: self)
  }

  /// The count and the ids of a key range, for comparing two states.
  private struct Summary: Equatable, Sendable {
    var count: Int
    var ids: String
  }

  private func summaries(
    of places: Range<Int>, in index: TableIndex, _ snapshot: DatabaseSnapshot
  ) async throws -> [Summary] {
    let summaries = try await read(snapshot) { reader in
      try places.map { place in
        let range = index.range(of: place..<place + 1)
        // One row more than before reveals that rows were inserted.
        let limit = index.blocks[place].count + 1
        return Summary(
          count: try reader.count(in: range, limit: limit), ids: try reader.ids(in: range, limit: limit))
      }
    }
    rowCache.record { $0.rowsCounted += summaries.reduce(0) { $0 + $1.count } }
    return summaries
  }
}
