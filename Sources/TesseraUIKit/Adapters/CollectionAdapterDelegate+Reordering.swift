#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// A long press reorders `reorderable` items, recognized by the adapter or by the view's controller; the app
// is notified, and shows its order.

extension CollectionAdapterDelegate {
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    let mayMove = canReorder(indexPath)
    if mayMove { driver.recordReorderQuery() }
    return mayMove
  }

  /// Returns whether an item can be reordered; not while positions are those between two versions of the
  /// content.
  func canReorder(_ path: IndexPath) -> Bool { !content.isBetween && content.new.canMove(ItemPath(path)) }

  /// Returns whether a long press drags an item.
  func isDraggable(_ path: IndexPath) -> Bool {
    #if os(tvOS)
    false
    #else
    // Which items an app's own drag delegate drags is unknown.
    guard view.dragInteractionEnabled, let owner = view.dragDelegate else { return false }
    return owner !== self || content.new.drag(of: ItemPath(path), selected: []) != nil
    #endif
  }

  var isReordering: Bool {
    reorderGesture?.isReordering == true || view.hasUncommittedUpdates
      || view.visibleCells.contains { $0.configurationState.isReordering }
  }

  var hasHandles: Bool { false }

  /// Returns the target of a reordered item that the content allows.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target =
      ownTarget(of: originalIndexPath, at: currentIndexPath, to: proposedIndexPath) ?? proposedIndexPath
    return content.new.allows(ItemPath(originalIndexPath), to: ItemPath(target)) ? target : originalIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    driver.moveItem(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
