/// The position of an element of a section: the section, and the part of it.
///
/// The engine works with positions, which change with the data; the identity of an element is its
/// ``ItemKey``. Sections are numbered as declared, each before its nested sections. Groups of cells whose
/// parts exist follow after those.
public struct ElementPath: Hashable, Sendable {
  /// The position of the section.
  public var section: Int
  /// The part of the section.
  public var element: Element

  /// A part of a section, by its position.
  public enum Element: Hashable, Sendable {
    /// The header above the items.
    case header
    /// An item, by its position in the section.
    case item(Int)
    /// The placeholder that replaces the items.
    case placeholder
    /// The footer below the items.
    case footer
    /// A decoration, by its position among those declared, of an item or of the whole section.
    case decoration(Int, item: Int?)
  }

  /// Creates a path from its parts.
  public init(section: Int, element: Element) {
    self.section = section
    self.element = element
  }

  /// Returns the path of an item.
  public static func item(_ item: Int, in section: Int) -> ElementPath {
    ElementPath(section: section, element: .item(item))
  }

  /// The position of the item; `nil` for any other element.
  public var item: Int? {
    if case .item(let item) = element { item } else { nil }
  }

  /// The order of the parts of a section from top to bottom, with decorations last.
  private var rank: (Int, Int, Int) {
    switch element {
    case .header: (0, 0, 0)
    case .item(let item): (1, item, 0)
    case .placeholder: (1, 0, 0)
    case .footer: (2, 0, 0)
    case .decoration(let kind, let item): (3, item ?? -1, kind)
    }
  }
}

extension ElementPath {
  /// The path of an item that no longer exists.
  package static let nowhere = ElementPath.item(-1, in: -1)
}

extension ElementPath.Element {
  /// Whether the element is part of the items, which may scroll by themselves.
  package var isInBody: Bool {
    switch self {
    case .item, .decoration(_, .some): true
    case .header, .placeholder, .footer, .decoration(_, nil): false
    }
  }
}

extension ElementPath: Comparable {
  /// Returns whether a path precedes another one, from top to bottom as declared.
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    left.section == right.section ? left.rank < right.rank : left.section < right.section
  }
}

extension ElementPath: CustomStringConvertible {
  /// A textual representation, such as `section.item`, `section.header`, `section.placeholder` or
  /// `section.footer`.
  public var description: String {
    switch element {
    case .header: section.description + ".header"
    case .item(let item): section.description + "." + item.description
    case .placeholder: section.description + ".placeholder"
    case .footer: section.description + ".footer"
    case .decoration(let kind, let item):
      section.description + "." + (item.map { $0.description + "." } ?? "") + "decoration "
        + kind.description
    }
  }
}
