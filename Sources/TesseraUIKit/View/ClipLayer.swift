#if canImport(UIKit) && !os(watchOS)
import TesseraLayout
import UIKit

/// A mask that clips a cell to the window of its section. It replaces a mask of the app meanwhile.
final class ClipLayer: CALayer {
  private var replaced: CALayer?

  /// Clips a view to a part, in its own coordinates; `nil` removes the clip.
  @MainActor
  static func show(_ part: Rect?, on view: UIView) {
    let own = view.layer.mask as? ClipLayer
    guard let part else {
      if let own { view.layer.mask = own.replaced }
      return
    }
    // A layer without a view would animate implicitly, behind the cell.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let mask = own ?? ClipLayer()
    if own == nil {
      mask.replaced = view.layer.mask
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
    }
    mask.frame = CGRect(part)
    CATransaction.commit()
  }
}
#endif
