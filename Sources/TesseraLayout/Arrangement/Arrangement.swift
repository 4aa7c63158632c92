/// Where everything is: the result of a layout.
///
/// This base class has no frames; a subclass says how they are stored. A custom layout that knows a frame for
/// each item uses ``FramesArrangement``; one that can compute frames overrides ``frame(at:)`` and, to be fast
/// with many items, ``appendIndices(overlapping:to:)``.
open class Arrangement {
  /// The number of items.
  public final let count: Int
  private let size: Size
  /// Whether ``visibleInsets`` are other than zero, which is asked in each frame.
  package final let hasVisibleInsets: Bool

  /// Makes an arrangement of so many items, at least 0, whose content has this size in points.
  public init(count: Int, contentSize: Size) {
    self.count = max(0, count)
    size = contentSize
    hasVisibleInsets = false
  }

  /// Makes an arrangement around another one.
  init(count: Int, hasVisibleInsets: Bool) {
    self.count = max(0, count)
    size = .zero
    self.hasVisibleInsets = hasVisibleInsets
  }

  /// The extents of the content in points: what a scroll view scrolls over.
  open var contentSize: Size { size }

  /// The smallest rectangle around the content, which begins at the origin, and all frames: where none sticks out
  /// of the content, just the content. Whoever shows several arrangements finds here which ones to ask.
  ///
  /// A layout around others may answer a larger rectangle, and rounding may move its edges by a trifle. Here O(n),
  /// for a subclass need not say more than frames; the layouts of this module answer without looking at items.
  open var bounds: Rect {
    (0..<count).reduce(Rect(size: contentSize)) { bounds, index in
      let frame = frame(at: index)
      return frame.hasUndefinedEdge ? bounds : bounds.enclosing(frame)
    }
  }

  /// The frame of an item in points; `.zero` where there is no such item.
  open func frame(at index: Int) -> Rect { .zero }

  /// Where an item stands among rows and columns; nil where items do not stand in any, or in one column only, and where
  /// there is no such item. Here nil: a subclass whose items line up along both axes says how.
  open func gridPosition(at index: Int) -> GridPosition? { nil }

  /// Appends every index whose frame overlaps the rectangle (``Rect/overlaps(_:)``: touching edges do not), in
  /// ascending order. The answer is exact, whatever the order of frames. Here O(n); see the subclasses.
  open func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    for index in 0..<count where frame(at: index).overlaps(rect) { result.append(index) }
  }

  /// Appends the same as ``appendIndices(overlapping:to:)``, neighbours together: a screen of rows is one range. What a
  /// subclass finds beyond the items is left out.
  ///
  /// - Parameter spare: Memory for layouts that know nothing of ranges, so that the next query asks for none.
  public func appendRanges(overlapping rect: Rect, to result: inout [Range<Int>], spare: inout [Int]) {
    spare.removeAll(keepingCapacity: true)
    appendIndices(overlapping: rect, to: &spare)
    var found = FoundRanges()
    for index in spare where index >= 0 && index < count {
      found.append(index..<(index + 1)) { result.append($0) }
    }
    found.flush { result.append($0) }
  }

  /// Every index whose frame overlaps the rectangle, in ascending order.
  public final func indices(overlapping rect: Rect) -> [Int] {
    var result: [Int] = []
    appendIndices(overlapping: rect, to: &result)
    return result
  }

  /// The size that an item has answered, before the layout made it as high as its line or as wide as the widest item;
  /// `.zero` where there is no such item. Here the size of its frame.
  package func answeredSize(at index: Int) -> Size { frame(at: index).size }

  /// By how much the edges of a rectangle move inwards before frames are compared with it: not at all, but for
  /// layouts that are asked for another visible rectangle (``VisibleInsetLayout``).
  package var visibleInsets: Insets { .zero }

  /// The distances that layouts leave around all items (``InsetLayout``).
  package var roomInsets: Insets { .zero }

  /// The axes along which the last item stands nearest to the origin (``MirroredLayout``).
  package var mirroredAxes: MirroredAxes { MirroredAxes() }

  /// Gives one item another size, in points, in place, as if it had answered that size when the layout asked.
  /// False when this arrangement cannot and must be made anew; then nothing has changed.
  open func resize(at index: Int, to size: Size) -> Bool { false }

  /// The arrangement after a change of its items, equal to one made anew by the same layout in the same container;
  /// this one stays as it is, and both share what has not changed.
  ///
  /// - Parameters:
  ///   - splices: What has changed; see ``ItemSplice``.
  ///   - items: All items after the change; asked about those that came, of which a layout may leave out those that
  ///     are known to have moved.
  /// - Returns: nil where the layout has to arrange everything anew.
  open func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? { nil }
}

extension Rect {
  /// Whether an edge is NaN: such a rectangle overlaps nothing.
  var hasUndefinedEdge: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }
}
