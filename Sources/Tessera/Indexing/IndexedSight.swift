#if !hasFeature(Embedded)
import TesseraDiff
import TesseraLayout

/// Something that a view shows that keeps its own cells; see ``IndexedSights``.
package struct IndexedSight<H: CollectionHost> {
  /// What it is, as it is declared now.
  package let cell: IndexedCell<H>
  /// Which item it is; nil: something beside the items.
  package let path: ItemPath?
  /// Where it stands, in coordinates of the content.
  package let frame: Rect

  /// Something that is shown.
  package init(_ cell: IndexedCell<H>, at path: ItemPath? = nil, frame: Rect) {
    (self.cell, self.path, self.frame) = (cell, path, frame)
  }
}

/// Where a section stands in a view that keeps its own cells.
package struct IndexedExtent {
  /// From its first element to its last, in coordinates of the content.
  package var frame: Rect
  /// Whether its last item stands before its first one.
  package var isReversed: Bool

  /// Where a section stands.
  package init(frame: Rect, isReversed: Bool = false) {
    (self.frame, self.isReversed) = (frame, isReversed)
  }
}

/// What can be seen of some content.
package struct IndexedViewport {
  /// Everything that the view covers, in coordinates of the content.
  package var bounds: Rect
  /// The same without what bars hide.
  package var free: Rect
  /// The axis along which the view scrolls.
  package var axis: Axis
  /// Whether the view is being scrolled, or still moves because of it.
  package var isScrolling: Bool

  /// What can be seen.
  package init(bounds: Rect, free: Rect, axis: Axis, isScrolling: Bool) {
    (self.bounds, self.free, self.axis, self.isScrolling) = (bounds, free, axis, isScrolling)
  }

  /// How much of a frame is in view, from 0 to 1; see ``Engine/visibleFraction(of:)``.
  func fraction(of frame: Rect) -> Double { frame.visibleFraction(in: free) }
}

extension IndexedCell {
  /// Whether a handler waits for the item to come, to go or to be seen.
  package var isListening: Bool { declared.attributes.lifecycle?.isListening ?? false }
}
#endif
