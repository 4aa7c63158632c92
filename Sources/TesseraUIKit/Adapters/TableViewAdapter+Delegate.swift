#if canImport(UIKit)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// What people do in a table, and how high its rows are.

extension TableViewAdapter: UITableViewDelegate {
  // MARK: Heights

  /// The declared height; where it is estimated, the table measures.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content[ItemPath(indexPath)]?.height(in: tableView) ?? UITableView.automaticDimension
  }

  /// The declared height; none where there is no header.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    content.header(of: section).map { $0.height(in: tableView) } ?? 0
  }

  /// The declared height; none where there is no footer.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    content.footer(of: section).map { $0.height(in: tableView) } ?? 0
  }

  // MARK: Headers and footers

  /// The view of a header, filled.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    content.header(of: section).flatMap(headerView)
  }

  /// The view of a footer, filled.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    content.footer(of: section).flatMap(headerView)
  }

  private func headerView(_ cell: IndexedCell<UIKitHost>) -> UIView? {
    guard let shown = registrations.header(for: cell, in: view) else { return nil }
    show(cell, in: shown)
    return shown
  }

  /// Fills the headers and footers in view again.
  func refillHeaders() {
    for section in 0..<content.sectionCount {
      if let cell = content.header(of: section), let shown = view.headerView(forSection: section) {
        show(cell, in: shown)
      }
      if let cell = content.footer(of: section), let shown = view.footerView(forSection: section) {
        show(cell, in: shown)
      }
    }
  }

  // MARK: Actions

  #if !os(tvOS)
  /// The declared actions as a menu; nil where there are none.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(indexPath)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }

  /// The declared actions at the start of a row.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipeActions(of: indexPath, at: .leading) }

  /// The declared actions at the end of a row.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipeActions(of: indexPath, at: .trailing) }

  private func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration? {
    content[ItemPath(path)].flatMap { UISwipeActionsConfiguration(for: $0, at: side) }
  }
  #endif
}

extension IndexedCell where H == UIKitHost {
  /// The height that the cell declares; where it is estimated, the table measures it.
  @MainActor
  fileprivate func height(in view: UITableView) -> CGFloat {
    if sizing.isEstimated { return UITableView.automaticDimension }
    return sizing.size(offered: Size(view.bounds.size), measured: nil).height
  }
}
#endif
