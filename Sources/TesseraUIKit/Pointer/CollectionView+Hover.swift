#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// Hover effects in visionOS: the system highlights what the user looks at without notifying the app, so views
// declare a style beforehand. Elsewhere the pointer has effects.

extension CollectionView {
  /// Gives views that can be tapped a hover style, unless they have one of their own. O(*m*) for *m* cells on
  /// screen.
  func updateHoverStyles() {
    guard #available(iOS 17, *), traitCollection.userInterfaceIdiom == .vision else { return }
    for cell in engine.cells {
      guard let view = stage.view(for: cell.id) else { continue }
      if engine.canFocus(cell.id) {
        guard view.hoverStyle == nil else { continue }
        view.hoverStyle = UIHoverStyle(shape: nil)
        pointing.hovering[cell.id] = ()
      } else if pointing.hovering.removeValue(forKey: cell.id) != nil {
        view.hoverStyle = nil
      }
    }
  }
}
#endif
