import CGTK
import CTesseraGTK
import Tessera

// What GTK calls what Tessera shows: as its own list, grid and column views do, where it has such.

extension AccessibilityCollection.Kind {
  /// The role of the collection.
  var role: GtkAccessibleRole {
    switch self {
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .tree: GTK_ACCESSIBLE_ROLE_TREE
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    }
  }

  /// The role of an item that is nothing else.
  fileprivate var itemRole: GtkAccessibleRole {
    switch self {
    case .list: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .grid: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .tree: GTK_ACCESSIBLE_ROLE_TREE_ITEM
    case .table: GTK_ACCESSIBLE_ROLE_ROW
    }
  }
}

extension AccessibilityElement {
  /// The role in a collection: only in a grid there are grid cells, in a tree there are items of one, and so on.
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
