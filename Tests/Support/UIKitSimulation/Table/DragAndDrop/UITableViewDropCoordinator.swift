/// A coordinator that performs a drop on a table view.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One dropped item.
@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
