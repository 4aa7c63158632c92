/// Every id that more than one section claims, and every id that more than one item of a section claims.
///
/// A difference is correct all the same: what lies alike is paired by position, other duplicates in order of
/// occurrence. The same id in two sections is no duplicate.
public struct SectionedDuplicates<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// Ids of several sections, with the positions of these.
  public var sections: [DuplicateID<SectionID>]
  /// Ids of several items of a section, by the section's position, ascending.
  public var items: [InSection]

  /// An id of several items of one section.
  public struct InSection: Hashable, Sendable {
    /// The position of the section.
    public var section: Int
    /// The id, and the positions of the items within the section.
    public var duplicate: DuplicateID<ItemID>

    /// Makes a report from a section and what was found there.
    public init(section: Int, duplicate: DuplicateID<ItemID>) {
      self.section = section
      self.duplicate = duplicate
    }
  }

  /// Makes a report from its parts.
  public init(sections: [DuplicateID<SectionID>] = [], items: [InSection] = []) {
    self.sections = sections
    self.items = items
  }

  /// Searches some sections.
  ///
  /// - Complexity: O(*n*) hashes.
  public init<Section: DifferenceSection>(in list: [Section])
  where Section.ID == SectionID, Section.Items.Element.ID == ItemID {
    sections = DuplicateID.all(in: list.lazy.map { $0.id })
    items = list.enumerated().flatMap { position, section in
      DuplicateID.all(in: section.items.lazy.map { $0.id }).map {
        InSection(section: position, duplicate: $0)
      }
    }
  }

  /// Whether every id is claimed once.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

extension SectionedDuplicates: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// One line: `sections 0, 2 share a; in section 1: items 0, 3 share x`, or `no duplicates`.
  public var description: String {
    if isEmpty { return "no duplicates" }
    let sections = sections.map { "sections " + $0.description }
    let items = items.map { "in section \($0.section): items " + $0.duplicate.description }
    return (sections + items).joined(separator: "; ")
  }
}

#if !hasFeature(Embedded)
extension SectionedDuplicates.InSection: Codable where SectionID: Codable, ItemID: Codable {}
extension SectionedDuplicates: Codable where SectionID: Codable, ItemID: Codable {}
#endif
