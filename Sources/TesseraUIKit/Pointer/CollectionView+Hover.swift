#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// In visionOS the system shows what people look at, and no app is told: views say beforehand that they stand out. Elsewhere
// that is the pointer's.

extension CollectionView {
  /// Lets what can be tapped stand out when somebody looks at it, unless its view has a style of its own.
  ///
  /// Complexity: O(*m*) for *m* cells on screen, of which few things are asked.
  func followHover() {
    guard #available(iOS 17, *), traitCollection.userInterfaceIdiom == .vision else { return }
    for cell in engine.cells {
      guard let view = stage.view(for: cell.id) else { continue }
      if engine.canFocus(cell.id) {
        guard view.hoverStyle == nil else { continue }
        view.hoverStyle = UIHoverStyle(shape: nil)
        hovering[cell.id] = ()
      } else if hovering.removeValue(forKey: cell.id) != nil {
        view.hoverStyle = nil
      }
    }
  }
}
#endif
