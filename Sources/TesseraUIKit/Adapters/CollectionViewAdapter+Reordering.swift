#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

// Items that are `reorderable` are carried by the collection view's own gesture; the app is told, and shows its order.

extension CollectionViewAdapter {
  /// Whether the item is declared to be reorderable.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    content.new.canMove(ItemPath(indexPath))
  }

  /// Where an item that is carried may go, as the content says.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target =
      ownTarget(of: originalIndexPath, at: currentIndexPath, to: proposedIndexPath) ?? proposedIndexPath
    return content.new.allows(ItemPath(originalIndexPath), to: ItemPath(target)) ? target : originalIndexPath
  }

  /// Takes over where people have put an item.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    driver.carry(ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
