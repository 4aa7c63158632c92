#if canImport(UIKit)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Scrolling by ids; UIKit does it, so that cells that are measured on the way are where they should be.

extension CollectionViewAdapter {
  /// Scrolls to the first item with an id, in one section or in any, as soon as the view shows what was asked for last.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section that it is in; nil: any.
  ///   - alignment: Where in the viewport it goes.
  ///   - isAnimated: Whether people see the way there.
  /// - Complexity: O(*n*) to find the item.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated isAnimated: Bool = false
  ) {
    (self as any AdaptedView).scroll(to: id, inSection: section, at: alignment, animated: isAnimated)
  }

  /// Scrolls to the first section with an id; where heights are estimated, as near as these are.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated isAnimated: Bool = false
  ) { (self as any AdaptedView).scroll(toSection: id, at: alignment, animated: isAnimated) }

  /// Scrolls to an edge of the content.
  public func scroll(toEdge edge: ScrollEdge, animated isAnimated: Bool = false) {
    (self as any AdaptedView).scroll(toEdge: edge, animated: isAnimated)
  }

  // MARK: By positions

  func frame(ofItem path: IndexPath) -> Rect? {
    view.collectionViewLayout.layoutAttributesForItem(at: path).map { Rect($0.frame) }
  }

  func scroll(toItem path: IndexPath, at alignment: ScrollAlignment, animated isAnimated: Bool) {
    guard let frame = frame(ofItem: path) else { return }
    if alignment == .nearest { return scroll(to: frame, at: .nearest, animated: isAnimated) }
    let isVertical = IndexedViewport(view).axis == .vertical
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
