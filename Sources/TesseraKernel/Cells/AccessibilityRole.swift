/// What an element is to somebody who does not see it.
///
/// A host maps it to what its platform has. Where nothing is declared, it follows from where the element stands; see
/// ``Engine/accessibility(of:)``.
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
  /// What stands above the items of a section.
  case header
  /// What stands below the items of a section.
  case footer
  /// A title that people jump to.
  case heading
  /// Something to press.
  case button
  /// A picture.
  case image
  /// Text, and nothing else.
  case text
  /// What stands before or behind something else: a badge, for example.
  case decoration
}

extension AccessibilityRole: CustomStringConvertible {
  /// A word or two: `item`, `row` for an item of a tree, `cell` for one of a grid, `table row`, `page` and so on.
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
