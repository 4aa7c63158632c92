#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraIndexing
import UIKit

extension UISwipeActionsConfiguration {
  /// The swipe actions that an item declares at a side; nil: there are none that can be chosen.
  ///
  /// What was chosen is over when the view shows what came of it: UIKit takes a row that was destroyed to be gone by then.
  @MainActor
  convenience init?(for cell: IndexedCell<UIKitHost>, at side: SwipeSide, in driver: AdapterDriver) {
    let actions = cell.swipeActions(at: side).filter { $0.isEnabled }
    guard !actions.isEmpty else { return nil }
    self.init(
      actions: actions.map { action in
        UIContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.title) {
          [weak driver] _, _, completion in
          cell.perform(action)
          guard let driver else { return completion(false) }
          driver.whenShown { [weak driver] in
            let isGone = driver?.content.new.path(of: cell.key) == nil
            completion(!action.isDestructive || isGone)
          }
        }
      })
    performsFirstActionWithFullSwipe = cell.isSwipedFully(at: side)
  }
}
#endif
