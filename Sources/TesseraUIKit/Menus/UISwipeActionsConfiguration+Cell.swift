#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraIndexing
import UIKit

extension UISwipeActionsConfiguration {
  /// Creates a configuration of the swipe actions that an item declares at an edge; `nil` if none is enabled.
  ///
  /// An action completes when the view shows its result, because UIKit assumes that the row of a destructive
  /// action is gone then.
  @MainActor
  convenience init?(for cell: IndexPathCell<UIKitHost>, at side: SwipeEdge, in driver: AdapterDriver) {
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
    performsFirstActionWithFullSwipe = cell.allowsFullSwipe(at: side)
  }
}
#endif
