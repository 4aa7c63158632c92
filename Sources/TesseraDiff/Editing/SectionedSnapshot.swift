/// Sections of items, as a value that can be edited by id.
///
/// All edits of one ``update(_:)`` make one difference, which is derived from the sections before and after it; an
/// edit never sees or makes a position:
///
///     var inbox = SectionedSnapshot([
///       .init(Folder(id: "new"), [Mail(id: 1), Mail(id: 2), Mail(id: 3)]),
///       .init(Folder(id: "old"), [Mail(id: 4)]),
///     ])
///     let update = inbox.update { edit in
///       edit.append([Mail(id: 5)], to: "new")
///       edit.move([4], before: 1)
///       edit.remove([2])
///     }
///     print(update)
///     // delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0
///
/// Items are found by their id within their section. Where an id is in several sections and none is named, the first
/// one is meant. What becomes of an item that goes to another section says ``identityScope``.
public struct SectionedSnapshot<Section: Identifiable & Equatable, Item: Identifiable & Equatable>: Equatable
where Section.ID: Sendable, Item.ID: Sendable {
  /// A section and its items.
  public struct Entry: Equatable {
    /// The section: an id, and whatever else it shows, such as the text of its header.
    public var section: Section
    /// The items of the section, in order.
    public var items: [Item]

    /// Makes a section with items.
    @inlinable
    public init(_ section: Section, _ items: [Item] = []) {
      self.section = section
      self.items = items
    }
  }

  /// The sections with their items, in order.
  public let entries: [Entry]
  /// How far the ids of items are known: with ``IdentityScope/collection`` an item that is moved to another section is
  /// the same item, with ``IdentityScope/section`` it is deleted there and inserted here.
  public let identityScope: IdentityScope

  /// Makes a snapshot; without arguments, an empty one.
  ///
  /// - Parameters:
  ///   - entries: The sections with their items.
  ///   - identityScope: How far the ids of items are known.
  @inlinable
  public init(_ entries: [Entry] = [], identityScope: IdentityScope = .collection) {
    self.entries = entries
    self.identityScope = identityScope
  }
}

extension SectionedSnapshot.Entry: Hashable where Section: Hashable, Item: Hashable {}
extension SectionedSnapshot.Entry: Sendable where Section: Sendable, Item: Sendable {}
extension SectionedSnapshot: Hashable where Section: Hashable, Item: Hashable {}
extension SectionedSnapshot: Sendable where Section: Sendable, Item: Sendable {}

#if !hasFeature(Embedded)
extension SectionedSnapshot.Entry: Encodable where Section: Encodable, Item: Encodable {}
extension SectionedSnapshot.Entry: Decodable where Section: Decodable, Item: Decodable {}

extension SectionedSnapshot {
  private enum CodingKeys: CodingKey { case entries, identityScope }
}

extension SectionedSnapshot: Encodable where Section: Encodable, Item: Encodable {}

extension SectionedSnapshot: Decodable where Section: Decodable, Item: Decodable {
  /// Reads a snapshot; one that was written without a scope has ids that are known in the whole collection.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode([Entry].self, forKey: .entries),
      identityScope: try container.decodeIfPresent(IdentityScope.self, forKey: .identityScope) ?? .collection)
  }
}
#endif

extension SectionedSnapshot: CustomStringConvertible
where Section.ID: CustomStringConvertible, Item.ID: CustomStringConvertible {
  /// The ids in one line: `new [1, 2, 3], old [4]`.
  public var description: String {
    entries.map { entry in
      entry.section.id.description + " [" + entry.items.map { $0.id.description }.joined(separator: ", ")
        + "]"
    }.joined(separator: ", ")
  }
}
