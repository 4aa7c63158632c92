/// The issues of a collection so far, each fault once.
///
/// A fault of the content is found again with every transaction in which that content is shown; the log counts it. What a
/// single request or event has caused, an unknown id for example, is an entry each time.
public struct IssueLog: Hashable, Sendable {
  /// What was found; the oldest first.
  public private(set) var entries: [Entry] = []
  /// How many entries were dropped because there were newer ones.
  public private(set) var droppedCount = 0

  /// An issue, and how often it was found.
  public struct Entry: Hashable, Sendable {
    /// The issue as it was found last.
    public var issue: Issue
    /// How often it was found.
    public var count: Int
    /// When it was found first, in seconds of the host's clock.
    public var time: Double
  }

  /// How many entries are kept.
  public static var limit: Int { 100 }

  /// Makes an empty log.
  public init() {}

  /// Notes an issue.
  ///
  /// - Returns: Whether it is to be told: it is not the same fault again.
  /// - Complexity: O(*e*) for *e* entries.
  mutating func note(_ issue: Issue, at time: Double) -> Bool {
    if issue.isLasting, let index = entries.firstIndex(where: { $0.issue.fault == issue.fault }) {
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
  /// A line for each entry, with the number of times behind it where that is not one; `no issues`.
  public var description: String {
    if entries.isEmpty { return "no issues" }
    let lines = entries.map { entry in
      entry.issue.description + (entry.count > 1 ? " (" + entry.count.description + " times)" : "")
    }
    let dropped = droppedCount > 0 ? [droppedCount.description + " older ones are not kept"] : []
    return (dropped + lines).joined(separator: "\n")
  }
}
