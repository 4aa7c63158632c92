/// The changes of the supplementary items (headers, footers, badges) of sections that are in both versions.
///
/// Supplementary items are matched by their kind within their section; they have no order that could change.
/// A path consists of the section and the position in that section's list of supplementary items.
public struct SupplementaryDifference: Hashable, Sendable {
  /// The old paths of the deleted supplementary items, ascending.
  public var deletes: [ItemPath]
  /// The new paths of the inserted supplementary items, ascending.
  public var inserts: [ItemPath]
  /// The supplementary items whose content differs, as old and new paths, ascending by the new one.
  public var updates: [Move<ItemPath>]

  /// Creates a difference from its parts; without arguments, the one between equal versions.
  @inlinable
  public init(deletes: [ItemPath] = [], inserts: [ItemPath] = [], updates: [Move<ItemPath>] = []) {
    self.deletes = deletes
    self.inserts = inserts
    self.updates = updates
  }

  /// A Boolean value that indicates whether nothing changed.
  @inlinable public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && updates.isEmpty }
}

#if !hasFeature(Embedded)
extension SupplementaryDifference: Codable {}
#endif
