#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's tooltip interaction, which shows the declared tooltip of the item under a
/// resting pointer.
@MainActor
final class TooltipSource: NSObject, UIToolTipInteractionDelegate {
  weak var view: CollectionView?

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let view else { return nil }
    let origin = Point(view.bounds.origin)
    guard let words = view.engine.tooltip(at: Point(point) - origin) else { return nil }
    return UIToolTipConfiguration(toolTip: words.text, in: CGRect(words.area.offset(by: origin)))
  }
}
#endif
