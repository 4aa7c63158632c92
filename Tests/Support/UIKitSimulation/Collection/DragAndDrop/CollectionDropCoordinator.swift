/// A drop on a simulated collection view, which is performed without animation.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    items: [DroppedItem], destination: IndexPath?, proposal: UICollectionViewDropProposal,
    session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { MenuAnimator() }
}
