#if canImport(UIKit) && !os(watchOS)
import UIKit

// Editing of rows. The content declares only swipe actions and `reorderable`; the app's own delegate and data
// source provide the rest.

extension TableAdapterDelegate {
  /// Returns the result of the app's data source, else `true`: rows can be swiped, and reordered if that is
  /// declared.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    mayEdit(indexPath) ?? true
  }

  /// Returns the style of the app's delegate, else none while the table is edited, because then rows can only
  /// be reordered. At other times, none would disable swipes.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    ownEditingStyle(indexPath) ?? (tableView.isEditing ? .none : .delete)
  }

  /// Returns the result of the app's delegate, else `false`, because an edited row has no control in front.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { ownIndentation(indexPath) ?? false }

  /// Notifies the app's data source that the user deletes or inserts a row; the app then shows other content.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    #if canImport(ObjectiveC)
    dataSource?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
    #else
    dataSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    #endif
  }

  // MARK: Titles

  /// Returns the title of the app's data source for a header that is not declared.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content.header(of: section) == nil ? ownHeaderTitle(section) : nil
  }

  /// Returns the title of the app's data source for a footer that is not declared.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.footer(of: section) == nil ? ownFooterTitle(section) : nil
  }
}
#endif
