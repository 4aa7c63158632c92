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
    /// The footer.
    case footer
  }

  /// Makes a key from its parts.
  public init(section: SectionKey, element: Element, kind: CellKind) {
    self.section = section
    self.element = element
    self.kind = kind
  }
}

/// What makes a section the same section.
public struct SectionKey: Hashable, Sendable {
  /// The id of the section.
  public var id: ItemID
  /// Tells equal ids apart; zero for the first.
  public var occurrence: Int

  /// Makes a key from an id.
  public init(_ id: ItemID, occurrence: Int = 0) {
    self.id = id
    self.occurrence = occurrence
  }
}

extension ItemKey: CustomStringConvertible {
  /// `section/id`, with `[n]` behind a duplicate.
  public var description: String {
    switch element {
    case .header: section.description + "/header"
    case .footer: section.description + "/footer"
    case .item(let id, let occurrence):
      section.description + "/" + id.description + (occurrence == 0 ? "" : "[" + occurrence.description + "]")
    }
  }
}

extension SectionKey: CustomStringConvertible {
  /// The id, with `[n]` behind a duplicate.
  public var description: String {
    id.description + (occurrence == 0 ? "" : "[" + occurrence.description + "]")
  }
}
