/// How high a line is: as high as its highest item, or higher where items must move for their baselines to meet.
///
/// Items that align by their first baselines stand as high in the line as they can; items that align by their last
/// ones stand as low as they can; the others do not move for them.
struct LineHeight {
  private var highest = 0.0
  private var first = BaselineGroup()
  private var last = BaselineGroup()

  /// Adds an item of a height whose baseline, where it aligns by one, is `ascent` below its top edge, in points.
  mutating func add(_ height: Double, align: Alignment, ascent: Double) {
    switch align {
    case .firstBaseline: first.add(height, ascent: ascent)
    case .lastBaseline: last.add(height, ascent: ascent)
    case .start, .end, .center, .stretch: highest = max(highest, height)
    }
  }

  /// The height of the line, in points.
  var height: Double { max(highest, first.height, last.height) }

  /// Where the baselines meet.
  var baselines: LineBaselines { LineBaselines(first: first.above, last: last.below) }
}

/// Where the baselines of a line meet.
struct LineBaselines: Hashable, Sendable {
  /// How far the first baselines are below the top edge of the line, in points.
  var first = 0.0
  /// How far the last baselines are above its bottom edge, in points.
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

/// Items whose baselines meet.
private struct BaselineGroup {
  /// How far they reach above the baseline.
  private(set) var above = 0.0
  /// How far they reach below it.
  private(set) var below = 0.0

  var height: Double { above + below }

  mutating func add(_ height: Double, ascent: Double) {
    above = max(above, ascent)
    below = max(below, height - ascent)
  }
}

extension LayoutItems {
  /// How far the baseline that counts for an alignment is below the top edge of an item, in points: at least 0 and
  /// at most its height. Its bottom edge where it has no baselines; 0 for an alignment that needs none.
  func ascent(at index: Int, size: Size, align: Alignment) -> Double {
    guard align.needsBaselines else { return 0 }
    guard let baselines = baselines(at: index, size: size) else { return size.height }
    let baseline = align == .firstBaseline ? baselines.first : baselines.last
    return min(baseline.sanitizedExtent, size.height)
  }
}
