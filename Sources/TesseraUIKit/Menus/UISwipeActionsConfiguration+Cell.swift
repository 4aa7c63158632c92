#if canImport(UIKit) && !os(tvOS)
import Tessera
import UIKit

extension UISwipeActionsConfiguration {
  /// The swipe actions that an item declares at a side; nil: there are none that can be chosen.
  @MainActor
  convenience init?(for cell: IndexedCell<UIKitHost>, at side: SwipeSide) {
    let actions = cell.swipeActions(at: side).filter { $0.isEnabled }
    guard !actions.isEmpty else { return nil }
    self.init(
      actions: actions.map { action in
        UIContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.title) {
          _, _, completion in
          cell.perform(action)
          completion(true)
        }
      })
    performsFirstActionWithFullSwipe = cell.isSwipedFully(at: side)
  }
}
#endif
