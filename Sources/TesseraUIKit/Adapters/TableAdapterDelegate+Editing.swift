#if canImport(UIKit) && !os(watchOS)
import UIKit

// Rows that are edited. The content has no word for that but swipe actions and `reorderable`: the rest the app's own delegate
// and data source say.

extension TableAdapterDelegate {
  /// What the app's data source says; else true: rows can be swiped, and carried where that is declared.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    mayEdit(indexPath) ?? true
  }

  /// What the app's delegate says; else none while the table is edited, as rows are carried then and nothing else. At other
  /// times that would say that a row cannot be swiped.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    ownEditingStyle(indexPath) ?? (tableView.isEditing ? .none : .delete)
  }

  /// What the app's delegate says; else false: nothing stands in front of a row that is edited.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { ownIndentation(indexPath) ?? false }

  /// Tells the app's data source that people delete or insert a row; it shows other content then.
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

  /// The title that the app's data source has for a header that is not declared.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content.header(of: section) == nil ? ownHeaderTitle(section) : nil
  }

  /// The title that the app's data source has for a footer that is not declared.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.footer(of: section) == nil ? ownFooterTitle(section) : nil
  }
}
#endif
