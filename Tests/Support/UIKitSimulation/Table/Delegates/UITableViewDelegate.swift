/// The delegate of a table view.
// swift-format-ignore
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

// swift-format-ignore
extension UITableViewDelegate { // optional in UIKit
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { forwarded { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) } }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { forwarded { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) } }
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { forwarded { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) } }
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { forwarded { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) } }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { forwarded { $0.tableView(tableView, heightForRowAt: indexPath) } ?? tableView.rowHeight }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { forwarded { $0.tableView(tableView, heightForHeaderInSection: section) } ?? tableView.sectionHeaderHeight }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { forwarded { $0.tableView(tableView, heightForFooterInSection: section) } ?? tableView.sectionFooterHeight }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { forwarded { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) } ?? tableView.estimatedRowHeight }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { forwarded { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) } ?? tableView.estimatedSectionHeaderHeight }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { forwarded { $0.tableView(tableView, estimatedHeightForFooterInSection: section) } ?? tableView.estimatedSectionFooterHeight }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { forwarded { $0.tableView(tableView, viewForHeaderInSection: section) } ?? nil }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { forwarded { $0.tableView(tableView, viewForFooterInSection: section) } ?? nil }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { forwarded { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) } }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, shouldHighlightRowAt: indexPath) } ?? true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didHighlightRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didUnhighlightRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { forwarded { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { forwarded { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didSelectRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didDeselectRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) } ?? !tableView.isEditing }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { forwarded { $0.tableView(tableView, editingStyleForRowAt: indexPath) } ?? .delete }
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { forwarded { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil }
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { forwarded { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil }
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { forwarded { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) } ?? true }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, willBeginEditingRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { forwarded { $0.tableView(tableView, didEndEditingRowAt: indexPath) } }
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { forwarded { $0.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) } ?? proposedDestinationIndexPath }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { forwarded { $0.tableView(tableView, indentationLevelForRowAt: indexPath) } ?? 0 }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, canFocusRowAt: indexPath) } ?? self.tableView(tableView, shouldHighlightRowAt: indexPath) }
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) } ?? tableView.selectionFollowsFocus }
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { forwarded { $0.tableView(tableView, shouldUpdateFocusIn: context) } ?? true }
  public func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { forwarded { $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator) } }
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { forwarded { $0.indexPathForPreferredFocusedView(in: tableView) } ?? nil }
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { forwarded { $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) } ?? false }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { forwarded { $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { forwarded { $0.tableViewDidEndMultipleSelectionInteraction(tableView) } }
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { forwarded { $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } ?? nil }
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { forwarded { $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil }
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { forwarded { $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil }
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { forwarded { $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { forwarded { $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) } }
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { forwarded { $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) } }
}
