/// A drop on a simulated table view, which is performed without animation.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    items: [DroppedItem], destination: IndexPath?, proposal: UITableViewDropProposal,
    session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { MenuAnimator() }
}
