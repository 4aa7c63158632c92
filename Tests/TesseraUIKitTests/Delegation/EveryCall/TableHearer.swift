#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// An app's delegate and data source that answers every call of a table, and notes which ones came.
// One call a line.
// swift-format-ignore
final class TableHearer: ScrollHearer, UITableViewDelegate, UITableViewDataSource {
  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { hear(#function, 1) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { hear(#function, .none) }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { note(#function) }
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { hear(#function, IndexPath(item: 0, section: 0)) }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { hear(#function, 0) }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { note(#function) }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { note(#function) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note(#function) }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { note(#function) }
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { note(#function) }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hear(#function, 0) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { hear(#function, UITableViewCell()) }
  func numberOfSections(in tableView: UITableView) -> Int { hear(#function, 0) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { hear(#function, true) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { hear(#function, nil) }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { hear(#function, 0) }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { note(#function) }
}
#endif
