/// Menus, drags and drops, with the calls to the delegates of a table view.
extension UITableView: ItemInteractionView {
  // MARK: Menus

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPathForRow(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration, isHighlighting: Bool) -> UITargetedPreview? {
    isHighlighting
      ? tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuOpens(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuCloses(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

  // MARK: Drags

  func itemsToDrag(_ session: any UIDragSession) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate,
      let indexPath = indexPathForRow(at: session.location(in: self))
    else {
      return []
    }
    let items = dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
    dragSources = Dictionary(items.map { (ObjectIdentifier($0), indexPath) }) { first, _ in first }
    return items
  }

  func dragBegins(_ session: any UIDragSession) {
    activeDrag = session
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragEnded(_ session: any UIDragSession) {
    activeDrag = nil
    dragSources = [:]
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragStaysInApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func takesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropEntered(_ session: any UIDropSession) {
    activeDrop = session
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropMoved(_ session: any UIDropSession) -> UIDropProposal {
    dropDestination = indexPathForRow(at: session.location(in: self))
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: dropDestination)
    dropProposal = proposal
    return proposal ?? UIDropProposal(operation: .cancel)
  }

  func dropLeft(_ session: any UIDropSession) {
    activeDrop = nil
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func performDrop(_ session: any UIDropSession) {
    let items = session.items.map { item in
      let source = dragSources[ObjectIdentifier(item)]
      return DroppedItem(item, from: source, previewSize: source.flatMap { shown[$0]?.bounds.size } ?? .zero)
    }
    let coordinator = TableDropCoordinator(
      items: items, destination: dropDestination,
      proposal: dropProposal ?? UITableViewDropProposal(operation: .cancel), session: session)
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }

  func dropEnded(_ session: any UIDropSession) {
    activeDrop = nil
    dropProposal = nil
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
}
