#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// Every call that a table makes to an adapter.
// One call per line.
// swift-format-ignore
@MainActor
struct TableCalls {
  typealias Call = DelegateCall<any TableViewAdapter.ViewCalls>

  let table: UITableView
  private let path = IndexPath(item: 0, section: 0)
  private let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  private let animator = MenuCommit()
  private let coordinator = UIFocusAnimationCoordinator()
  private let tableFocus = Simulation.makeTableFocusUpdate()

  init(_ table: UITableView) { self.table = table }

  var delegate: [Call] {[
    Call("tableView(_:willDisplay:forRowAt:)") { $0.tableView(table, willDisplay: UITableViewCell(), forRowAt: path) },
    Call("tableView(_:willDisplayHeaderView:forSection:)") { $0.tableView(table, willDisplayHeaderView: UIView(), forSection: 0) },
    Call("tableView(_:willDisplayFooterView:forSection:)") { $0.tableView(table, willDisplayFooterView: UIView(), forSection: 0) },
    Call("tableView(_:didEndDisplaying:forRowAt:)") { $0.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path) },
    Call("tableView(_:didEndDisplayingHeaderView:forSection:)") { $0.tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 0) },
    Call("tableView(_:didEndDisplayingFooterView:forSection:)") { $0.tableView(table, didEndDisplayingFooterView: UIView(), forSection: 0) },
    Call("tableView(_:heightForRowAt:)") { _ = $0.tableView(table, heightForRowAt: path) },
    Call("tableView(_:heightForHeaderInSection:)") { _ = $0.tableView(table, heightForHeaderInSection: 0) },
    Call("tableView(_:heightForFooterInSection:)") { _ = $0.tableView(table, heightForFooterInSection: 0) },
    Call("tableView(_:estimatedHeightForRowAt:)") { _ = $0.tableView(table, estimatedHeightForRowAt: path) },
    Call("tableView(_:estimatedHeightForHeaderInSection:)") { _ = $0.tableView(table, estimatedHeightForHeaderInSection: 0) },
    Call("tableView(_:estimatedHeightForFooterInSection:)") { _ = $0.tableView(table, estimatedHeightForFooterInSection: 0) },
    Call("tableView(_:viewForHeaderInSection:)") { _ = $0.tableView(table, viewForHeaderInSection: 0) },
    Call("tableView(_:viewForFooterInSection:)") { _ = $0.tableView(table, viewForFooterInSection: 0) },
    Call("tableView(_:accessoryButtonTappedForRowWith:)") { $0.tableView(table, accessoryButtonTappedForRowWith: path) },
    Call("tableView(_:shouldHighlightRowAt:)") { _ = $0.tableView(table, shouldHighlightRowAt: path) },
    Call("tableView(_:didHighlightRowAt:)") { $0.tableView(table, didHighlightRowAt: path) },
    Call("tableView(_:didUnhighlightRowAt:)") { $0.tableView(table, didUnhighlightRowAt: path) },
    Call("tableView(_:willSelectRowAt:)") { _ = $0.tableView(table, willSelectRowAt: path) },
    Call("tableView(_:willDeselectRowAt:)") { _ = $0.tableView(table, willDeselectRowAt: path) },
    Call("tableView(_:didSelectRowAt:)") { $0.tableView(table, didSelectRowAt: path) },
    Call("tableView(_:didDeselectRowAt:)") { $0.tableView(table, didDeselectRowAt: path) },
    Call("tableView(_:canPerformPrimaryActionForRowAt:)") { _ = $0.tableView(table, canPerformPrimaryActionForRowAt: path) },
    Call("tableView(_:performPrimaryActionForRowAt:)") { $0.tableView(table, performPrimaryActionForRowAt: path) },
    Call("tableView(_:editingStyleForRowAt:)") { _ = $0.tableView(table, editingStyleForRowAt: path) },
    Call("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") { _ = $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) },
    Call("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") { _ = $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) },
    Call("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") { _ = $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) },
    Call("tableView(_:shouldIndentWhileEditingRowAt:)") { _ = $0.tableView(table, shouldIndentWhileEditingRowAt: path) },
    Call("tableView(_:willBeginEditingRowAt:)") { $0.tableView(table, willBeginEditingRowAt: path) },
    Call("tableView(_:didEndEditingRowAt:)") { $0.tableView(table, didEndEditingRowAt: path) },
    Call("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") { _ = $0.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path) },
    Call("tableView(_:indentationLevelForRowAt:)") { _ = $0.tableView(table, indentationLevelForRowAt: path) },
    Call("tableView(_:canFocusRowAt:)") { _ = $0.tableView(table, canFocusRowAt: path) },
    Call("tableView(_:selectionFollowsFocusForRowAt:)") { _ = $0.tableView(table, selectionFollowsFocusForRowAt: path) },
    Call("tableView(_:shouldUpdateFocusIn:)") { _ = $0.tableView(table, shouldUpdateFocusIn: tableFocus) },
    Call("tableView(_:didUpdateFocusIn:with:)") { $0.tableView(table, didUpdateFocusIn: tableFocus, with: coordinator) },
    Call("indexPathForPreferredFocusedView(in:)") { _ = $0.indexPathForPreferredFocusedView(in: table) },
    Call("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") { _ = $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) },
    Call("tableView(_:didBeginMultipleSelectionInteractionAt:)") { $0.tableView(table, didBeginMultipleSelectionInteractionAt: path) },
    Call("tableViewDidEndMultipleSelectionInteraction(_:)") { $0.tableViewDidEndMultipleSelectionInteraction(table) },
    Call("tableView(_:contextMenuConfigurationForRowAt:point:)") { _ = $0.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) },
    Call("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") { _ = $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu) },
    Call("tableView(_:previewForDismissingContextMenuWithConfiguration:)") { _ = $0.tableView(table, previewForDismissingContextMenuWithConfiguration: menu) },
    Call("tableView(_:willPerformPreviewActionForMenuWith:animator:)") { $0.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: animator) },
    Call("tableView(_:willDisplayContextMenu:animator:)") { $0.tableView(table, willDisplayContextMenu: menu, animator: nil) },
    Call("tableView(_:willEndContextMenuInteraction:animator:)") { $0.tableView(table, willEndContextMenuInteraction: menu, animator: nil) },
  ]}

  /// The calls to a data source that the content does not answer.
  var dataSource: [Call] {[
    Call("tableView(_:titleForHeaderInSection:)") { _ = $0.tableView(table, titleForHeaderInSection: 0) },
    Call("tableView(_:titleForFooterInSection:)") { _ = $0.tableView(table, titleForFooterInSection: 0) },
    Call("tableView(_:canEditRowAt:)") { _ = $0.tableView(table, canEditRowAt: path) },
    Call("tableView(_:commit:forRowAt:)") { $0.tableView(table, commit: .delete, forRowAt: path) },
  ]}

  /// The calls to a data source that the content answers.
  static let declared: Set<String> = [
    "tableView(_:numberOfRowsInSection:)",
    "tableView(_:cellForRowAt:)",
    "numberOfSections(in:)",
    "tableView(_:canMoveRowAt:)",
    "sectionIndexTitles(for:)",
    "tableView(_:sectionForSectionIndexTitle:at:)",
    "tableView(_:moveRowAt:to:)",
  ]
}
#endif
