/// The swipe actions of a row.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  open var actions: [UIContextualAction] { all }
  open var performsFirstActionWithFullSwipe = true
  private let all: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    all = actions
    super.init()
  }
}
