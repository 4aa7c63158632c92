/// Menus, drags and drops, with the calls to the delegates of a collection view.
extension UICollectionView: ItemInteractionView {
  // MARK: Menus

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    menuPath = itemPath(at: point)
    let indexPaths = menuPath.map { [$0] } ?? []
    return collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration, isHighlighting: Bool) -> UITargetedPreview? {
    guard let indexPath = menuPath else { return nil }
    return isHighlighting
      ? collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      : collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuOpens(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuCloses(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Drags

  func itemsToDrag(_ session: any UIDragSession) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate, let indexPath = itemPath(at: session.location(in: self))
    else {
      return []
    }
    let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
    dragSources = Dictionary(items.map { (ObjectIdentifier($0), indexPath) }) { first, _ in first }
    return items
  }

  func dragBegins(_ session: any UIDragSession) {
    activeDrag = session
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragEnded(_ session: any UIDragSession) {
    activeDrag = nil
    dragSources = [:]
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragStaysInApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func takesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropEntered(_ session: any UIDropSession) {
    activeDrop = session
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropMoved(_ session: any UIDropSession) -> UIDropProposal {
    dropDestination = itemPath(at: session.location(in: self))
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: dropDestination)
    dropProposal = proposal
    return proposal ?? UIDropProposal(operation: .cancel)
  }

  func dropLeft(_ session: any UIDropSession) {
    activeDrop = nil
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func performDrop(_ session: any UIDropSession) {
    let items = session.items.map { item in
      let source = dragSources[ObjectIdentifier(item)]
      return DroppedItem(
        item, from: source, previewSize: source.flatMap { cellForItem(at: $0)?.bounds.size } ?? .zero)
    }
    let coordinator = CollectionDropCoordinator(
      items: items, destination: dropDestination,
      proposal: dropProposal ?? UICollectionViewDropProposal(operation: .cancel), session: session)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }

  func dropEnded(_ session: any UIDropSession) {
    activeDrop = nil
    dropProposal = nil
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
}
