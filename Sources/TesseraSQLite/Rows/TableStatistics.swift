/// The work that was done to show a table, for measuring costs.
public struct TableStatistics: Hashable, Sendable {
  /// The number of blocks that were read on access.
  public var blocksRead = 0
  /// The number of blocks that were prefetched, away from the main actor.
  public var blocksPrefetched = 0
  /// The number of rows that were read in all blocks.
  public var rowsRead = 0
  /// The number of rows that were counted to find blocks, without reading them.
  public var rowsCounted = 0
  /// The number of queries.
  public var queries = 0
  /// The greatest number of index queries in one access, during which other users of the snapshot had to
  /// wait.
  public var longestAccess = 0

  /// Creates statistics of zero.
  public init() {}

  /// Returns the work between two points in time.
  ///
  /// The longest access is that of the later one.
  public static func - (now: TableStatistics, before: TableStatistics) -> TableStatistics {
    var work = TableStatistics()
    work.blocksRead = now.blocksRead - before.blocksRead
    work.blocksPrefetched = now.blocksPrefetched - before.blocksPrefetched
    work.rowsRead = now.rowsRead - before.rowsRead
    work.rowsCounted = now.rowsCounted - before.rowsCounted
    work.queries = now.queries - before.queries
    work.longestAccess = now.longestAccess
    return work
  }
}
