/// The result of a layout: the frames of all items.
///
/// This base class stores no frames; a subclass decides how to store them. A custom layout that knows a frame
/// for each item uses ``FramesArrangement``. An arrangement that computes frames overrides ``frame(at:)``
/// and, to be fast with many items, ``appendIndices(overlapping:to:)``.
open class Arrangement {
  /// The number of items.
  public final let count: Int
  private let size: Size
  /// Whether ``visibleInsets`` are not zero. Stored because it is read in every frame.
  package final let hasVisibleInsets: Bool

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - count: The number of items. A negative number counts as 0.
  ///   - contentSize: The size of the content, in points.
  public init(count: Int, contentSize: Size) {
    self.count = max(0, count)
    size = contentSize
    hasVisibleInsets = false
  }

  init(count: Int, hasVisibleInsets: Bool) {
    self.count = max(0, count)
    size = .zero
    self.hasVisibleInsets = hasVisibleInsets
  }

  /// The size of the content, in points: the size of the area that a scroll view scrolls.
  open var contentSize: Size { size }

  /// The smallest rectangle around all frames and the content, which begins at the origin.
  ///
  /// If no frame extends beyond the content, this is the rectangle of the content. A view that shows several
  /// arrangements uses the bounds to find the arrangements to query.
  ///
  /// A wrapper may return a larger rectangle, and rounding may move its edges by a small tolerance. The
  /// default implementation visits all frames, O(n). The layouts of this module compute the bounds without
  /// visiting items.
  open var bounds: Rect {
    (0..<count).reduce(Rect(size: contentSize)) { bounds, index in
      let frame = frame(at: index)
      return frame.hasUndefinedEdge ? bounds : bounds.enclosing(frame)
    }
  }

  /// Returns the frame of an item, in points.
  ///
  /// - Returns: `.zero` if there is no such item.
  open func frame(at index: Int) -> Rect { .zero }

  /// Returns the position of an item among rows and columns.
  ///
  /// The default implementation returns `nil`. A subclass whose items align along both axes overrides it.
  ///
  /// - Returns: `nil` if the items do not form rows and columns or form a single column, or if there is no
  ///   such item.
  open func gridPosition(at index: Int) -> GridPosition? { nil }

  /// Appends the index of every item whose frame overlaps a rectangle, in ascending order.
  ///
  /// The result is exact for frames in any order. See ``Rect/overlaps(_:)``: rectangles that only touch do
  /// not overlap. The default implementation visits all frames, O(n); subclasses document their own
  /// complexity.
  open func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    for index in 0..<count where frame(at: index).overlaps(rect) { result.append(index) }
  }

  /// Appends the result of ``appendIndices(overlapping:to:)`` as ranges of consecutive indices: a screen of
  /// rows is one range.
  ///
  /// Indices that a subclass returns beyond the items are left out.
  ///
  /// - Parameter scratch: A buffer that can be reused between queries, for layouts that find indices one by
  ///   one.
  public func appendRanges(overlapping rect: Rect, to result: inout [Range<Int>], scratch: inout [Int]) {
    scratch.removeAll(keepingCapacity: true)
    appendIndices(overlapping: rect, to: &scratch)
    var found = RangeCoalescer()
    for index in scratch where index >= 0 && index < count {
      found.append(index..<(index + 1)) { result.append($0) }
    }
    found.flush { result.append($0) }
  }

  /// Returns the index of every item whose frame overlaps a rectangle, in ascending order.
  public final func indices(overlapping rect: Rect) -> [Int] {
    var result: [Int] = []
    appendIndices(overlapping: rect, to: &result)
    return result
  }

  /// Returns the size that an item reported, before the layout made it as high as its line or as wide as the
  /// widest item.
  ///
  /// The default implementation returns the size of the frame.
  ///
  /// - Returns: `.zero` if there is no such item.
  package func reportedSize(at index: Int) -> Size { frame(at: index).size }

  /// The distances by which the edges of a queried rectangle move inwards before it is compared with frames.
  /// They are zero unless the layout contains a ``VisibleInsetLayout``.
  package var visibleInsets: Insets { .zero }

  /// The distances that layouts leave around all items (``InsetLayout``).
  package var outerInsets: Insets { .zero }

  /// The axes along which the last item is nearest to the origin (``MirroredLayout``).
  package var mirroredAxes: MirroredAxes { MirroredAxes() }

  /// Resizes one item in place, as if it had reported that size when the layout measured it.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - size: The new size, in points.
  /// - Returns: `false` if this arrangement cannot resize the item and must be created again; then nothing
  ///   has changed.
  open func resize(at index: Int, to size: Size) -> Bool { false }

  /// Returns the arrangement after a change of its items.
  ///
  /// The result equals a new arrangement by the same layout in the same container. This arrangement stays
  /// unchanged, and both share the parts that have not changed.
  ///
  /// - Parameters:
  ///   - splices: The changes; see ``ItemSplice``.
  ///   - items: All items after the change. The arrangement measures the inserted items; it may skip those
  ///     with a known ``ItemSplice/source``.
  /// - Returns: `nil` if the layout has to arrange all items again.
  open func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? { nil }
}

extension Rect {
  /// Whether an edge is NaN. Such a rectangle overlaps nothing.
  var hasUndefinedEdge: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }
}
