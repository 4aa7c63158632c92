#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// The selection, by positions; see ``AdaptedView``.

extension TableAdapterDelegate {
  // MARK: What the view knows

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

  // MARK: What people do

  /// Whether a row can be pressed: to select it, or because something is declared for that.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard canHighlight(indexPath) else { return false }
    #if canImport(ObjectiveC)
    return delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true
    #else
    return delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    #endif
  }

  /// Notes that a row is pressed, and tells the app.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    driver.notePress(indexPath)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didHighlightRowAt: indexPath)
    #endif
  }

  /// Notes that a row is pressed no more, and tells the app.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    driver.noteRelease(indexPath)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    #endif
  }

  /// Which row a tap selects; one that cannot be selected is tapped all the same.
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

  /// Does what is declared for a tap, and tells the app.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    noteSelection(indexPath, true, isTapped: true)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didSelectRowAt: indexPath)
    #endif
  }

  /// Tells the declaration and the app.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    // Where only one is selected, another one was tapped.
    noteSelection(indexPath, false, isTapped: allowsSeveral)
    #if canImport(ObjectiveC)
    delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    #else
    delegate?.tableView(tableView, didDeselectRowAt: indexPath)
    #endif
  }
}
#endif
