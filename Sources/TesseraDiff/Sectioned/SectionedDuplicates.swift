/// The ids that several sections share, and the ids that several items or supplementary items of one section
/// share.
///
/// A difference is correct even with duplicates: common runs are matched by position, other duplicates in
/// order of occurrence. The same item id in two sections is not a duplicate.
public struct SectionedDuplicates<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The ids that several sections share, with the positions of these sections.
  public var sections: [DuplicateID<SectionID>]
  /// The ids that several items of a section share, ascending by the position of the section.
  public var items: [InSection]
  /// The supplementary items of a section that share an id, ascending by the position of the section.
  public var supplementary: [Supplementary]

  /// An id that several items of one section share.
  public struct InSection: Hashable, Sendable {
    /// The position of the section.
    public var section: Int
    /// The id, and the positions of the items within the section.
    public var duplicate: DuplicateID<ItemID>

    /// Creates a report from a section and a duplicate in it.
    public init(section: Int, duplicate: DuplicateID<ItemID>) {
      self.section = section
      self.duplicate = duplicate
    }
  }

  /// The supplementary items of one section that share an id.
  public struct Supplementary: Hashable, Sendable {
    /// The position of the section.
    public var section: Int
    /// The positions among the supplementary items of the section, ascending; at least two.
    public var positions: [Int]

    /// Creates a report from a section and positions in it.
    public init(section: Int, positions: [Int]) {
      self.section = section
      self.positions = positions
    }
  }

  /// Creates a report from its parts.
  public init(
    sections: [DuplicateID<SectionID>] = [], items: [InSection] = [], supplementary: [Supplementary] = []
  ) {
    self.sections = sections
    self.items = items
    self.supplementary = supplementary
  }

  /// Creates a report on the duplicates in sections.
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

  /// A Boolean value that indicates whether all ids are unique.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty && supplementary.isEmpty }
}

extension SectionedDuplicates: CustomStringConvertible
where SectionID: CustomStringConvertible, ItemID: CustomStringConvertible {
  /// The duplicates in one line: `sections 0, 2 share a; in section 1: items 0, 3 share x`, or `no
  /// duplicates`.
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
  /// Decodes a report.
  ///
  /// If the encoded data contains no supplementary items, the report has none.
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
