/// One item below the other, at the left edge.
///
/// Each item is offered the container and gets the size it answers. With n items in r runs that answer alike
/// (``LayoutItems/uniformCount(from:)``), arranging asks for r sizes and costs O(r), a visible query or a frame
/// O(log r). Sizes are rounded to 1/1024 point. A gap that is negative or NaN counts as 0.
public struct ListLayout: LayoutAlgorithm, Hashable, Sendable {
  /// The gap between two items, in points.
  public var spacing: Double

  /// Makes a list with gaps of so many points.
  public init(spacing: Double = 0) { self.spacing = spacing }

  /// Places the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var heights = ExtentRuns()
    var widths = ExtentRuns()
    items.forEachRun(offered: container.sanitized) { run, size in
      heights.append(count: run.count, length: FixedLength(size.height))
      widths.append(count: run.count, length: FixedLength(size.width))
    }
    return ListArrangement(rows: SpacedExtents(heights, spacing: spacing), widths: Extents(widths))
  }
}

/// Rows, each with its own width.
private final class ListArrangement: Arrangement {
  private var rows: SpacedExtents
  private var widths: Extents

  init(rows: SpacedExtents, widths: Extents) {
    self.rows = rows
    self.widths = widths
    super.init(count: rows.count, contentSize: .zero)
  }

  override var contentSize: Size { Size(width: widths.largest, height: rows.end.points) }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return Rect(
      x: 0, y: rows.start(of: index).points, width: widths.extent(at: index),
      height: rows.length(at: index).points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge, rect.maxX > 0 else { return }
    let range = rows.indices(endingAfter: rect.minY, beginningBefore: rect.maxY)
    if rect.minX < 0 {
      result.append(contentsOf: range)
    } else if widths.largest > rect.minX {
      for index in range where widths.extent(at: index) > rect.minX { result.append(index) }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    rows.replace(at: index, with: FixedLength(size.height))
    widths.replace(at: index, with: FixedLength(size.width))
    return true
  }
}
