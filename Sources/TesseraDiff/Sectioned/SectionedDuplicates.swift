/// Every id that more than one section claims, and every id that more than one item, or more than one supplementary
/// item, of a section claims.
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
  /// Supplementary items of a section that share an id, by the section's position, ascending.
  public var supplementary: [Supplementary]

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

  /// Supplementary items of one section with one id.
  public struct Supplementary: Hashable, Sendable {
    /// The position of the section.
    public var section: Int
    /// Their positions among the supplementary items of the section, ascending; at least two.
    public var positions: [Int]

    /// Makes a report from a section and what was found there.
    public init(section: Int, positions: [Int]) {
      self.section = section
      self.positions = positions
    }
  }

  /// Makes a report from its parts.
  public init(
    sections: [DuplicateID<SectionID>] = [], items: [InSection] = [], supplementary: [Supplementary] = []
  ) {
    self.sections = sections
    self.items = items
    self.supplementary = supplementary
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
    supplementary = list.enumerated().flatMap { position, section in
      let items = section.supplementaryItems
      guard items.count > 1 else { return [Supplementary]() }
      return Dictionary(grouping: items.indices, by: { items[$0].id }).values.filter { $0.count > 1 }
        .sorted { $0[0] < $1[0] }.map { Supplementary(section: position, positions: $0) }
    }
  }

  /// Whether every id is claimed once.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty && supplementary.isEmpty }
}

extension SectionedDuplicates: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// One line: `sections 0, 2 share a; in section 1: items 0, 3 share x`, or `no duplicates`.
  public var description: String {
    if isEmpty { return "no duplicates" }
    let sections = sections.map { "sections " + $0.description }
    let items = items.map { "in section \($0.section): items " + $0.duplicate.description }
    let supplementary = supplementary.map { duplicate in
      let positions = duplicate.positions.map { $0.description }.joined(separator: ", ")
      return "in section \(duplicate.section): supplementary items " + positions + " share an id"
    }
    return (sections + items + supplementary).joined(separator: "; ")
  }
}

#if !hasFeature(Embedded)
extension SectionedDuplicates.InSection: Codable where SectionID: Codable, ItemID: Codable {}
extension SectionedDuplicates.Supplementary: Codable {}

extension SectionedDuplicates: Codable where SectionID: Codable, ItemID: Codable {
  /// Reads a report; one that was written without supplementary items has none of them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sections: try container.decode([DuplicateID<SectionID>].self, forKey: .sections),
      items: try container.decode([InSection].self, forKey: .items),
      supplementary: try container.decodeIfPresent([Supplementary].self, forKey: .supplementary) ?? [])
  }

  private enum CodingKeys: CodingKey { case sections, items, supplementary }
}
#endif
