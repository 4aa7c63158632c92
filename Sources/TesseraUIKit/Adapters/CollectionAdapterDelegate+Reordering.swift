#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Items that are `reorderable` are carried by a long press, the adapter's or that of the view's controller; the app is told,
// and shows its order.

extension CollectionAdapterDelegate {
  /// Whether the item is declared to be reorderable.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    let mayMove = mayCarry(indexPath)
    if mayMove { driver.noteTaken() }
    return mayMove
  }

  /// Whether an item can be carried: not while positions are those of no version of the content.
  func mayCarry(_ path: IndexPath) -> Bool { !content.isBetween && content.new.canMove(ItemPath(path)) }

  /// Whether a long press drags an item.
  func isDraggable(_ path: IndexPath) -> Bool {
    #if os(tvOS)
    false
    #else
    // What an app drags by itself it knows alone.
    guard view.dragInteractionEnabled, let owner = view.dragDelegate else { return false }
    return owner !== self || content.new.drag(of: ItemPath(path), selected: []) != nil
    #endif
  }

  var isCarrying: Bool {
    carrying?.isCarrying == true || view.hasUncommittedUpdates
      || view.visibleCells.contains { $0.configurationState.isReordering }
  }

  var hasHandles: Bool { false }

  /// Where an item that is carried may go, as the content says.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target =
      ownTarget(of: originalIndexPath, at: currentIndexPath, to: proposedIndexPath) ?? proposedIndexPath
    return content.new.allows(ItemPath(originalIndexPath), to: ItemPath(target)) ? target : originalIndexPath
  }

  /// Takes over where people have put an item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    driver.carry(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
