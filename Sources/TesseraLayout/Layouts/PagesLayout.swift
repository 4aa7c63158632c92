/// One item per page, page below page; transposed, page beside page.
///
/// A page is as large as the container, and where that has no end as what is seen of it (``LayoutItems/viewport``); where
/// that is unknown too it has no extent. With a `peek`, so much of the neighbours shows before and after the page that
/// stands in the middle, and the content begins and ends with as much room, so that the first and the last page can stand
/// in the middle too. Without one, a page fills what is seen.
///
/// Items are not asked for their sizes, and everything is O(1), whatever their number. With an ``align`` other than
/// `stretch` pages are as wide as the items answer when they are offered a page, and stand across as it says within the
/// widest one (baselines count as `start`). With items in r runs that answer alike, arranging then costs O(r), a frame
/// O(log r).
///
/// Heights and gaps are rounded to 1/1024 point, and so are widths that were answered. Distances that are negative or NaN
/// count as 0; a peek that leaves nothing of the page leaves it without height.
public struct PagesLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between two pages, in points.
  public var spacing: Double
  /// How much of the neighbours shows on both sides, in points.
  public var peek: Double
  /// Where pages stand across; `stretch` makes them as wide as the container.
  public var align: Alignment

  /// Makes pages.
  public init(spacing: Double = 0, peek: Double = 0, align: Alignment = .stretch) {
    self.spacing = spacing
    self.peek = peek
    self.align = align
  }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let width = items.seenExtent(of: container, along: .horizontal) ?? 0
    let height = FixedLength(items.seenExtent(of: container, along: .vertical) ?? 0)
    let gap = FixedLength(spacing)
    let shown = FixedLength(peek)
    let margin = shown == .zero ? .zero : shown + gap
    let page = height - margin - margin
    return PagesArrangement(
      items, pages: RepeatedSpan(start: margin, end: margin + page, pitch: page + gap), width: width,
      align: align)
  }
}

/// Pages of equal height.
private final class PagesArrangement: Arrangement {
  /// How wide pages are.
  private enum Widths {
    case equal(Double)
    /// As the items answered.
    case own(Extents, Alignment)
  }

  private let pages: RepeatedSpan
  private var widths: Widths
  /// What items are offered.
  private let page: Size
  /// What was seen, sanitized: with another viewport frames may be others.
  private let viewport: Size?

  convenience init(_ items: any LayoutItems, pages: RepeatedSpan, width: Double, align: Alignment) {
    let page = Size(width: width, height: (pages.end - pages.start).points)
    var widths = Widths.equal(width)
    if align != .stretch {
      var runs = ExtentRuns()
      items.forEachRun(offered: page) { run, size in
        runs.append(count: run.count, length: FixedLength(size.width))
      }
      widths = .own(Extents(runs), align)
    }
    self.init(
      count: items.safeCount, pages: pages, widths: widths, page: page, viewport: items.viewport?.sanitized)
  }

  private init(count: Int, pages: RepeatedSpan, widths: Widths, page: Size, viewport: Size?) {
    self.pages = pages
    self.widths = widths
    self.page = page
    self.viewport = viewport
    super.init(count: count, contentSize: .zero)
  }

  override var contentSize: Size {
    guard count > 0 else { return .zero }
    let height = pages.end(of: count - 1) + pages.start
    return switch widths {
    case .equal(let width): Size(width: width, height: height.points)
    case .own(let extents, _): Size(width: extents.largest, height: height.points)
    }
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    let top = pages.start(of: index)
    let (x, width) = columns(of: index)
    return Rect(x: x, y: top.points, width: width, height: (pages.end(of: index) - top).points)
  }

  /// Where a page stands across.
  private func columns(of index: Int) -> (x: Double, width: Double) {
    switch widths {
    case .equal(let width): return (0, width)
    case .own(let extents, let align):
      let width = extents.length(at: index)
      let free = (FixedLength(extents.largest) - width).units
      let shift: Int64 =
        switch align {
        case .end: free
        case .center: free / 2
        case .start, .stretch, .firstBaseline, .lastBaseline: 0
        }
      return (FixedLength(units: shift).points, width.points)
    }
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let range = pages.copies(count, endingAfter: rect.minY, beginningBefore: rect.maxY)
    for index in range {
      let (x, width) = columns(of: index)
      if x < rect.maxX, x + width > rect.minX { result.append(index) }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    if case .own(var extents, let align) = widths {
      widths = .equal(0)  // So that the tree has one owner and changes in place.
      extents.replace(at: index, with: FixedLength(size.width))
      widths = .own(extents, align)
    }
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.viewport?.sanitized == viewport else { return nil }
    var widths = widths
    if case .own(var extents, let align) = widths {
      // From the end, so that old positions stay true.
      for splice in splices.reversed() { extents.replace(splice, with: items, offered: page) }
      guard extents.count == items.safeCount else { return nil }
      widths = .own(extents, align)
    }
    return PagesArrangement(
      count: items.safeCount, pages: pages, widths: widths, page: page, viewport: viewport)
  }
}

extension Extents {
  /// Takes out the old items of a splice and puts in the widths of the new ones.
  fileprivate mutating func replace(_ splice: ItemSplice, with items: any LayoutItems, offered: Size) {
    remove(splice.old)
    var position = splice.old.lowerBound
    let new = splice.new.clamped(to: 0..<items.safeCount)
    var index = new.lowerBound
    while index < new.upperBound {
      let run = max(1, min(items.uniformCount(from: index), new.upperBound - index))
      insert(count: run, extent: items.safeSize(at: index, offered: offered).width, at: position)
      position += run
      index += run
    }
  }
}
