extension MosaicGroup {
  /// Returns the frames of all items of this group as a template, in order, in points from its corner, and
  /// the height of the group. O(k d) for k parts on d levels.
  ///
  /// - Parameters:
  ///   - width: The width available to the template.
  ///   - height: The height to which a fractional height of the template refers; `nil` if its parts determine
  ///     the height.
  func frames(width: Double, height: Double?) -> (frames: [Rect], height: Double) {
    var group = self
    if case .fraction(let fraction) = group.height, let height {
      group.height = .points(fraction.sanitizedExtent * height)
    }
    // The template is in an endless column, in which there is no space to share.
    let column = MosaicStack(axis: .vertical, gap: 0, parts: [group])
    let sized = column.sized(in: MosaicConstraints(width: width))
    var frames: [Rect] = []
    sized.appendFrames(at: .zero, to: &frames)
    return (frames, sized.size.height)
  }
}

/// The constraints of a group for its parts, or of a part for its content. An extent is `nil` until it is
/// known.
private struct MosaicConstraints {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A part of known size, with the sizes of its content.
private struct MosaicBox {
  var size: Size
  var axis = Axis.vertical
  var gap = 0.0
  /// The parts; `nil` for an item.
  var parts: [MosaicBox]?

  func appendFrames(at origin: Point, to frames: inout [Rect]) {
    guard let parts else {
      frames.append(Rect(origin: origin, size: size))
      return
    }
    var origin = origin
    for part in parts {
      part.appendFrames(at: origin, to: &frames)
      origin[axis] += part.size[axis] + gap
    }
  }
}

extension MosaicGroup {
  /// Computes all sizes. A height of `nil` follows from the parts, and is 0 for an item. The width is known.
  fileprivate func sized(in room: MosaicConstraints) -> MosaicBox {
    guard let stack else { return MosaicBox(size: Size(width: room.width ?? 0, height: room.height ?? 0)) }
    return MosaicStack(axis: stack.axis, gap: stack.spacing.sanitizedExtent, parts: stack.parts).sized(
      in: room)
  }
}

/// Consecutive parts whose sizes are to be computed.
private struct MosaicStack {
  let axis: Axis
  let gap: Double
  let parts: [MosaicGroup]

  func sized(in room: MosaicConstraints) -> MosaicBox {
    let rooms = rooms(in: room)
    var boxes = zip(parts, rooms).map { $0.sized(in: $1) }
    var size = Size()
    for axis in Axis.allCases { size[axis] = room[axis] ?? extent(of: boxes, along: axis) }
    // Only now the height of the row is known, and with it that of the parts that share or divide it.
    if axis == .horizontal, room.height == nil {
      for (index, part) in parts.enumerated() where rooms[index].height == nil {
        var room = rooms[index]
        room.height = part.height.extent(in: size.height, share: size.height)
        boxes[index] = part.sized(in: room)
      }
    }
    return MosaicBox(size: size, axis: axis, gap: gap, parts: boxes)
  }

  private func extent(of boxes: [MosaicBox], along axis: Axis) -> Double {
    if axis != self.axis { return boxes.reduce(0) { max($0, $1.size[axis]) } }
    let gaps = Double(max(0, boxes.count - 1)) * gap
    return (boxes.reduce(0) { $0 + $1.size[axis] } + gaps).sanitizedExtent
  }

  /// Returns the constraints of each part. The width of a part is always known, because that of the group is.
  private func rooms(in room: MosaicConstraints) -> [MosaicConstraints] {
    let cross = axis.cross
    var rooms = parts.map { part in
      var own = MosaicConstraints()
      own[cross] = part[cross].extent(in: room[cross], share: room[cross])
      own[axis] = part[axis].extent(in: room[axis], gap: gap, share: nil)
      if case .ratio(let ratio) = part[axis] { own[axis] = own[cross].map { $0.times(ratio) } }
      return own
    }
    if let extent = room[axis] { share(extent, among: &rooms) }
    for (index, part) in parts.enumerated() {
      if case .ratio(let ratio) = part[cross] {
        rooms[index][cross] = rooms[index][axis].map { $0.times(ratio) } ?? room[cross]
      }
    }
    return rooms
  }

  /// Distributes the remaining extent of the group among the parts that have none yet.
  private func share(_ extent: Double, among rooms: inout [MosaicConstraints]) {
    let weights = zip(parts, rooms).map { $1[axis] == nil ? $0[axis].weight : 0 }
    let total = weights.reduce(0, +)
    let taken = rooms.reduce(Double(max(0, parts.count - 1)) * gap) { $0 + ($1[axis] ?? 0) }
    let left = max(0, extent - taken)
    for index in rooms.indices where rooms[index][axis] == nil {
      rooms[index][axis] = total > 0 ? left * weights[index] / total : 0
    }
  }
}

extension MosaicGroup.Extent {
  /// Returns the extent in points within a group of a given extent; `nil` if it does not follow from that.
  fileprivate func extent(in group: Double?, gap: Double = 0, share: Double?) -> Double? {
    switch self {
    case .points(let points): points.sanitizedExtent
    case .fraction(let fraction): group.map { max(0, ($0 + gap).times(fraction) - gap) }
    case .ratio: nil
    case .share: share
    }
  }

  /// The share of the remaining extent that a part gets if its extent is not determined otherwise.
  fileprivate var weight: Double {
    if case .share(let weight) = self { weight.sanitizedExtent } else { 1 }
  }
}

extension Double {
  fileprivate func times(_ factor: Double) -> Double { (self * factor.sanitizedExtent).sanitizedExtent }
}
