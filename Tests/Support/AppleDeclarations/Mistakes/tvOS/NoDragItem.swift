// Nothing is dragged on television.
import UIKit

@MainActor
func makeItem() -> UIDragItem {  // error: 'UIDragItem' is unavailable in tvOS
  UIDragItem(itemProvider: NSItemProvider())  // error: 'UIDragItem' is unavailable in tvOS
}
