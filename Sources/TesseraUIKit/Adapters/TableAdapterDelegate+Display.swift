#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Display and scrolling of a table.

extension TableAdapterDelegate {
  /// Records that a row is about to be displayed, and updates its cell to the current declaration.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    catchUp(cell, at: indexPath)
    recordDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    #else
    delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    #endif
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    recordEndOfDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #endif
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    #endif
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    #endif
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    endDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    #else
    delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    #endif
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    endDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    #else
    delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    #endif
  }

  private func beginDisplaying(_ bar: UIView) {
    displayedBars[ObjectIdentifier(bar)] = bar
    recordDisplay(of: bar)
  }

  private func endDisplaying(_ bar: UIView) {
    displayedBars[ObjectIdentifier(bar)] = nil
    driver.visibility.setNeedsUpdate()
  }

  // MARK: Visible elements

  var visibleElements: [VisibleElement] {
    let rows = (view.indexPathsForVisibleRows ?? []).compactMap { path in
      view.cellForRow(at: path).flatMap { element(of: $0, at: ItemPath(path)) }
    }
    let bars = displayedBars.values.sorted { $0.frame.minY < $1.frame.minY }
    return rows + bars.compactMap { element(of: $0) }
  }

  func extent(ofSection section: Int) -> SectionExtent? {
    guard section < view.numberOfSections else { return nil }
    return SectionExtent(frame: Rect(view.rect(forSection: section)))
  }
}
#endif
