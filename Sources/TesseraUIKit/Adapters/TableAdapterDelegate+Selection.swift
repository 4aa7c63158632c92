#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// The selection, by positions; see ``AdaptedView``.

extension TableAdapterDelegate {
  // MARK: The view's selection

  var selectedPaths: [IndexPath] { view.indexPathsForSelectedRows ?? [] }

  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      view.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      view.deselectRow(at: path, animated: false)
    }
  }

  func showState(at path: IndexPath, isSelected: Bool) {
    guard let cell = content[ItemPath(path)], let view = view.cellForRow(at: path) else { return }
    show(cell, in: view, state: driver.state(of: cell, isSelected: isSelected))
  }

  // MARK: User interaction

  /// Returns whether a row can be pressed, to select it or for a declared handler.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard canHighlight(indexPath) else { return false }
    #if canImport(ObjectiveC)
    return delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true
    #else
    return delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    #endif
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    driver.didHighlight(indexPath)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didHighlightRowAt: indexPath)
    #endif
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    driver.didUnhighlight(indexPath)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    #endif
  }

  /// Returns the row that a tap selects; the tap handler of an item that cannot be selected is called here.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard canSelect(indexPath) else { return nil }
    #if canImport(ObjectiveC)
    guard let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)))
    else {
      return indexPath
    }
    return delegate.tableView?(tableView, willSelectRowAt: indexPath) ?? nil
    #else
    return delegate.map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    #endif
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    recordSelection(indexPath, true, isTapped: true)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didSelectRowAt: indexPath)
    #endif
  }

  /// Calls the tap handler of an item that cannot be selected if Return was pressed, and notifies the app.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    performPrimaryAction(indexPath)
    #if canImport(ObjectiveC)
    guard #available(iOS 16, tvOS 16, *) else { return }
    delegate?.tableView?(tableView, performPrimaryActionForRowAt: indexPath)
    #else
    delegate?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    #endif
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    // In single selection, another item was tapped.
    recordSelection(indexPath, false, isTapped: allowsSeveral)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didDeselectRowAt: indexPath)
    #endif
  }
}
#endif
