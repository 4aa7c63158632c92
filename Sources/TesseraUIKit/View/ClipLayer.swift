#if canImport(UIKit) && !os(watchOS)
import TesseraLayout
import UIKit

/// The mask that cuts a cell off at the window of its section. A mask of the app's gives way meanwhile, and comes back.
final class ClipLayer: CALayer {
  private var replaced: CALayer?

  /// Shows a part of a view alone, in its own coordinates; nil: all of it.
  @MainActor
  static func show(_ part: Rect?, on view: UIView) {
    let own = view.layer.mask as? ClipLayer
    guard let part else {
      if let own { view.layer.mask = own.replaced }
      return
    }
    // A layer that is no view's would move there by itself, behind the cell.
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
