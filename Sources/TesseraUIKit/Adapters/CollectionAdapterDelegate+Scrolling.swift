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
    let axis = AdaptedViewport(view).axis
    if alignment == .nearest {
      scroll(to: frame, at: .nearest, animated: isAnimated)
      return revealAcross(path, axis, animated: isAnimated)
    }
    var position = position(alignment, along: axis)
    // A section that scrolls across the axis shows the item too.
    if hasSectionsAcross {
      position.insert(self.position(alignment, along: axis == .vertical ? .horizontal : .vertical))
    }
    view.scrollToItem(at: path, at: position, animated: isAnimated)
  }

  /// Whether sections may scroll across the axis of the layout.
  private var hasSectionsAcross: Bool { view.collectionViewLayout is UICollectionViewCompositionalLayout }

  /// Scrolls the section of an item across the axis of the layout, if the item is not visible there.
  private func revealAcross(_ path: IndexPath, _ axis: Axis, animated isAnimated: Bool) {
    guard hasSectionsAcross else { return }
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    if let cell = view.cellForItem(at: path) {
      let (frame, bounds) = (Rect(view.convert(cell.bounds, from: cell)), Rect(view.bounds))
      if frame.min(across) >= bounds.min(across), frame.max(across) <= bounds.max(across) { return }
    }
    view.scrollToItem(at: path, at: position(.center, along: across), animated: isAnimated)
  }

  private func position(_ alignment: ScrollAlignment, along axis: Axis) -> UICollectionView.ScrollPosition {
    let isVertical = axis == .vertical
    return switch alignment {
    case .start: isVertical ? .top : .left
    case .center: isVertical ? .centeredVertically : .centeredHorizontally
    case .end, .nearest: isVertical ? .bottom : .right
    }
  }
}
#endif
