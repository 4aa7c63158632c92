#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Drags between collections and programs. While something hovers at an edge the engine scrolls, frame by frame.

extension CollectionView {
  #if os(tvOS)
  /// There is nothing to drag with.
  func addDragging() {}

  func showDropMark() {}
  #else
  /// Lets UIKit lift what items offer, and tell what hovers.
  func addDragging() {
    (dragSource.view, dropTarget.view) = (self, self)
    let drag = UIDragInteraction(delegate: dragSource)
    // Also on phones: what can be dragged is declared.
    drag.isEnabled = true
    addInteraction(drag)
    addInteraction(UIDropInteraction(delegate: dropTarget))
  }

  /// Shows where what hovers would be dropped.
  func showDropMark() {
    guard let mark = engine.dropMark else {
      dropMark?.isHidden = true
      return
    }
    let view = dropMark ?? DropMarkView()
    dropMark = view
    view.isHidden = false
    view.style = mark.style
    let place = CGRect(mark.frame.offset(by: Point(bounds.origin)))
    if view.frame != place { view.frame = place }
    if subviews.last !== view { addSubview(view) }
  }
  #endif
}

#if !os(tvOS)
/// A line between items, or a frame around what takes something.
final class DropMarkView: UIView {
  /// What it looks like.
  var style = DropMark.Style.line {
    didSet { if style != oldValue { showStyle() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showStyle()
  }

  /// Not from a file: a collection makes its own.
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
