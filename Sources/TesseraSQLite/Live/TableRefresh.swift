import GRDB

/// A refresh of a table, which finds the positions of its rows in a new state.
struct TableRefresh<Record: FetchableRecord & Sendable>: Sendable {
  let indexer: TableIndexer<Record>
  /// The version of the last refresh.
  let version: TableVersion<Record>
  /// All changes since the last refresh; `nil` if they are unknown.
  let changes: RowChanges?

  /// Returns the new index; `nil` if it has not changed.
  ///
  /// - Parameter progress: Called from time to time with the partial index during the first count.
  func index(progress: @Sendable (TableIndex) async -> Void) async throws -> TableIndex? {
    if version.snapshot == nil { return try await countAll(progress) }
    guard let changes, let changed = try await indexer.index(after: changes, from: version) else {
      return try await indexer.index(comparedWith: version)
    }
    return changes.isEmpty && !changes.exceedsLimit ? nil : changed
  }

  private func countAll(_ progress: @Sendable (TableIndex) async -> Void) async throws -> TableIndex {
    let reportedCount = Locked(0)
    let blocks = try await indexer.blocks(of: KeyRange()) { blocks, end in
      let mustReport = reportedCount.use { reportedCount in
        // Report after twice as many blocks each time, so that the total cost stays low.
        guard blocks.count >= 2 * reportedCount else { return false }
        reportedCount = blocks.count
        return true
      }
      if mustReport { await progress(TableIndex(blocks, end: end)) }
    }
    return TableIndex(blocks)
  }
}
