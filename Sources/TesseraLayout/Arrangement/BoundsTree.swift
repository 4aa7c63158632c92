/// Bounding boxes of groups of frames, and of groups of groups: a packed R-tree (Guttman, "R-Trees", 1984).
///
/// Frames are packed in index order, so that results are ascending. If that would group frames that are far
/// apart, they are packed in sort-tile-recursive order instead (Leutenegger, Lopez and Edgington, "STR",
/// 1997): in vertical slabs, and from top to bottom in each slab.
struct BoundsTree {
  private static let fanOut = 16

  /// The frames in tree order.
  private let frames: [Rect]
  /// The index of each frame. Empty if tree order is index order.
  private let indices: [Int]
  /// The bounding box of each group, level by level: groups of frames first, a single box last.
  private let levels: [[Box]]

  /// Builds all levels. O(n), or O(n log n) if the frames are scattered.
  init(_ frames: [Rect]) {
    let leaves = Self.leaves(of: frames)
    guard Self.areScattered(frames, leaves) else {
      self.frames = frames
      indices = []
      levels = Self.levels(above: leaves)
      return
    }
    let indices = Self.spatialOrder(of: frames)
    let ordered = indices.map { frames[$0] }
    self.frames = ordered
    self.indices = indices
    levels = Self.levels(above: Self.leaves(of: ordered))
  }

  /// Whether results are not in index order.
  var isScattered: Bool { !indices.isEmpty }

  func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard let top = levels.indices.last else { return }
    visit(level: top, group: 0, rect, Box(rect), &result)
  }

  private func visit(level: Int, group: Int, _ rect: Rect, _ box: Box, _ result: inout [Int]) {
    guard levels[level][group].overlaps(box) else { return }
    let entries = level == 0 ? frames.count : levels[level - 1].count
    let range = (group * Self.fanOut)..<Swift.min((group + 1) * Self.fanOut, entries)
    if level > 0 {
      for entry in range { visit(level: level - 1, group: entry, rect, box, &result) }
    } else {
      for entry in range where frames[entry].overlaps(rect) {
        result.append(indices.isEmpty ? entry : indices[entry])
      }
    }
  }
}

// MARK: - Building

extension BoundsTree {
  private static func leaves(of frames: [Rect]) -> [Box] {
    stride(from: 0, to: frames.count, by: fanOut).map { start in
      var box = Box.none
      for index in start..<Swift.min(start + fanOut, frames.count) { box = box.union(Box(frames[index])) }
      return box
    }
  }

  private static func levels(above leaves: [Box]) -> [[Box]] {
    var levels: [[Box]] = leaves.isEmpty ? [] : [leaves]
    var level = leaves
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: fanOut).map { [level] start in
        var box = Box.none
        for index in start..<Swift.min(start + fanOut, level.count) { box = box.union(level[index]) }
        return box
      }
      levels.append(level)
    }
    return levels
  }

  /// Returns whether the groups are much larger than equal tiles of the whole area, and than the frames.
  private static func areScattered(_ frames: [Rect], _ leaves: [Box]) -> Bool {
    var all = Box.none
    var halfPerimeter = 0.0
    for leaf in leaves where leaf.minX <= leaf.maxX {
      all = all.union(leaf)
      halfPerimeter += leaf.halfPerimeter
    }
    guard all.minX <= all.maxX else { return false }
    // The half-perimeter of a square tile is twice the square root of its area, so that of all tiles is twice
    // the root of `tiles`. The comparison uses squares because a square root may need a C library.
    let tiles = (all.maxX - all.minX) * (all.maxY - all.minY) * Double(leaves.count)
    func isMuch(_ halfPerimeter: Double) -> Bool {
      halfPerimeter > 0 && halfPerimeter * halfPerimeter > 4 * tiles
    }
    guard isMuch(halfPerimeter / 4 - all.halfPerimeter) else { return false }
    let own = frames.reduce(0) { $0 + ($1.hasUndefinedEdge ? 0 : Box($1).halfPerimeter) }
    return isMuch(halfPerimeter / 4 - all.halfPerimeter - own / Double(fanOut))
  }

  /// Returns the indices of frames in slabs from left to right, and from top to bottom in each slab.
  private static func spatialOrder(of frames: [Rect]) -> [Int] {
    var places = frames.indices.map { index in
      (key: key(frames[index].minX, frames[index].maxX), index: index)
    }
    places.sort { $0.key < $1.key }
    let leaves = (frames.count + fanOut - 1) / fanOut
    var slabs = 1
    while slabs * slabs < leaves { slabs += 1 }
    let slab = (leaves + slabs - 1) / slabs * fanOut
    for start in stride(from: 0, to: places.count, by: slab) {
      let range = start..<Swift.min(start + slab, places.count)
      for position in range {
        let frame = frames[places[position].index]
        places[position].key = key(frame.minY, frame.maxY)
      }
      places[range].sort { $0.key < $1.key }
    }
    return places.map { $0.index }
  }

  /// Returns the sort key of an interval: its midpoint, or infinity if that is NaN.
  private static func key(_ start: Double, _ end: Double) -> Double {
    let key = start / 2 + end / 2
    return key.isNaN ? .infinity : key
  }
}

// MARK: - Boxes

extension BoundsTree {
  /// A rectangle given by its edges. Unlike extents, edges can be joined without rounding.
  struct Box {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    static var none: Box { Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity) }

    var halfPerimeter: Double { maxX - minX + (maxY - minY) }

    func union(_ other: Box) -> Box {
      Box(
        minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
        maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    /// Returns the comparison used for frames. If a frame overlaps, so does every box around it.
    func overlaps(_ other: Box) -> Bool {
      minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
  }
}

extension BoundsTree.Box {
  /// Creates a box from the edges of a rectangle. A rectangle with an edge that is NaN becomes empty: it
  /// overlaps nothing, and must not hide the other frames of its group.
  init(_ rect: Rect) {
    let isDefined = !rect.hasUndefinedEdge
    minX = isDefined ? rect.minX : .infinity
    minY = isDefined ? rect.minY : .infinity
    maxX = isDefined ? rect.maxX : -.infinity
    maxY = isDefined ? rect.maxY : -.infinity
  }
}
