#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// An app's delegate and data source that implements every method and records the calls of a table.
// One call per line.
// swift-format-ignore
final class TableRecorder: ScrollRecorder, UITableViewDelegate, UITableViewDataSource {
  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { note(#function) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { record(#function, 1) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { record(#function, nil) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { record(#function, nil) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { record(#function, nil) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { record(#function, nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { record(#function, .none) }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { record(#function, nil) }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { record(#function, nil) }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { record(#function, nil) }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { note(#function) }
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { record(#function, IndexPath(item: 0, section: 0)) }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { record(#function, 0) }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { note(#function) }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { record(#function, nil) }
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { note(#function) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note(#function) }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { record(#function, nil) }
  func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { record(#function, nil) }
  func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { record(#function, nil) }
  func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { note(#function) }
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { note(#function) }
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { note(#function) }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { record(#function, 0) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { record(#function, UITableViewCell()) }
  func numberOfSections(in tableView: UITableView) -> Int { record(#function, 0) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { record(#function, nil) }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { record(#function, nil) }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { record(#function, true) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { record(#function, nil) }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { record(#function, 0) }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { note(#function) }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { note(#function) }
}
#endif
