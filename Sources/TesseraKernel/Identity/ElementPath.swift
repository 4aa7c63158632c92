/// The place of anything that a section shows: which section, and which part of it.
///
/// Places are how the engine counts; they change with the data. What stays is the ``ItemKey``. Sections are counted as
/// they are declared, each before the sections inside it; groups of cells that are in view are counted behind those.
public struct ElementPath: Hashable, Sendable {
  /// The position of the section.
  public var section: Int
  /// The part of the section.
  public var element: Element

  /// A part of a section.
  public enum Element: Hashable, Sendable {
    /// What stands above the items.
    case header
    /// An item, by its position in the section.
    case item(Int)
    /// What stands where the items would.
    case placeholder
    /// What stands below the items.
    case footer
    /// A decoration, by its position among those declared, of an item or of the whole section.
    case decoration(Int, item: Int?)
  }

  /// Makes a path from its parts.
  public init(section: Int, element: Element) {
    self.section = section
    self.element = element
  }

  /// The path of an item.
  public static func item(_ item: Int, in section: Int) -> ElementPath {
    ElementPath(section: section, element: .item(item))
  }

  /// The position of the item; nil for anything else.
  public var item: Int? {
    if case .item(let item) = element { item } else { nil }
  }

  /// Counts the parts of a section from top to bottom; decorations come last.
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
  /// The path of an item that is gone.
  package static let nowhere = ElementPath.item(-1, in: -1)
}

extension ElementPath.Element {
  /// Whether the element is among the items, which may scroll by themselves.
  package var isInBody: Bool {
    switch self {
    case .item, .decoration(_, .some): true
    case .header, .placeholder, .footer, .decoration(_, nil): false
    }
  }
}

extension ElementPath: Comparable {
  /// From top to bottom as declared.
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    left.section == right.section ? left.rank < right.rank : left.section < right.section
  }
}

extension ElementPath: CustomStringConvertible {
  /// `section.item`, `section.header`, `section.placeholder`, `section.footer`.
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
