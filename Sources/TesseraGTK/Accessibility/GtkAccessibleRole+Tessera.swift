import CGTK
import CTesseraGTK
import Tessera

// GTK's roles for Tessera's elements: the same as in GTK's own list, grid and column views, if those have
// them.

extension AccessibilityCollection.Kind {
  var role: GtkAccessibleRole {
    switch self {
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .tree: GTK_ACCESSIBLE_ROLE_TREE
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    }
  }

  /// The role of an item without a special role.
  var itemRole: GtkAccessibleRole {
    switch self {
    case .list: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .grid: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .tree: GTK_ACCESSIBLE_ROLE_TREE_ITEM
    case .table: GTK_ACCESSIBLE_ROLE_ROW
    }
  }
}

extension AccessibilityElement {
  /// Returns the role in a collection, which depends on its kind: grid cells occur only in a grid, tree items
  /// only in a tree, and so on.
  func role(in kind: AccessibilityCollection.Kind) -> GtkAccessibleRole {
    switch role {
    case .listItem, .treeItem, .gridCell, .tableRow, .page: kind.itemRole
    case .tableCell: kind == .table ? GTK_ACCESSIBLE_ROLE_CELL : kind.itemRole
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .header, .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .footer, .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .decoration: actions.contains(.tap) ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_LABEL
    }
  }
}
