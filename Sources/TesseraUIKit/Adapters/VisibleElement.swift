#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// Something that a view shows that an adapter drives.
struct VisibleElement {
  /// The cell, as it is declared now.
  let cell: IndexedCell<UIKitHost>
  /// The item; nil: something beside the items.
  let path: ItemPath?
  /// Where it stands, in coordinates of the content.
  let frame: Rect

  /// Something that is shown.
  init(_ cell: IndexedCell<UIKitHost>, at path: ItemPath? = nil, frame: Rect) {
    (self.cell, self.path, self.frame) = (cell, path, frame)
  }
}

/// Where a section stands in a view that an adapter drives.
struct SectionExtent {
  /// From its first element to its last, in coordinates of the content.
  var frame: Rect
  /// Whether its last item stands before its first one.
  var isReversed = false
}

/// The part of the content that a view shows.
struct AdaptedViewport {
  /// Everything that the view covers, in coordinates of the content.
  var bounds: Rect
  /// The same without what bars hide.
  var free: Rect
  /// The axis along which the view scrolls.
  var axis: Axis
  /// Whether the view is being scrolled, or still moves because of it.
  var isScrolling: Bool

  /// How much of a frame is in view, from 0 to 1; see ``Engine/visibleFraction(of:)``.
  func fraction(of frame: Rect) -> Double { frame.visibleFraction(in: free) }
}

extension AdaptedViewport {
  /// What can be seen in a scroll view, without bars.
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
