#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// An element that an adapter's view shows.
struct VisibleElement {
  /// The cell as currently declared.
  let cell: IndexPathCell<UIKitHost>
  /// The path of the item; `nil` if the element is not an item.
  let path: ItemPath?
  /// The frame, in content coordinates.
  let frame: Rect

  init(_ cell: IndexPathCell<UIKitHost>, at path: ItemPath? = nil, frame: Rect) {
    (self.cell, self.path, self.frame) = (cell, path, frame)
  }
}

/// The extent of a section in an adapter's view.
struct SectionExtent {
  /// The union of its elements' frames, in content coordinates.
  var frame: Rect
  /// Whether its last item precedes its first one.
  var isReversed = false
}

/// The viewport of an adapter's view.
struct AdaptedViewport {
  /// The bounds of the view, in content coordinates.
  var bounds: Rect
  /// The bounds without the parts that bars cover.
  var free: Rect
  var axis: Axis
  var isScrolling: Bool

  /// Returns the visible fraction of a frame, from 0 to 1; see ``Engine/visibleFraction(of:)``.
  func fraction(of frame: Rect) -> Double { frame.visibleFraction(in: free) }
}

extension AdaptedViewport {
  @MainActor
  init(_ view: UIScrollView) {
    let isSideways =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    self.init(
      bounds: Rect(view.bounds), free: Rect(view.bounds.inset(by: view.adjustedContentInset)),
      axis: isSideways ? .horizontal : .vertical, isScrolling: view.isDragging || view.isDecelerating)
  }
}
#endif
