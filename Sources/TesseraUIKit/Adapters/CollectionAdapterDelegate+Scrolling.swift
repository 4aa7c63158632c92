#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Scrolling by positions; see ``AdaptedView``.

extension CollectionAdapterDelegate {
  func frame(ofItem path: IndexPath) -> Rect? {
    view.collectionViewLayout.layoutAttributesForItem(at: path).map { Rect($0.frame) }
  }

  func scroll(toItem path: IndexPath, at alignment: ScrollAlignment, animated isAnimated: Bool) {
    guard let frame = frame(ofItem: path) else { return }
    if alignment == .nearest { return scroll(to: frame, at: .nearest, animated: isAnimated) }
    let isVertical = AdaptedViewport(view).axis == .vertical
    let position: UICollectionView.ScrollPosition =
      switch alignment {
      case .start: isVertical ? .top : .left
      case .center: isVertical ? .centeredVertically : .centeredHorizontally
      case .end, .nearest: isVertical ? .bottom : .right
      }
    view.scrollToItem(at: path, at: position, animated: isAnimated)
  }
}
#endif
