#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// What comes into view in a table, and goes; and how it is scrolled.

extension TableAdapterDelegate {
  /// Notes that a row is about to be seen, and has it show what is declared now.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    catchUp(cell, at: indexPath)
    noteDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    #else
    delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    #endif
  }

  /// Notes that a row is seen no more.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    noteEnd(of: cell)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #endif
  }

  /// Notes that a header is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    #endif
  }

  /// Notes that a footer is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    #endif
  }

  /// Notes that a header is seen no more.
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

  /// Notes that a footer is seen no more.
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
    noteDisplay(of: bar)
  }

  private func endDisplaying(_ bar: UIView) {
    displayedBars[ObjectIdentifier(bar)] = nil
    driver.visibility.noteChange()
  }

  // MARK: What is in view

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
