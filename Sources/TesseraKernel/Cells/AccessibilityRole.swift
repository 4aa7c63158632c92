/// The role of an element for assistive technologies.
///
/// A host maps it to a role of its platform. If none is declared, it is derived from the position of the
/// element; see ``Engine/accessibility(of:)``.
public enum AccessibilityRole: Hashable, Sendable {
  /// An item of a list or of any other layout without rows and columns.
  case listItem
  /// An item of a tree.
  case treeItem
  /// An item of a grid.
  case gridCell
  /// A row of a table.
  case tableRow
  /// A cell of a table.
  case tableCell
  /// A page of a pager.
  case page
  /// A group of cells that is one item.
  case group
  /// The header above the items of a section.
  case header
  /// The footer below the items of a section.
  case footer
  /// A heading, which assistive technologies can navigate by.
  case heading
  /// A button.
  case button
  /// An image.
  case image
  /// Static text.
  case text
  /// A cell in front of or behind another element, for example a badge.
  case decoration
}

extension AccessibilityRole: CustomStringConvertible {
  /// A textual representation in a word or two: `item`, `row` for an item of a tree, `cell` for one of a
  /// grid, `table row`, `page` and so on.
  public var description: String {
    switch self {
    case .listItem: "item"
    case .treeItem: "row"
    case .gridCell: "cell"
    case .tableRow: "table row"
    case .tableCell: "table cell"
    case .page: "page"
    case .group: "group"
    case .header: "header"
    case .footer: "footer"
    case .heading: "heading"
    case .button: "button"
    case .image: "image"
    case .text: "text"
    case .decoration: "decoration"
    }
  }
}
