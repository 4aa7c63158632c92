/// One change of a batch, as a layout receives it. A change of a section has the item `NSNotFound`.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }
}
