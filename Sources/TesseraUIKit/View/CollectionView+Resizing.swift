#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Bars that hide, keyboards and rotations change the insets and the size. UIKit leaves the offset where it is, within
// the new limits, also under a moving finger; so does the collection.

/// An item on screen whose place in the content may change with the width.
struct HeldItem {
  let key: ItemKey
  /// The path of the item before the change.
  let path: ElementPath
  /// The position of the item along the scroll axis before the change.
  let position: Double
  /// UIKit's offset before the change.
  let offset: CGPoint
}

extension CollectionView {
  /// Reports the size and the insets to the engine if they have changed, and the offset with them. Returns
  /// `true` if the engine needs no other report of the offset.
  func reportExtent() -> Bool {
    let (size, insets) = (Size(bounds.size), Insets(adjustedContentInset))
    let (oldSize, oldInsets) = (scrolling.size, scrolling.insets)
    scrolling.isResizedByAnimation = false
    guard size != oldSize || insets != oldInsets else { return false }
    // The first layout is not animated, because nothing was visible before.
    scrolling.isResizedByAnimation =
      scrolling.published != nil && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    let staysAtEdge = staysAtEdge
    (scrolling.size, scrolling.insets) = (size, insets)
    engine.resize(to: size, contentInsets: insets)
    guard scrolling.published != nil, engine.snapping == .none else { return false }
    if isMovedByUIKit || !engine.isScrolling { return staysAtEdge || keepOffset(from: oldSize, oldInsets) }
    // The engine is on its way to a destination, which may be relative to the insets.
    return false
  }

  /// Keeps UIKit's offset, so that new insets alone move nothing.
  private func keepOffset(from oldSize: Size, _ oldInsets: Insets) -> Bool {
    let cross = engine.axis.cross
    let old = oldSize[cross] - oldInsets.total(along: cross)
    let new = scrolling.size[cross] - scrolling.insets.total(along: cross)
    // The engine knows the places in a new width only after its layout.
    scrolling.held = old == new ? nil : firstVisibleItem
    if scrolling.held == nil { engine.scroll(to: Point(limited(contentOffset))) }
    return true
  }

  /// Scrolls as far as the new width has moved the held item. Returns `false` if there is none.
  func followHeldItem() -> Bool {
    guard let held = scrolling.held else { return false }
    scrolling.held = nil
    guard let frame = frame(of: held) else { return false }
    let axis = engine.axis
    var place = Point(held.offset)
    place[axis] += frame.min(axis) - held.position
    place = Point(limited(CGPoint(place)))
    place[axis.cross] = engine.viewport.origin[axis.cross]
    guard place != engine.viewport.origin else { return false }
    engine.scroll(to: place)
    return true
  }

  /// Returns the frame of a held item, which the engine may have moved out of view; `nil` if the content has changed as well.
  private func frame(of held: HeldItem) -> Rect? {
    if let cell = engine.cell(of: held.key) { return cell.placement.frame }
    return engine.itemKey(at: held.path) == held.key ? engine.frame(at: held.path) : nil
  }

  /// The first item that begins in the part of the viewport that nothing covers, else the first that is visible there.
  private var firstVisibleItem: HeldItem? {
    let axis = engine.axis
    let free = Rect(bounds.inset(by: adjustedContentInset))
    let visible = engine.cells.filter {
      !$0.isLeaving && $0.path.item != nil && $0.placement.frame.overlaps(free)
    }.sorted { $0.path < $1.path }
    let first = visible.first { $0.placement.frame.min(axis) >= free.min(axis) - 0.5 } ?? visible.first
    return first.map {
      HeldItem(
        key: $0.key, path: $0.path, position: $0.placement.frame.min(axis), offset: contentOffset)
    }
  }

  /// Whether the content rests at an edge at which the engine keeps it.
  private var staysAtEdge: Bool {
    guard !isMovedByUIKit, let published = scrolling.published else { return false }
    let axis = engine.axis
    let old = Point(published)[axis]
    let (first, last) = edges(scrolling.size, scrolling.insets)
    let (newFirst, newLast) = edges(Size(bounds.size), Insets(adjustedContentInset))
    let offset = Point(contentOffset)[axis]
    let threshold = max(0.5, engine.configuration.edgeThreshold)
    // UIKit itself may have followed the edge. Another offset is the app's.
    let isAtFirst = old - first <= threshold && (offset == old || offset == newFirst)
    let isAtLast = last - old <= threshold && (offset == old || offset == newLast)
    let isMirrored = axis == .horizontal && engine.configuration.direction == .rightToLeft
    let isAtEnd = isMirrored ? isAtFirst : isAtLast
    return (isMirrored ? isAtLast : isAtFirst) || engine.configuration.anchoring == .end && isAtEnd
  }

  /// Returns the lowest and the highest offset along the scroll axis.
  private func edges(_ size: Size, _ insets: Insets) -> (Double, Double) {
    let axis = engine.axis
    let first = axis == .vertical ? -insets.top : -insets.left
    let end = axis == .vertical ? insets.bottom : insets.right
    return (first, max(first, Size(contentSize)[axis] + end - size[axis]))
  }
}

extension Insets {
  fileprivate func total(along axis: Axis) -> Double { axis == .vertical ? top + bottom : left + right }
}
#endif
