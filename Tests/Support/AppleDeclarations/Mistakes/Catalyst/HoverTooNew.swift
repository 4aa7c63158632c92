// Mac Catalyst 15 has no hover styles.
import UIKit

@MainActor
func standOut(_ view: UIView) {
  view.hoverStyle = nil  // error: 'hoverStyle' is only available in
  if #available(macCatalyst 17, *) { view.hoverStyle = nil }
}
