#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// The delegate of a table: heights, headers and footers, and actions.

extension TableAdapterDelegate: UITableViewDelegate {
  // MARK: Heights

  /// Returns the declared height; if it is estimated, the height of the app's delegate, else automatic
  /// dimension.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content[ItemPath(indexPath)]?.height(in: tableView) ?? height(ofRow: indexPath)
      ?? UITableView.automaticDimension
  }

  /// Returns the declared height; if it is estimated, the estimate of the app's delegate, else the declared one.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let cell = content[ItemPath(indexPath)] else { return tableView.estimatedRowHeight }
    return cell.height(in: tableView) ?? estimate(ofRow: indexPath) ?? cell.estimatedHeight(in: tableView)
  }

  /// Returns the declared height; without a declared header, the height of the app's delegate, else the
  /// table's for a header of that delegate, else the spacing of the table's style.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let cell = content.header(of: section) else {
      return height(ofHeader: section) ?? gap(tableView.sectionHeaderHeight, isOpen: hasHeaders(section))
    }
    return cell.barHeight(in: tableView)
  }

  /// Returns the height of a footer, by the same rules as that of a header.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let cell = content.footer(of: section) else {
      return height(ofFooter: section) ?? gap(tableView.sectionFooterHeight, isOpen: hasFooters(section))
    }
    return cell.barHeight(in: tableView)
  }

  /// Returns the height of a header or footer without a declared or delegated height: sections of grouped
  /// tables have spacing; those of others have a height only if the app's delegate has a view for it.
  private func gap(_ height: CGFloat, isOpen: Bool) -> CGFloat {
    view.style == .plain && !isOpen ? 0 : height
  }

  /// Returns the declared estimate, without which a table would measure no header; without a declared header,
  /// the estimate of the app's delegate, else the height if it is known, else the table's own estimate.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    content.header(of: section).map { $0.estimatedHeight(in: tableView) }
      ?? estimate(ofHeader: section)
      ?? estimate(
        self.tableView(tableView, heightForHeaderInSection: section), tableView.estimatedSectionHeaderHeight)
  }

  /// Returns the estimate for a footer, by the same rules as that for a header.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    content.footer(of: section).map { $0.estimatedHeight(in: tableView) }
      ?? estimate(ofFooter: section)
      ?? estimate(
        self.tableView(tableView, heightForFooterInSection: section), tableView.estimatedSectionFooterHeight)
  }

  private func estimate(_ height: CGFloat, _ unknown: CGFloat) -> CGFloat {
    height == UITableView.automaticDimension ? unknown : height
  }

  // MARK: Headers and footers

  /// Returns the view of a header, filled; without a declared header, that of the app's delegate.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let cell = content.header(of: section) else { return ownHeader(section) }
    return headerView(cell)
  }

  /// Returns the view of a footer, filled; without a declared footer, that of the app's delegate.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let cell = content.footer(of: section) else { return ownFooter(section) }
    return headerView(cell)
  }

  private func headerView(_ cell: IndexPathCell<UIKitHost>) -> UIView? {
    guard let bar = registrations.header(for: cell, in: view) else { return nil }
    put(cell, into: bar, state: [])
    return bar
  }

  func refillHeaders() {
    for section in 0..<content.sectionCount {
      if let cell = content.header(of: section), let bar = view.headerView(forSection: section) {
        put(cell, into: bar, state: [])
      }
      if let cell = content.footer(of: section), let bar = view.footerView(forSection: section) {
        put(cell, into: bar, state: [])
      }
    }
  }

  // MARK: Actions

  #if !os(tvOS)
  /// Returns the menu of the declared actions; if there are none, that of the app's delegate.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    declaredMenu(indexPath) ?? ownMenu(indexPath, point)
  }

  /// Returns the declared leading swipe actions; if there are none, those of the app's delegate.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(of: indexPath, at: .leading) ?? ownLeadingActions(indexPath)
  }

  /// Returns the declared trailing swipe actions; if there are none, those of the app's delegate.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(of: indexPath, at: .trailing) ?? ownTrailingActions(indexPath)
  }
  #endif
}

extension IndexPathCell where H == UIKitHost {
  /// Returns the declared height of the cell; `nil` if it is estimated.
  @MainActor
  fileprivate func height(in view: UITableView) -> CGFloat? {
    if sizing.isEstimated { return nil }
    return sizing.size(offered: Size(view.bounds.size), measured: nil).height
  }

  /// Returns the declared height of a header or footer. A grouped table replaces a height of 0 with its
  /// default.
  @MainActor
  fileprivate func barHeight(in view: UITableView) -> CGFloat {
    guard let height = height(in: view) else { return UITableView.automaticDimension }
    return view.style == .plain ? height : max(height, .leastNormalMagnitude)
  }

  /// Returns the height of a header or footer before it is measured; greater than 0, because 0 would mean
  /// that there is none.
  @MainActor
  fileprivate func estimatedHeight(in view: UITableView) -> CGFloat {
    let height = sizing.size(offered: Size(view.bounds.size), measured: nil).height
    return sizing.isEstimated ? max(height, 2) : height
  }
}
#endif
