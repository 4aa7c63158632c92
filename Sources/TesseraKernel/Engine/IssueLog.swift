/// The issues of a collection so far, each issue once.
///
/// An issue of the content is found again with every transaction in which that content is shown; the log
/// counts it. An issue of a single request or event, such as an unknown id, gets an entry each time.
public struct IssueLog: Hashable, Sendable {
  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []
  /// The number of entries that were dropped to make place for newer ones.
  public private(set) var droppedCount = 0

  /// An issue, and how often it was found.
  public struct Entry: Hashable, Sendable {
    /// The issue as it was found last.
    public var issue: Issue
    /// The number of times that the issue was found.
    public var count: Int
    /// The time at which the issue was found first, in seconds of the host's clock.
    public var time: Double
  }

  /// The maximum number of entries.
  public static var limit: Int { 100 }

  /// Creates an empty log.
  public init() {}

  /// Records an issue.
  ///
  /// - Returns: `true` if the issue is to be reported; `false` if it is a persistent issue that was recorded
  ///   before.
  /// - Complexity: O(*e*) for *e* entries.
  mutating func record(_ issue: Issue, at time: Double) -> Bool {
    if issue.isPersistent, let index = entries.firstIndex(where: { $0.issue.isLike(issue) }) {
      entries[index].issue = issue
      entries[index].count += 1
      return false
    }
    if entries.count >= Self.limit {
      entries.removeFirst()
      droppedCount += 1
    }
    entries.append(Entry(issue: issue, count: 1, time: time))
    return true
  }
}

extension IssueLog: CustomStringConvertible {
  /// A description with a line for each entry, followed by its count if that is greater than one; `no issues`
  /// for an empty log.
  public var description: String {
    if entries.isEmpty { return "no issues" }
    let lines = entries.map { entry in
      entry.issue.description + (entry.count > 1 ? " (" + entry.count.description + " times)" : "")
    }
    let dropped = droppedCount > 0 ? [droppedCount.description + " older ones were dropped"] : []
    return (dropped + lines).joined(separator: "\n")
  }
}
