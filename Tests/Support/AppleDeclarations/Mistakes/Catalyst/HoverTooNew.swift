// A Mac from iOS 15 on has no styles for hovering.
import UIKit

@MainActor
func standOut(_ view: UIView) {
  view.hoverStyle = nil  // error: 'hoverStyle' is only available in
  if #available(macCatalyst 17, *) { view.hoverStyle = nil }
}
