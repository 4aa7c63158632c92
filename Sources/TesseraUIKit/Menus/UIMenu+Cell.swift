#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

extension UIMenu {
  @MainActor
  convenience init(for cell: IndexPathCell<UIKitHost>) {
    self.init(
      children: cell.actions.map { action in
        var attributes: UIMenuElement.Attributes = []
        if action.isDestructive { attributes.insert(.destructive) }
        if !action.isEnabled { attributes.insert(.disabled) }
        return UIAction(title: action.title, attributes: attributes) { _ in cell.perform(action) }
      })
  }
}
#endif
