/// The height of a line: that of its highest item, or more if items have to move to align their baselines.
///
/// Items that are aligned by their first baselines are placed as high in the line as possible, items that are
/// aligned by their last baselines as low as possible. The other items do not move for them.
struct LineHeight {
  private var highest = 0.0
  private var first = BaselineGroup()
  private var last = BaselineGroup()

  /// Adds an item of a height. If it is aligned by a baseline, that is `ascent` below its top edge, in
  /// points.
  mutating func add(_ height: Double, align: Alignment, ascent: Double) {
    switch align {
    case .firstBaseline: first.add(height, ascent: ascent)
    case .lastBaseline: last.add(height, ascent: ascent)
    case .start, .end, .center, .stretch: highest = max(highest, height)
    }
  }

  var height: Double { max(highest, first.height, last.height) }

  var baselines: LineBaselines { LineBaselines(first: first.above, last: last.below) }
}

/// The positions of the shared baselines of a line.
struct LineBaselines: Hashable, Sendable {
  /// The distance of the first baselines from the top edge of the line, in points.
  var first = 0.0
  /// The distance of the last baselines from the bottom edge of the line, in points.
  var last = 0.0

  /// Places an item in a line that begins at `start` and has the height `room`.
  func place(
    _ height: Double, align: Alignment, ascent: Double, from start: Double, room: Double
  ) -> (origin: Double, extent: Double) {
    switch align {
    case .firstBaseline: (start + (first - ascent), height)
    case .lastBaseline: (start + (room - last - ascent), height)
    case .start, .end, .center, .stretch: align.place(height, from: start, room: room)
    }
  }
}

/// A group of items with a shared baseline.
private struct BaselineGroup {
  /// The largest extent above the baseline.
  private(set) var above = 0.0
  /// The largest extent below the baseline.
  private(set) var below = 0.0

  var height: Double { above + below }

  mutating func add(_ height: Double, ascent: Double) {
    above = max(above, ascent)
    below = max(below, height - ascent)
  }
}

extension LayoutItems {
  /// Returns the distance of the baseline that an alignment uses from the top edge of an item, in points:
  /// from 0 to the height of the item. The height for an item without baselines, and 0 for an alignment that
  /// needs none.
  func ascent(at index: Int, size: Size, align: Alignment) -> Double {
    guard align.needsBaselines else { return 0 }
    guard let baselines = baselines(at: index, size: size) else { return size.height }
    let baseline = align == .firstBaseline ? baselines.first : baselines.last
    return min(baseline.sanitizedExtent, size.height)
  }
}
