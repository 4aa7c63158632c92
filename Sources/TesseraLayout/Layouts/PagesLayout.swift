/// A layout with one item per page.
///
/// Each page is below the previous one or, in a transposed layout, beside it.
///
/// A page is as large as the container. If that is unbounded, it is as large as the visible part
/// (``LayoutItems/viewport``); if that is unknown, too, it has no extent. With a `peek`, that much of the
/// neighboring pages is visible before and after the centered page. The content begins and ends with as much
/// space, so that the first and the last page can be centered, too. Without a peek, a page fills the visible
/// part.
///
/// The layout does not measure items, and every operation is O(1), whatever their number. With an ``align``
/// other than `stretch`, each page is as wide as its item reports when it is offered a page, and is aligned
/// within the widest one; baselines count as `start`. With items in r runs of equal sizes, arranging then
/// costs O(r), and a frame O(log r).
///
/// Heights, gaps and reported widths are rounded to 1/1024 point. Distances that are negative or NaN count as
/// zero. A peek that leaves no space for the page results in pages without height.
public struct PagesLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between two pages, in points.
  public var spacing: Double
  /// The extent of the neighboring pages that is visible on both sides, in points.
  public var peek: Double
  /// The alignment of pages across the scroll axis; `stretch` makes them as wide as the container.
  public var align: Alignment

  /// Creates a layout of pages.
  public init(spacing: Double = 0, peek: Double = 0, align: Alignment = .stretch) {
    self.spacing = spacing
    self.peek = peek
    self.align = align
  }

  /// Arranges the items in a container.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let container = container.sanitized
    let width = items.visibleExtent(of: container, along: .horizontal) ?? 0
    let height = FixedLength(items.visibleExtent(of: container, along: .vertical) ?? 0)
    let gap = FixedLength(spacing)
    let shown = FixedLength(peek)
    let margin = shown == .zero ? .zero : shown + gap
    let page = height - margin - margin
    return PagesArrangement(
      items, pages: RepeatedInterval(start: margin, end: margin + page, pitch: page + gap), width: width,
      align: align)
  }
}

private final class PagesArrangement: Arrangement {
  private enum Widths {
    case equal(Double)
    /// The widths that the items reported.
    case own(Extents, Alignment)
  }

  private let pages: RepeatedInterval
  private var widths: Widths
  private let page: Size
  /// The sanitized viewport. A change of it may change frames.
  private let viewport: Size?

  convenience init(_ items: any LayoutItems, pages: RepeatedInterval, width: Double, align: Alignment) {
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

  private init(count: Int, pages: RepeatedInterval, widths: Widths, page: Size, viewport: Size?) {
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

  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    let top = pages.start(of: index)
    let (x, width) = columns(of: index)
    return Rect(x: x, y: top.points, width: width, height: (pages.end(of: index) - top).points)
  }

  /// Returns the position of a page across the scroll axis.
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
      // From the end, so that old positions stay valid.
      for splice in splices.reversed() { extents.replace(splice, with: items, offered: page) }
      guard extents.count == items.safeCount else { return nil }
      widths = .own(extents, align)
    }
    return PagesArrangement(
      count: items.safeCount, pages: pages, widths: widths, page: page, viewport: viewport)
  }
}

extension Extents {
  /// Removes the old items of a splice, and inserts the widths of the new ones.
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
