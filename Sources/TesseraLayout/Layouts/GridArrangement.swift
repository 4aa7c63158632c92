/// Items in lines of equally many columns.
final class GridArrangement: Arrangement {
  private let tracks: GridTracks
  private let align: Alignment
  /// What the items answered.
  private var heights: Extents
  private var lines: SpacedExtents

  init(tracks: GridTracks, align: Alignment, heights: Extents, lines: SpacedExtents) {
    self.tracks = tracks
    self.align = align
    self.heights = heights
    self.lines = lines
    super.init(count: heights.count, contentSize: .zero)
  }

  override var contentSize: Size {
    count == 0
      ? .zero : Size(width: tracks.end(of: min(tracks.count, count) - 1), height: lines.end.points)
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    let line = index / tracks.count
    let room = lines.length(at: line)
    let height = align == .stretch ? room : min(heights.length(at: index), room)
    // Whole units, so that rounding never moves an item out of its line.
    let shift: Int64 =
      switch align {
      case .start, .stretch, .firstBaseline, .lastBaseline: 0
      case .end: (room - height).units
      case .center: (room - height).units / 2
      }
    let top = lines.start(of: line) + FixedLength(units: shift)
    return Rect(
      x: tracks.start(of: index % tracks.count), y: top.points, width: tracks.width, height: height.points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let columns = tracks.indices(endingAfter: rect.minX, beginningBefore: rect.maxX)
    if columns.isEmpty { return }
    for line in lines.indices(endingAfter: rect.minY, beginningBefore: rect.maxY) {
      let start = line * tracks.count
      // The last line may end before these columns.
      let first = start + columns.lowerBound
      let end = max(first, min(count, start + columns.upperBound))
      for index in first..<end where align == .stretch || frame(at: index).overlaps(rect) {
        result.append(index)
      }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    heights.replace(at: index, with: FixedLength(size.height))
    let line = index / tracks.count
    let start = line * tracks.count
    lines.replace(at: line, with: heights.largest(in: start..<min(count, start + tracks.count)))
    return true
  }
}
