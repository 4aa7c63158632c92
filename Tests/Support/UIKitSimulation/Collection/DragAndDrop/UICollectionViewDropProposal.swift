/// A proposal for a drop on a collection view.
@MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
  }

  open var intent: Intent { chosenIntent }
  private let chosenIntent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    chosenIntent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
