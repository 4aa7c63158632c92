#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// What people do in a table, and how high its rows are.

extension TableAdapterDelegate: UITableViewDelegate {
  // MARK: Heights

  /// The declared height; where it is estimated, what the app's delegate says, else the table measures.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content[ItemPath(indexPath)]?.height(in: tableView) ?? height(ofRow: indexPath)
      ?? UITableView.automaticDimension
  }

  /// The declared height; where no header is declared, what the app's delegate says, else the table's for a header of that
  /// delegate, else the distance that the table's style has.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let cell = content.header(of: section) else {
      return height(ofHeader: section) ?? gap(tableView.sectionHeaderHeight, isOpen: hasHeaders(section))
    }
    return cell.barHeight(in: tableView)
  }

  /// The declared height; where no footer is declared, what the app's delegate says, else the table's for a footer of that
  /// delegate, else the distance that the table's style has.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let cell = content.footer(of: section) else {
      return height(ofFooter: section) ?? gap(tableView.sectionFooterHeight, isOpen: hasFooters(section))
    }
    return cell.barHeight(in: tableView)
  }

  /// How high a header or footer is about which nobody says anything: sections of grouped tables stand apart, those of
  /// others where the app's delegate has a view for it.
  private func gap(_ height: CGFloat, isOpen: Bool) -> CGFloat {
    view.style == .plain && !isOpen ? 0 : height
  }

  /// The declared estimate, without which a table would measure no header; where none is declared, what the app's delegate
  /// says, else the height if it is known, else the table's own.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    content.header(of: section).map { $0.estimatedHeight(in: tableView) }
      ?? estimate(ofHeader: section)
      ?? estimate(
        self.tableView(tableView, heightForHeaderInSection: section), tableView.estimatedSectionHeaderHeight)
  }

  /// The declared estimate, without which a table would measure no footer; where none is declared, what the app's delegate
  /// says, else the height if it is known, else the table's own.
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

  /// The view of a header, filled; where none is declared, that of the app's delegate.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let cell = content.header(of: section) else { return ownHeader(section) }
    return headerView(cell)
  }

  /// The view of a footer, filled; where none is declared, that of the app's delegate.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let cell = content.footer(of: section) else { return ownFooter(section) }
    return headerView(cell)
  }

  private func headerView(_ cell: IndexedCell<UIKitHost>) -> UIView? {
    guard let bar = registrations.header(for: cell, in: view) else { return nil }
    put(cell, into: bar, state: [])
    return bar
  }

  /// Fills the headers and footers in view again.
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
  /// The declared actions as a menu; where there are none, that of the app's delegate.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    declaredMenu(indexPath) ?? ownMenu(indexPath, point)
  }

  /// The declared actions at the start of a row; where there are none, those of the app's delegate.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(of: indexPath, at: .leading) ?? ownLeadingActions(indexPath)
  }

  /// The declared actions at the end of a row; where there are none, those of the app's delegate.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(of: indexPath, at: .trailing) ?? ownTrailingActions(indexPath)
  }
  #endif
}

extension IndexedCell where H == UIKitHost {
  /// The height that the cell declares; nil: it is estimated.
  @MainActor
  fileprivate func height(in view: UITableView) -> CGFloat? {
    if sizing.isEstimated { return nil }
    return sizing.size(offered: Size(view.bounds.size), measured: nil).height
  }

  /// The same of a header or footer. A grouped table takes nothing for its own default.
  @MainActor
  fileprivate func barHeight(in view: UITableView) -> CGFloat {
    guard let height = height(in: view) else { return UITableView.automaticDimension }
    return view.style == .plain ? height : max(height, .leastNormalMagnitude)
  }

  /// How high a header or footer is until it is measured; more than nothing, which would say that it is not to be.
  @MainActor
  fileprivate func estimatedHeight(in view: UITableView) -> CGFloat {
    let height = sizing.size(offered: Size(view.bounds.size), measured: nil).height
    return sizing.isEstimated ? max(height, 2) : height
  }
}
#endif
