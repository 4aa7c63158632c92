import UIKit

@MainActor
func make(_ view: UIScrollView) {
  view.refreshControl = nil  // error: 'refreshControl' is unavailable in tvOS
  let kind = UIContextMenuInteraction.self  // error: 'UIContextMenuInteraction' is only available in tvOS 17 or newer
  if #available(tvOS 17, *) { view.interactions.forEach { print($0 is UIContextMenuInteraction, kind) } }
}
