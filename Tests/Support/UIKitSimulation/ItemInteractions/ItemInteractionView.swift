/// A view with items, which handles its menus, drags and drops through its own delegates.
@MainActor protocol ItemInteractionView: UIView {
  // Menus
  func menu(at point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(_ configuration: UIContextMenuConfiguration, isHighlighting: Bool) -> UITargetedPreview?
  func menuPreviewWasTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuOpens(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuCloses(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  // Drags
  func itemsToDrag(_ session: any UIDragSession) -> [UIDragItem]
  func dragBegins(_ session: any UIDragSession)
  func dragEnded(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragStaysInApp(_ session: any UIDragSession) -> Bool

  // Drops
  func takesDrop(_ session: any UIDropSession) -> Bool
  func dropEntered(_ session: any UIDropSession)
  func dropMoved(_ session: any UIDropSession) -> UIDropProposal
  func dropLeft(_ session: any UIDropSession)
  func performDrop(_ session: any UIDropSession)
  func dropEnded(_ session: any UIDropSession)
}
