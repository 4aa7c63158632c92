/// Bounding boxes over groups of frames that follow each other in index, and over groups of groups: an R-tree
/// packed in index order (after Guttman, "R-Trees", 1984), so that answers come out ascending without sorting.
struct BoundsTree {
  /// How many entries a group has.
  private static let fanOut = 16

  /// The box of each group, level by level: of frames first, a single box last.
  private let levels: [[Box]]
  private let count: Int

  /// Builds all levels. O(n).
  init(_ frames: [Rect]) {
    count = frames.count
    var levels: [[Box]] = []
    var level = frames.map(Box.init)
    while level.count > 1 || levels.isEmpty, !level.isEmpty {
      let below = level
      level = stride(from: 0, to: below.count, by: Self.fanOut).map { start in
        below[start..<Swift.min(start + Self.fanOut, below.count)].dropFirst()
          .reduce(below[start]) { $0.union($1) }
      }
      levels.append(level)
    }
    self.levels = levels
  }

  /// The box around all frames; nil where there is none.
  var bounds: Rect? {
    guard let all = levels.last?.first, all.minX <= all.maxX, all.minY <= all.maxY else { return nil }
    return Rect(left: all.minX, top: all.minY, right: all.maxX, bottom: all.maxY)
  }

  /// Calls back with ranges of frames, ascending, that contain every frame which overlaps the rectangle.
  func forEachCandidate(overlapping rect: Rect, _ body: (Range<Int>) -> Void) {
    guard let top = levels.indices.last else { return }
    visit(level: top, group: 0, Box(rect), body)
  }

  private func visit(level: Int, group: Int, _ box: Box, _ body: (Range<Int>) -> Void) {
    guard levels[level][group].overlaps(box) else { return }
    let entries = level == 0 ? count : levels[level - 1].count
    let range = (group * Self.fanOut)..<Swift.min((group + 1) * Self.fanOut, entries)
    if level == 0 {
      body(range)
    } else {
      for entry in range { visit(level: level - 1, group: entry, box, body) }
    }
  }
}

/// A rectangle by its edges. Edges, unlike extents, can be joined without rounding.
private struct Box {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// A frame with an edge that is NaN overlaps nothing, and must not hide the frames that share a group with it.
  init(_ rect: Rect) {
    guard !rect.hasUndefinedEdge else {
      (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
      return
    }
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
  }

  func union(_ other: Box) -> Box {
    var result = self
    result.minX = Swift.min(minX, other.minX)
    result.minY = Swift.min(minY, other.minY)
    result.maxX = Swift.max(maxX, other.maxX)
    result.maxY = Swift.max(maxY, other.maxY)
    return result
  }

  /// The same comparison as for frames; a box around a frame passes it whenever the frame does.
  func overlaps(_ other: Box) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
