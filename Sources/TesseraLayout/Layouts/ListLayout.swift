/// One item below the other.
///
/// Each item is offered the container and gets the size it answers, rounded to 1/1024 point. Across the list it stands
/// where ``align`` says, or where its own ``LayoutTraits/align`` does: between the edges of the container or, where
/// that has no end or takes the width of the content (``LayoutItems/leastExtent(along:)``), of the widest item. What is wider begins at the left edge, because no one could scroll to what
/// sticks out there. The content is as wide as the widest item and, unless all items stand at the start, at least as
/// wide as the container.
///
/// With items in r runs that answer alike (``LayoutItems/uniformCount(from:)``), arranging asks for r sizes and
/// costs O(r) time and memory; a frame, a visible query, a new size and each range of replaced items cost O(log r).
/// Items that are known to have moved (``ItemSplice/source``) are not asked again.
/// A gap that is negative or NaN counts as 0. Items after the first 2^42 - 1 are left out.
public struct ListLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between two items, in points.
  public var spacing: Double
  /// Where items stand across the list. A list has no baselines: they count as ``Alignment/start``.
  public var align: Alignment

  /// Makes a list with gaps of so many points.
  public init(spacing: Double = 0, align: Alignment = .start) {
    self.spacing = spacing
    self.align = align
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let measure = ListMeasure(
      offered: container.sanitized, align: align, least: items.leastExtent(along: .horizontal))
    let rows = measure.rows(of: items, in: 0..<min(items.safeCount, ListRun.mostItems))
    return ListArrangement(rows: rows, spacing: FixedLength(spacing), measure: measure)
  }
}

/// How a list asks for sizes.
struct ListMeasure {
  /// What each item is offered.
  let offered: Size
  /// The least width between whose edges items stand, where the container takes the width of the content; nil where the
  /// container itself is that width.
  let least: FixedLength?
  /// Where items stand that do not say so themselves.
  fileprivate let place: ListRun.Place

  init(offered: Size, align: Alignment, least: Double?) {
    self.offered = offered
    self.least = offered.width.isUnbounded ? .zero : least.map { FixedLength($0) }
    place = ListRun.Place(align)
  }

  /// Asks a range of items.
  func rows(of items: any LayoutItems, in range: Range<Int>) -> RunTree<ListRun> {
    if range.isEmpty { return RunTree() }
    var plan = ListPlan(measure: self)
    plan.ask(items, in: range, offered: LayoutOffer(offered))
    return plan.rows.finish()
  }

  /// Items that have answered a size, which need not be sane.
  @inline(__always)
  func run(count: Int, size: Size, place: ListRun.Place) -> ListRun {
    ListRun(
      count: count, width: FixedLength(width(of: size, place: place)), height: FixedLength(size.height),
      place: place)
  }

  /// The width that counts, in points.
  @inline(__always)
  fileprivate func width(of size: Size, place: ListRun.Place) -> Double {
    if place != .stretch { return size.width }
    return least == nil ? offered.width : min(size.width, offered.width)
  }
}

/// A list in the making.
private struct ListPlan: AnswerSink, ~Copyable {
  let measure: ListMeasure
  var rows = RunTreeBuilder<ListRun>()
  /// The width that was answered last, and rounded. Most rows are as wide as the one before, and rounding is not free.
  private var lastWidth = 0.0
  private var lastRounded = FixedLength.zero

  init(measure: ListMeasure) { self.measure = measure }

  @inline(__always)
  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let place = traits.align.map { ListRun.Place($0) } ?? measure.place
    let width = measure.width(of: size, place: place)
    if width != lastWidth {
      lastWidth = width
      lastRounded = FixedLength(width)
    }
    rows.append(ListRun(count: count, width: lastRounded, height: FixedLength(size.height), place: place))
  }
}
