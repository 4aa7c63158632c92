/// A layout that places each item below the previous one.
///
/// Each item is offered the container, and gets the size that it reports, rounded to 1/1024 point. Across the
/// list it is aligned by ``align`` or its own ``LayoutTraits/align``: between the edges of the container or,
/// if that is unbounded or sizes itself to the content (``LayoutItems/minimumExtent(along:)``), between those
/// of the widest item. A wider item begins at the left edge, because the user cannot scroll to content that
/// extends beyond it. The content is as wide as the widest item and, unless all items are aligned at the
/// start, at least as wide as the container.
///
/// With items in r runs of equal sizes and traits (``LayoutItems/uniformCount(from:)``), arranging measures r
/// items and costs O(r) time and memory. A frame, a visible query, a resized item and each range of replaced
/// items cost O(log r). Items with a known previous position (``ItemSplice/source``) are not measured again.
/// A gap that is negative or NaN counts as 0. Items after the first 2^42 - 1 are left out.
public struct ListLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between two items, in points.
  public var spacing: Double
  /// The alignment of items across the list.
  ///
  /// A list has no baselines: they count as ``Alignment/start``.
  public var align: Alignment

  /// Creates a list with a gap in points between items.
  public init(spacing: Double = 0, align: Alignment = .start) {
    self.spacing = spacing
    self.align = align
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let measure = ListMeasure(
      offered: container.sanitized, align: align, minimum: items.minimumExtent(along: .horizontal))
    let rows = measure.rows(of: items, in: 0..<min(items.safeCount, ListRun.maxItems))
    return ListArrangement(rows: rows, spacing: FixedLength(spacing), measure: measure)
  }
}

/// The rules by which a list measures items.
struct ListMeasure {
  let offered: Size
  /// The minimum width in which items are aligned, if the container sizes itself to the content.
  let minimum: FixedLength?
  /// The placement of items without an alignment of their own.
  fileprivate let place: ListRun.Place

  init(offered: Size, align: Alignment, minimum: Double?) {
    self.offered = offered
    self.minimum = offered.width.isUnbounded ? .zero : minimum.map { FixedLength($0) }
    place = ListRun.Place(align)
  }

  func rows(of items: any LayoutItems, in range: Range<Int>) -> RunTree<ListRun> {
    if range.isEmpty { return RunTree() }
    var plan = ListPlan(measure: self)
    plan.measureItems(items, in: range, offered: LayoutProposal(offered))
    return plan.rows.finish()
  }

  /// Creates a run of items of a reported size, which need not be valid.
  @inline(__always)
  func run(count: Int, size: Size, place: ListRun.Place) -> ListRun {
    ListRun(
      count: count, width: FixedLength(width(of: size, place: place)), height: FixedLength(size.height),
      place: place)
  }

  /// Returns the effective width, in points.
  @inline(__always)
  fileprivate func width(of size: Size, place: ListRun.Place) -> Double {
    if place != .stretch { return size.width }
    return minimum == nil ? offered.width : min(size.width, offered.width)
  }
}

private struct ListPlan: SizeSink, ~Copyable {
  let measure: ListMeasure
  var rows = RunTreeBuilder<ListRun>()

  init(measure: ListMeasure) { self.measure = measure }

  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    let place = traits.align.map { ListRun.Place($0) } ?? measure.place
    var position = 0
    while position < sizes.count {
      let first = sizes[position]
      rows.append(measure.run(count: count, size: first, place: place))
      position += 1
      // The next rows mostly differ in nothing but their heights.
      if count == 1 {
        rows.append { runs, sum in
          let rest = UnsafeBufferPointer(rebasing: sizes[position...])
          let added = ListRun.append(rest, ofWidth: first.width, to: runs, &sum)
          position += added
          return added
        }
      }
    }
  }
}
