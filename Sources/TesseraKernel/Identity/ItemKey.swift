/// What makes an item the same item: its section, its id and its kind of view. Never its position.
public struct ItemKey: Hashable, Sendable {
  /// The section.
  public var section: SectionKey
  /// Which part of the section.
  public var element: Element
  /// The kind of view that shows it.
  public var kind: CellKind

  /// Which part of a section an item is.
  public enum Element: Hashable, Sendable {
    /// The header.
    case header
    /// An item; the occurrence tells equal ids apart and is zero for the first.
    case item(ItemID, occurrence: Int)
    /// What stands where the items would.
    case placeholder
    /// The footer.
    case footer
    /// A decoration of the section, by its id.
    case decoration(ItemID)
    /// A decoration of an item, by its id.
    indirect case itemDecoration(ItemID, of: Element)
  }

  /// Makes a key from its parts.
  public init(section: SectionKey, element: Element, kind: CellKind) {
    self.section = section
    self.element = element
    self.kind = kind
  }
}

/// What makes a section the same section: its id, and the sections it is in.
public struct SectionKey: Sendable {
  /// A reference: the keys of all items of a section share it, and every item on screen has a key.
  private let parts: Parts

  /// The id of the section; for a group of cells, the id of the item that the group is.
  public var id: ItemID { parts.id }
  /// Tells equal ids apart; zero for the first.
  public var occurrence: Int { parts.occurrence }
  /// The sections around it, the outermost first.
  public var ancestors: [Ancestor] { parts.ancestors }

  /// A section around another one, told from those beside it.
  public struct Ancestor: Hashable, Sendable {
    /// The id of the section.
    public var id: ItemID
    /// Tells equal ids apart; zero for the first.
    public var occurrence: Int

    /// Makes an ancestor from its parts.
    public init(_ id: ItemID, occurrence: Int = 0) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  /// Makes a key from an id.
  public init(_ id: ItemID, occurrence: Int = 0, ancestors: [Ancestor] = []) {
    parts = Parts(id: id, occurrence: occurrence, ancestors: ancestors)
  }

  /// What a key is made of; never changed.
  private final class Parts: Sendable {
    let id: ItemID
    let occurrence: Int
    let ancestors: [Ancestor]

    init(id: ItemID, occurrence: Int, ancestors: [Ancestor]) {
      (self.id, self.occurrence, self.ancestors) = (id, occurrence, ancestors)
    }
  }

  /// What the keys of sections inside this one begin with.
  package var path: [Ancestor] { ancestors + [Ancestor(id, occurrence: occurrence)] }

  /// The section whose insides have keys that begin with a path; nil for an empty one.
  init?(path: [Ancestor]) {
    guard let own = path.last else { return nil }
    self.init(own.id, occurrence: own.occurrence, ancestors: path.dropLast())
  }
}

extension SectionKey: Hashable {
  /// Whether both are the same section.
  public static func == (left: SectionKey, right: SectionKey) -> Bool {
    left.parts === right.parts
      || left.id == right.id && left.occurrence == right.occurrence && left.ancestors == right.ancestors
  }

  /// Hashes the id and what tells the section from others.
  public func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
    occurrence.hash(into: &hasher)
    ancestors.hash(into: &hasher)
  }
}

extension ItemKey: CustomStringConvertible {
  /// `section/id`, with `[n]` behind a duplicate.
  public var description: String {
    section.description + "/" + element.description
  }
}

extension ItemKey.Element: CustomStringConvertible {
  /// The id, with `[n]` behind a duplicate; `header`, `placeholder`, `footer`, or the id of a decoration.
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
  /// The first outermost section with an id.
  public init(stringLiteral value: String) { self.init(ItemID(value)) }

  /// The first outermost section with an id.
  public init(integerLiteral value: Int) { self.init(ItemID(value)) }
}

extension SectionKey: CustomStringConvertible {
  /// The ids of the sections around it and its own, each with `[n]` behind a duplicate.
  public var description: String {
    path.map { $0.id.description($0.occurrence) }.joined(separator: "/")
  }
}

extension ItemID {
  fileprivate func description(_ occurrence: Int) -> String {
    description + (occurrence == 0 ? "" : "[" + occurrence.description + "]")
  }
}
