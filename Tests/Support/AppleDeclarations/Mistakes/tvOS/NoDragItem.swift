// tvOS has no drag and drop.
import UIKit

@MainActor
func makeItem() -> UIDragItem {  // error: 'UIDragItem' is unavailable in tvOS
  UIDragItem(itemProvider: NSItemProvider())  // error: 'UIDragItem' is unavailable in tvOS
}
