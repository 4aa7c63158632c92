/// The result of an update of a snapshot: its changes, and the edits that could not be performed.
public struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable
{
  /// The difference from the snapshot before the update to the one after it.
  public var difference: SectionedDifference
  /// The problems of the edits, in their order, followed by the duplicate ids that the edits created, with
  /// their positions after the update.
  public var issues: [EditIssue<SectionID, ItemID>]

  /// Creates an update from its parts; without arguments, one without changes.
  @inlinable
  public init(
    difference: SectionedDifference = SectionedDifference(), issues: [EditIssue<SectionID, ItemID>] = []
  ) {
    self.difference = difference
    self.issues = issues
  }
}

extension SnapshotUpdate: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// The difference in one line, then each issue in a line of its own.
  public var description: String {
    ([difference.description] + issues.map { "issue: " + $0.description }).joined(separator: "\n")
  }
}

#if !hasFeature(Embedded)
extension SnapshotUpdate: Encodable where SectionID: Encodable, ItemID: Encodable {}
extension SnapshotUpdate: Decodable where SectionID: Decodable, ItemID: Decodable {}
#endif
