/// What an update of a snapshot has changed, and what it could not do.
public struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable
{
  /// What turns the snapshot before the update into the one after it.
  public var difference: SectionedDifference
  /// What could not be done as told, in the order of the edits; then the duplicate ids that edits have made,
  /// with their positions after the update.
  public var issues: [EditIssue<SectionID, ItemID>]

  /// Makes an update from its parts; without arguments, one that changes nothing.
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
