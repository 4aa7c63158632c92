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
public struct SectionKey: Hashable, Sendable {
  /// The id of the section; for a group of cells, the id of the item that the group is.
  public var id: ItemID
  /// Tells equal ids apart; zero for the first.
  public var occurrence: Int
  /// The sections around it, the outermost first.
  public var ancestors: [Ancestor]

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
    self.id = id
    self.occurrence = occurrence
    self.ancestors = ancestors
  }

  /// What the keys of sections inside this one begin with.
  var path: [Ancestor] { ancestors + [Ancestor(id, occurrence: occurrence)] }
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
