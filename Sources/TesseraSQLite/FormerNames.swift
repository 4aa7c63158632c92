// Former names, kept for one minor version.

import TesseraLoading

/// The former name of ``TableStatistics``.
@available(*, deprecated, renamed: "TableStatistics")
public typealias TableWork = TableStatistics

extension LiveTable {
  /// The work that the table has done.
  @available(*, deprecated, renamed: "statistics")
  public var workDone: TableStatistics { statistics }
}

extension PageFileIssue {
  /// Creates an issue about a page that could not be stored.
  @available(*, deprecated, renamed: "notStored(feed:_:)")
  public static func notKept(feed: String, _ reason: String) -> PageFileIssue {
    .notStored(feed: feed, reason)
  }
}

extension LiveTableConfiguration {
  /// The number of blocks of rows in the cache.
  @available(*, deprecated, renamed: "cachedBlockCount")
  public var blocksKept: Int {
    get { cachedBlockCount }
    set { cachedBlockCount = newValue }
  }
}

extension LiveTable {
  /// Checks for changes by other processes, again and again.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @available(*, deprecated, renamed: "poll(every:clock:)")
  public func follow(every period: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    poll(every: LoadDuration(period), clock: clock)
  }
}
