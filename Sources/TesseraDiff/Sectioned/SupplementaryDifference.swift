/// What happened to the supplementary items (headers, footers, badges) of sections that are in both versions.
///
/// They are paired by their kind within their section; they have no order that could change. A path names the section
/// and the position in that section's list of supplementary items.
public struct SupplementaryDifference: Hashable, Sendable {
  /// Old paths of those that are gone, ascending.
  public var deletes: [ItemPath]
  /// New paths of those that were not there, ascending.
  public var inserts: [ItemPath]
  /// Those whose content differs, as old and new paths, ascending by the new one.
  public var updates: [Move<ItemPath>]

  /// Makes a difference from its parts; without arguments, the one between equal versions.
  @inlinable
  public init(deletes: [ItemPath] = [], inserts: [ItemPath] = [], updates: [Move<ItemPath>] = []) {
    self.deletes = deletes
    self.inserts = inserts
    self.updates = updates
  }

  /// Whether nothing changed.
  @inlinable public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && updates.isEmpty }
}

#if !hasFeature(Embedded)
extension SupplementaryDifference: Codable {}
#endif
