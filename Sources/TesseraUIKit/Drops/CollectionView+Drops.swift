#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Drag and drop between collections and programs. While a drag is over an edge, the engine scrolls in each
// frame.

extension CollectionView {
  #if os(tvOS)
  /// Does nothing, because tvOS has no drag and drop.
  func addDrags() {}

  func addDrops() {}

  func showDropIndicator() {}
  #else
  func addDrags() {
    drags.source.view = self
    let drag = UIDragInteraction(delegate: drags.source)
    // Also on iPhone: the content declares what can be dragged.
    drag.isEnabled = true
    addInteraction(drag)
  }

  func addDrops() {
    drags.target.view = self
    addInteraction(UIDropInteraction(delegate: drags.target))
  }

  func showDropIndicator() {
    guard let mark = engine.dropIndicator else {
      drags.indicator?.isHidden = true
      return
    }
    let view = drags.indicator ?? DropIndicatorView()
    drags.indicator = view
    view.isHidden = false
    view.style = mark.style
    let place = CGRect(mark.frame.offset(by: Point(bounds.origin)))
    if view.frame != place { view.frame = place }
    if subviews.last !== view { addSubview(view) }
  }
  #endif
}

#if !os(tvOS)
/// A line between items, or a frame around an element that accepts the drop.
final class DropIndicatorView: UIView {
  var style = DropIndicator.Style.line {
    didSet { if style != oldValue { showStyle() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showStyle()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showStyle()
  }

  private func showStyle() {
    backgroundColor = style == .line ? tintColor : tintColor.withAlphaComponent(0.15)
    layer.cornerRadius = style == .line ? 1 : 8
  }
}
#endif
#endif
