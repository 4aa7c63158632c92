/// Bounding boxes over groups of frames, and over groups of groups: a packed R-tree (Guttman, "R-Trees", 1984).
///
/// Frames are packed in the order of their indices, so that answers come out ascending. Where that would put frames into
/// one group that are far apart, they are packed in the order of sort-tile-recursive instead (Leutenegger, Lopez and
/// Edgington, "STR", 1997): in vertical slabs, in each from top to bottom.
struct BoundsTree {
  /// How many entries a group has.
  private static let fanOut = 16

  /// The frames in the order of the tree.
  private let frames: [Rect]
  /// The index of each frame; empty where the order is that of indices.
  private let indices: [Int]
  /// The box of each group, level by level: of frames first, a single box last.
  private let levels: [[Box]]

  /// Builds all levels. O(n), or O(n log n) where the frames are scattered.
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

  /// Whether answers come in another order than that of indices.
  var isScattered: Bool { !indices.isEmpty }

  /// Appends the index of every frame that overlaps the rectangle.
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

  /// All levels above and including that of the leaves.
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

  /// Whether groups reach much farther than they need to: than the same number of equal tiles of the whole, and than the
  /// frames themselves.
  private static func areScattered(_ frames: [Rect], _ leaves: [Box]) -> Bool {
    var all = Box.none
    var reach = 0.0
    for leaf in leaves where leaf.minX <= leaf.maxX {
      all = all.union(leaf)
      reach += leaf.reach
    }
    guard all.minX <= all.maxX else { return false }
    // A square tile reaches twice the root of its area, so all tiles twice the root of `tiles`: compared by squares,
    // for a root may need a C library.
    let tiles = (all.maxX - all.minX) * (all.maxY - all.minY) * Double(leaves.count)
    func isMuch(_ reach: Double) -> Bool { reach > 0 && reach * reach > 4 * tiles }
    guard isMuch(reach / 4 - all.reach) else { return false }
    let own = frames.reduce(0) { $0 + ($1.hasUndefinedEdge ? 0 : Box($1).reach) }
    return isMuch(reach / 4 - all.reach - own / Double(fanOut))
  }

  /// The indices of frames in slabs from left to right, in each slab from top to bottom.
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

  /// What an extent is sorted by: its middle; what has none comes last.
  private static func key(_ start: Double, _ end: Double) -> Double {
    let key = start / 2 + end / 2
    return key.isNaN ? .infinity : key
  }
}

// MARK: - Boxes

extension BoundsTree {
  /// A rectangle by its edges. Edges, unlike extents, can be joined without rounding.
  struct Box {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// The box around nothing.
    static var none: Box { Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity) }

    /// Half of the length of all edges.
    var reach: Double { maxX - minX + (maxY - minY) }

    /// The smallest box around both.
    func union(_ other: Box) -> Box {
      Box(
        minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
        maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    /// The same comparison as for frames; a box around a frame passes it whenever the frame does.
    func overlaps(_ other: Box) -> Bool {
      minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
  }
}

extension BoundsTree.Box {
  /// The edges of a rectangle. One with an edge that is NaN overlaps nothing, and must not hide the frames that share a
  /// group with it.
  init(_ rect: Rect) {
    let isDefined = !rect.hasUndefinedEdge
    minX = isDefined ? rect.minX : .infinity
    minY = isDefined ? rect.minY : .infinity
    maxX = isDefined ? rect.maxX : -.infinity
    maxY = isDefined ? rect.maxY : -.infinity
  }
}
