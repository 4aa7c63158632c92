/// A list of sections of items, as a value that is edited by id.
///
/// All edits of one ``update(_:)`` produce one difference, which is derived from the sections before and
/// after it. An edit never uses positions:
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
/// An item is identified by its id within its section. If several sections contain an id and an edit names
/// none of them, it refers to the first one. The ``identityScope`` determines whether an item keeps its
/// identity in another section.
public struct SectionedSnapshot<Section: Identifiable & Equatable, Item: Identifiable & Equatable>: Equatable
where Section.ID: Sendable, Item.ID: Sendable {
  /// A section and its items.
  public struct Entry: Equatable {
    /// The section: an id and other content, such as the text of its header.
    public var section: Section
    /// The items of the section, in order.
    public var items: [Item]

    /// Creates an entry from a section and its items.
    @inlinable
    public init(_ section: Section, _ items: [Item] = []) {
      self.section = section
      self.items = items
    }
  }

  /// The sections with their items, in order.
  public let entries: [Entry]
  /// The scope in which an id identifies an item.
  ///
  /// With ``IdentityScope/collection`` an item that is moved to another section is the same item. With
  /// ``IdentityScope/section`` it is deleted from the one and inserted into the other.
  public let identityScope: IdentityScope

  /// Creates a snapshot; without arguments, an empty one.
  ///
  /// - Parameters:
  ///   - entries: The sections with their items.
  ///   - identityScope: The scope in which an id identifies an item.
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
  /// Decodes a snapshot.
  ///
  /// If the encoded data contains no scope, the ``identityScope`` is ``IdentityScope/collection``.
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
