#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Items that are `draggable`, and what items and sections take, by UIKit's own drags.

extension CollectionAdapterDelegate: UICollectionViewDragDelegate {
  /// What an item offers, with others that are selected.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { driver.dragging.begin(session, at: indexPath) }

  /// Whether what is dragged may go, and not only be copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { driver.dragging.allowsMove }

  /// Whether other programs can make nothing of it.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { driver.dragging.staysInApp }

  /// Tells the content how the drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    driver.dragging.end()
  }
}

extension CollectionAdapterDelegate: UICollectionViewDropDelegate {
  /// Whether anything in view may take what hovers.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    driver.dragging.mayTake(session)
  }

  /// What is done with what hovers if it is let go, as the content says.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let landing = driver.dragging.landing(session, over: destinationIndexPath) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    return UICollectionViewDropProposal(
      operation: UIDropOperation(landing.proposal.action),
      intent: destinationIndexPath == nil
        ? .unspecified : landing.isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  /// Hands over what was let go.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { driver.dragging.drop(coordinator.session, over: coordinator.destinationIndexPath) }

  /// Nothing hovers any more.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    driver.dragging.leave()
  }

  /// Nothing hovers any more.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    driver.dragging.leave()
  }
}
#endif
