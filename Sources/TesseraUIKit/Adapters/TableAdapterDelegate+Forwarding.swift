#if canImport(UIKit) && !os(watchOS)
import UIKit

// Results of the app's own delegate and data source, used if the content declares nothing; `nil` if there is
// no result.

extension TableAdapterDelegate {
  func height(ofRow path: IndexPath) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, heightForRowAt: path)
    #else
    Simulation.answer { delegate?.tableView(view, heightForRowAt: path) }
    #endif
  }

  func height(ofHeader section: Int) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, heightForHeaderInSection: section)
    #else
    Simulation.answer { delegate?.tableView(view, heightForHeaderInSection: section) }
    #endif
  }

  func height(ofFooter section: Int) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, heightForFooterInSection: section)
    #else
    Simulation.answer { delegate?.tableView(view, heightForFooterInSection: section) }
    #endif
  }

  func estimate(ofRow path: IndexPath) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, estimatedHeightForRowAt: path)
    #else
    Simulation.answer { delegate?.tableView(view, estimatedHeightForRowAt: path) }
    #endif
  }

  func estimate(ofHeader section: Int) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, estimatedHeightForHeaderInSection: section)
    #else
    Simulation.answer { delegate?.tableView(view, estimatedHeightForHeaderInSection: section) }
    #endif
  }

  func estimate(ofFooter section: Int) -> CGFloat? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, estimatedHeightForFooterInSection: section)
    #else
    Simulation.answer { delegate?.tableView(view, estimatedHeightForFooterInSection: section) }
    #endif
  }

  /// Returns whether the app has views or titles of headers.
  func hasHeaders(_ section: Int) -> Bool {
    if ownHeaderTitle(section) != nil { return true }
    guard let delegate else { return false }
    #if canImport(ObjectiveC)
    return delegate.responds(to: #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)))
    #else
    return Simulation.hasAnswer { delegate.tableView(view, viewForHeaderInSection: section) }
    #endif
  }

  /// Returns whether the app has views or titles of footers.
  func hasFooters(_ section: Int) -> Bool {
    if ownFooterTitle(section) != nil { return true }
    guard let delegate else { return false }
    #if canImport(ObjectiveC)
    return delegate.responds(to: #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)))
    #else
    return Simulation.hasAnswer { delegate.tableView(view, viewForFooterInSection: section) }
    #endif
  }

  func ownHeader(_ section: Int) -> UIView? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, viewForHeaderInSection: section) ?? nil
    #else
    Simulation.answer { delegate?.tableView(view, viewForHeaderInSection: section) }
    #endif
  }

  func ownFooter(_ section: Int) -> UIView? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, viewForFooterInSection: section) ?? nil
    #else
    Simulation.answer { delegate?.tableView(view, viewForFooterInSection: section) }
    #endif
  }

  func ownHeaderTitle(_ section: Int) -> String? {
    #if canImport(ObjectiveC)
    dataSource?.tableView?(view, titleForHeaderInSection: section) ?? nil
    #else
    Simulation.answer { dataSource?.tableView(view, titleForHeaderInSection: section) }
    #endif
  }

  func ownFooterTitle(_ section: Int) -> String? {
    #if canImport(ObjectiveC)
    dataSource?.tableView?(view, titleForFooterInSection: section) ?? nil
    #else
    Simulation.answer { dataSource?.tableView(view, titleForFooterInSection: section) }
    #endif
  }

  func mayEdit(_ path: IndexPath) -> Bool? {
    #if canImport(ObjectiveC)
    dataSource?.tableView?(view, canEditRowAt: path)
    #else
    Simulation.answer { dataSource?.tableView(view, canEditRowAt: path) }
    #endif
  }

  func ownEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, editingStyleForRowAt: path)
    #else
    Simulation.answer { delegate?.tableView(view, editingStyleForRowAt: path) }
    #endif
  }

  func ownIndentation(_ path: IndexPath) -> Bool? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, shouldIndentWhileEditingRowAt: path)
    #else
    Simulation.answer { delegate?.tableView(view, shouldIndentWhileEditingRowAt: path) }
    #endif
  }

  func ownTarget(from path: IndexPath, to proposed: IndexPath) -> IndexPath? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    #else
    Simulation.answer {
      delegate?.tableView(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
    #endif
  }

  #if !os(tvOS)
  func ownMenu(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, contextMenuConfigurationForRowAt: path, point: point) ?? nil
    #else
    Simulation.answer { delegate?.tableView(view, contextMenuConfigurationForRowAt: path, point: point) }
    #endif
  }

  func ownLeadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, leadingSwipeActionsConfigurationForRowAt: path) ?? nil
    #else
    Simulation.answer { delegate?.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) }
    #endif
  }

  func ownTrailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    #if canImport(ObjectiveC)
    delegate?.tableView?(view, trailingSwipeActionsConfigurationForRowAt: path) ?? nil
    #else
    Simulation.answer { delegate?.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) }
    #endif
  }
  #endif
}
#endif
