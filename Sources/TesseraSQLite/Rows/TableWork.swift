/// What was done so far to show a table, for whoever wants to know what something costs.
public struct TableWork: Hashable, Sendable {
  /// How many blocks were read because their rows were asked for.
  public var blocksRead = 0
  /// How many blocks were read ahead, away from the main actor.
  public var blocksPrefetched = 0
  /// How many rows were read, in all of these blocks.
  public var rowsRead = 0
  /// How many rows were counted, to know where blocks begin; they are not read.
  public var rowsCounted = 0
  /// How many queries were made for all of that.
  public var queries = 0
  /// How many of the queries that look where rows are were made at most while others had to wait for the
  /// state of the database.
  public var longestAccess = 0

  /// Nothing.
  public init() {}

  /// What was done since.
  public static func - (now: TableWork, before: TableWork) -> TableWork {
    var work = TableWork()
    work.blocksRead = now.blocksRead - before.blocksRead
    work.blocksPrefetched = now.blocksPrefetched - before.blocksPrefetched
    work.rowsRead = now.rowsRead - before.rowsRead
    work.rowsCounted = now.rowsCounted - before.rowsCounted
    work.queries = now.queries - before.queries
    work.longestAccess = now.longestAccess
    return work
  }
}
