#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// What comes into view in a table, and goes; and how it is scrolled.

extension TableViewAdapter {
  /// Notes that a row is about to be seen, and has it show what is declared now.
  public func tableView(
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
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    driver.noteGone(cell)
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    #endif
  }

  /// Notes that a header is about to be seen.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    #endif
  }

  /// Notes that a footer is about to be seen.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  {
    beginDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    #else
    delegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    #endif
  }

  /// Notes that a header is seen no more.
  public func tableView(
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
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    endDisplaying(view)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    #else
    delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    #endif
  }

  /// Notes that something else is in view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.scrollViewDidScroll?(scrollView)
    #else
    delegate?.scrollViewDidScroll(scrollView)
    #endif
  }

  /// Shows whether news is on its way, once no finger pulls any more.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.followRefreshing()
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    #else
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    #endif
  }

  /// A cell may have been made long before it is seen.
  private func catchUp(_ shown: UITableViewCell, at path: IndexPath) {
    guard let cell = content[ItemPath(path)] else { return }
    let state = state(of: cell, at: path)
    let delay = registrations.shown.adopt(cell, state, in: shown)
    if delay != .none { show(cell, in: shown, state: state) }
    if delay == .content { driver.noteLate(cell) }
  }

  private func noteDisplay(of view: UIView) {
    let cell = registrations.shown[view]
    if let cell { driver.prefetches.noteShown(cell.key) }
    driver.visibility.noteDisplay(of: cell)
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
      view.cellForRow(at: path).flatMap { sight(of: $0, at: ItemPath(path)) }
    }
    let bars = displayedBars.values.sorted { $0.frame.minY < $1.frame.minY }
    return rows + bars.compactMap { sight(of: $0) }
  }

  private func sight(of view: UIView, at path: ItemPath? = nil) -> VisibleElement? {
    registrations.shown[view].map { VisibleElement($0, at: path, frame: Rect(view.frame)) }
  }

  func extent(ofSection section: Int) -> SectionExtent? {
    guard section < view.numberOfSections else { return nil }
    return SectionExtent(frame: Rect(view.rect(forSection: section)))
  }
}
#endif
