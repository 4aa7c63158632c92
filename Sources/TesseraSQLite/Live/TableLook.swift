import GRDB

/// A look at a new state of a table, to find out where its rows are now.
struct TableLook<Record: FetchableRecord & Sendable>: Sendable {
  let indexer: TableIndexer<Record>
  /// What was found last.
  let version: TableVersion<Record>
  /// All that has changed since; nil: nobody knows.
  let changes: RowChanges?

  /// Where the rows are; nil: where they were.
  ///
  /// - Parameter progress: Told now and then what was found where the table is counted for the first time.
  func index(progress: @Sendable (TableIndex) async -> Void) async throws -> TableIndex? {
    if version.snapshot == nil { return try await countAll(progress) }
    guard let changes, let changed = try await indexer.index(after: changes, from: version) else {
      return try await indexer.index(comparedWith: version)
    }
    return changes.isEmpty && !changes.areMany ? nil : changed
  }

  private func countAll(_ progress: @Sendable (TableIndex) async -> Void) async throws -> TableIndex {
    let told = Locked(0)
    let blocks = try await indexer.blocks(of: KeyRange()) { blocks, end in
      let isNews = told.use { told in
        // Each time twice as many, so that all of it costs little.
        guard blocks.count >= 2 * told else { return false }
        told = blocks.count
        return true
      }
      if isNews { await progress(TableIndex(blocks, end: end)) }
    }
    return TableIndex(blocks)
  }
}
