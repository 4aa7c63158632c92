/// The identity of an item: its section, its id and its kind of view, but never its position.
public struct ItemKey: Hashable, Sendable {
  /// The section that contains the item.
  public var section: SectionKey
  /// The part of the section that the item is.
  public var element: Element
  /// The kind of view that shows the item.
  public var kind: CellKind

  /// A part of a section.
  public enum Element: Hashable, Sendable {
    /// The header.
    case header
    /// An item, by its id and the number of equal ids before it in the section.
    case item(ItemID, occurrence: Int)
    /// The placeholder that replaces the items.
    case placeholder
    /// The footer.
    case footer
    /// A decoration of the section, by its id.
    case decoration(ItemID)
    /// A decoration of an item, by its id.
    indirect case itemDecoration(ItemID, of: Element)
  }

  /// Creates a key from its parts.
  public init(section: SectionKey, element: Element, kind: CellKind) {
    (self.section, self.element, self.kind) = (section, element, kind)
  }

  /// Returns the value that the item's id was made from; `nil` for another type, or another part of the section.
  public func value<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? {
    if case .item(let id, _) = element { id.value(as: type) } else { nil }
  }
}

/// The identity of a section: its id and its ancestors.
public struct SectionKey: Sendable {
  /// A reference, because the keys of all items of a section share it, and every item on screen has a key.
  private let parts: Parts

  /// The id of the section; for a group of cells, the id of its item.
  public var id: ItemID { parts.id }
  /// The number of equal ids before the section among its siblings.
  public var occurrence: Int { parts.occurrence }
  /// The enclosing sections, the outermost first.
  public var ancestors: [Ancestor] { parts.ancestors }

  /// A section that encloses another one, distinct from its siblings.
  public struct Ancestor: Hashable, Sendable {
    /// The id of the section.
    public var id: ItemID
    /// The number of equal ids before the section among its siblings.
    public var occurrence: Int

    /// Creates an ancestor from its parts.
    public init(_ id: ItemID, occurrence: Int = 0) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  /// Creates a key from an id.
  public init(_ id: ItemID, occurrence: Int = 0, ancestors: [Ancestor] = []) {
    parts = Parts(id: id, occurrence: occurrence, ancestors: ancestors)
  }

  private final class Parts: Sendable {
    let id: ItemID
    let occurrence: Int
    let ancestors: [Ancestor]

    init(id: ItemID, occurrence: Int, ancestors: [Ancestor]) {
      (self.id, self.occurrence, self.ancestors) = (id, occurrence, ancestors)
    }
  }

  /// The ancestors in the keys of nested sections.
  package var path: [Ancestor] { ancestors + [Ancestor(id, occurrence: occurrence)] }

  /// Creates the key with a `path`; `nil` if that is empty.
  init?(path: [Ancestor]) {
    guard let own = path.last else { return nil }
    self.init(own.id, occurrence: own.occurrence, ancestors: path.dropLast())
  }
}

extension SectionKey: Hashable {
  /// Returns whether two keys identify the same section.
  public static func == (left: SectionKey, right: SectionKey) -> Bool {
    left.parts === right.parts
      || left.id == right.id && left.occurrence == right.occurrence && left.ancestors == right.ancestors
  }

  /// Hashes the id, the occurrence and the ancestors.
  public func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
    occurrence.hash(into: &hasher)
    ancestors.hash(into: &hasher)
  }
}

extension ItemKey: CustomStringConvertible {
  /// A textual representation: `section/id`, followed by `[n]` for a duplicate.
  public var description: String { section.description + "/" + element.description }
}

extension ItemKey.Element: CustomStringConvertible {
  /// A textual representation: the id, followed by `[n]` for a duplicate; `header`, `placeholder`, `footer`,
  /// or the id of a decoration.
  public var description: String {
    switch self {
    case .header: "header"
    case .placeholder: "placeholder"
    case .footer: "footer"
    case .item(let id, let occurrence): id.description(occurrence)
    case .decoration(let id): id.description
    case .itemDecoration(let id, let item): item.description + "/" + id.description
    }
  }
}

extension SectionKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a key of the first outermost section with an id.
  public init(stringLiteral value: String) { self.init(ItemID(value)) }

  /// Creates a key of the first outermost section with an id.
  public init(integerLiteral value: Int) { self.init(ItemID(value)) }
}

extension SectionKey: CustomStringConvertible {
  /// A textual representation: the ids of the enclosing sections and its own, each followed by `[n]` for a
  /// duplicate.
  public var description: String {
    path.map { $0.id.description($0.occurrence) }.joined(separator: "/")
  }
}

extension ItemID {
  fileprivate func description(_ occurrence: Int) -> String {
    description + (occurrence == 0 ? "" : "[" + occurrence.description + "]")
  }
}
