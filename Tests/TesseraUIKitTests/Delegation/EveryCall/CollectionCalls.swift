#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// Every call that a collection view makes to an adapter.
// One call per line.
// swift-format-ignore
@MainActor
struct CollectionCalls {
  typealias Call = DelegateCall<any CollectionViewAdapter.ViewCalls>

  let collection: UICollectionView
  private let path = IndexPath(item: 0, section: 0)
  private let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  private let animator = MenuCommit()
  private let coordinator = UIFocusAnimationCoordinator()
  private let collectionFocus = Simulation.makeCollectionFocusUpdate()
  private var layout: UICollectionViewLayout { collection.collectionViewLayout }

  init(_ collection: UICollectionView) { self.collection = collection }

  var delegate: [Call] {[
    Call("collectionView(_:shouldHighlightItemAt:)") { _ = $0.collectionView(collection, shouldHighlightItemAt: path) },
    Call("collectionView(_:didHighlightItemAt:)") { $0.collectionView(collection, didHighlightItemAt: path) },
    Call("collectionView(_:didUnhighlightItemAt:)") { $0.collectionView(collection, didUnhighlightItemAt: path) },
    Call("collectionView(_:shouldSelectItemAt:)") { _ = $0.collectionView(collection, shouldSelectItemAt: path) },
    Call("collectionView(_:shouldDeselectItemAt:)") { _ = $0.collectionView(collection, shouldDeselectItemAt: path) },
    Call("collectionView(_:didSelectItemAt:)") { $0.collectionView(collection, didSelectItemAt: path) },
    Call("collectionView(_:didDeselectItemAt:)") { $0.collectionView(collection, didDeselectItemAt: path) },
    Call("collectionView(_:canPerformPrimaryActionForItemAt:)") { _ = $0.collectionView(collection, canPerformPrimaryActionForItemAt: path) },
    Call("collectionView(_:performPrimaryActionForItemAt:)") { $0.collectionView(collection, performPrimaryActionForItemAt: path) },
    Call("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") { _ = $0.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path) },
    Call("collectionView(_:didBeginMultipleSelectionInteractionAt:)") { $0.collectionView(collection, didBeginMultipleSelectionInteractionAt: path) },
    Call("collectionViewDidEndMultipleSelectionInteraction(_:)") { $0.collectionViewDidEndMultipleSelectionInteraction(collection) },
    Call("collectionView(_:willDisplay:forItemAt:)") { $0.collectionView(collection, willDisplay: UICollectionViewCell(frame: .zero), forItemAt: path) },
    Call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") { $0.collectionView(collection, willDisplaySupplementaryView: UICollectionReusableView(frame: .zero), forElementKind: "kind", at: path) },
    Call("collectionView(_:didEndDisplaying:forItemAt:)") { $0.collectionView(collection, didEndDisplaying: UICollectionViewCell(frame: .zero), forItemAt: path) },
    Call("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") { $0.collectionView(collection, didEndDisplayingSupplementaryView: UICollectionReusableView(frame: .zero), forElementOfKind: "kind", at: path) },
    Call("collectionView(_:transitionLayoutForOldLayout:newLayout:)") { _ = $0.collectionView(collection, transitionLayoutForOldLayout: layout, newLayout: layout) },
    Call("collectionView(_:canFocusItemAt:)") { _ = $0.collectionView(collection, canFocusItemAt: path) },
    Call("collectionView(_:selectionFollowsFocusForItemAt:)") { _ = $0.collectionView(collection, selectionFollowsFocusForItemAt: path) },
    Call("collectionView(_:shouldUpdateFocusIn:)") { _ = $0.collectionView(collection, shouldUpdateFocusIn: collectionFocus) },
    Call("collectionView(_:didUpdateFocusIn:with:)") { $0.collectionView(collection, didUpdateFocusIn: collectionFocus, with: coordinator) },
    Call("indexPathForPreferredFocusedView(in:)") { _ = $0.indexPathForPreferredFocusedView(in: collection) },
    Call("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") { _ = $0.collectionView(collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path) },
    Call("collectionView(_:targetContentOffsetForProposedContentOffset:)") { _ = $0.collectionView(collection, targetContentOffsetForProposedContentOffset: .zero) },
    Call("collectionView(_:canEditItemAt:)") { _ = $0.collectionView(collection, canEditItemAt: path) },
    Call("collectionView(_:contextMenuConfigurationForItemsAt:point:)") { _ = $0.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: .zero) },
    Call("collectionView(_:contextMenuConfigurationForItemAt:point:)") { _ = $0.collectionView(collection, contextMenuConfigurationForItemAt: path, point: .zero) },
    Call("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") { _ = $0.collectionView(collection, contextMenuConfiguration: menu, highlightPreviewForItemAt: path) },
    Call("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") { _ = $0.collectionView(collection, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path) },
    Call("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") { $0.collectionView(collection, willPerformPreviewActionForMenuWith: menu, animator: animator) },
    Call("collectionView(_:willDisplayContextMenu:animator:)") { $0.collectionView(collection, willDisplayContextMenu: menu, animator: nil) },
    Call("collectionView(_:willEndContextMenuInteraction:animator:)") { $0.collectionView(collection, willEndContextMenuInteraction: menu, animator: nil) },
  ]}

  /// The calls to a data source that the content does not answer.
  var dataSource: [Call] {[
    Call("collectionView(_:viewForSupplementaryElementOfKind:at:)") { _ = $0.collectionView(collection, viewForSupplementaryElementOfKind: "kind", at: path) },
  ]}

  /// The calls to a data source that the content answers.
  static let declared: Set<String> = [
    "collectionView(_:numberOfItemsInSection:)",
    "collectionView(_:cellForItemAt:)",
    "numberOfSections(in:)",
    "collectionView(_:canMoveItemAt:)",
    "collectionView(_:moveItemAt:to:)",
    "indexTitles(for:)",
    "collectionView(_:indexPathForIndexTitle:at:)",
  ]
}
#endif
