/// An arrangement whose frames are those of another one, moved: what all wrappers have in common.
///
/// A frame costs what it costs inside, a visible query that and a frame for each answer. Everything that the inner
/// arrangement can do in place or by sharing, this one can too.
final class MappedArrangement<Mapping: FrameMapping>: Arrangement {
  let content: Arrangement
  let mapping: Mapping
  private let insets: Insets
  private let room: Insets

  init(_ content: Arrangement, _ mapping: Mapping) {
    self.content = content
    self.mapping = mapping
    insets = mapping.visibleInsets(content.visibleInsets)
    room = mapping.roomInsets(content.roomInsets)
    super.init(count: content.count, hasVisibleInsets: insets != .zero)
  }

  override var contentSize: Size { mapping.contentSize(content.contentSize) }

  override var bounds: Rect {
    let inner = content.contentSize
    let frames = mapping.bounds(content.bounds, in: inner)
    return Rect(size: mapping.contentSize(inner)).enclosing(frames)
  }

  override var visibleInsets: Insets { insets }

  override var roomInsets: Insets { room }

  override var mirroredAxes: MirroredAxes { mapping.mirroredAxes(content.mirroredAxes) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return mapping.frame(content.frame(at: index), in: content.contentSize)
  }

  override func answeredSize(at index: Int) -> Size {
    mapping.innerSize(content.answeredSize(at: index))
  }

  override func gridPosition(at index: Int) -> GridPosition? {
    content.gridPosition(at: index).map(mapping.gridPosition)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge, let wanted = rect.visiblePart(insetBy: insets) else { return }
    let inner = content.contentSize
    let lookup = mapping.lookup(rect, in: inner)
    if mapping.isExact { return content.appendIndices(overlapping: lookup, to: &result) }

    let start = result.count
    content.appendIndices(overlapping: lookup.grown(by: trifle(for: rect, in: inner)), to: &result)
    var kept = start
    for position in start..<result.count {
      let index = result[position]
      guard mapping.frame(content.frame(at: index), in: inner).overlaps(wanted) else { continue }
      result[kept] = index
      kept += 1
    }
    result.removeSubrange(kept...)
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    content.resize(at: index, to: mapping.innerSize(size))
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard let inner = content.replacing(splices, with: mapping.innerItems(items)) else { return nil }
    return MappedArrangement(inner, mapping)
  }

  /// More than what rounding moves an edge by: the first term where coordinates are sane (up to 2^44 points or so
  /// they round by less than 2^-8), the second one for larger ones.
  private func trifle(for rect: Rect, in content: Size) -> Double {
    let reach =
      abs(rect.minX.sanitizedCoordinate) + abs(rect.minY.sanitizedCoordinate)
      + abs(rect.maxX.sanitizedCoordinate) + abs(rect.maxY.sanitizedCoordinate)
      + content.width + content.height
    return 0x1p-4 + reach * 0x1p-48
  }
}

extension Rect {
  /// The rectangle with each edge moved outwards. Edges that cross each other stay so.
  func grown(by distance: Double) -> Rect {
    Rect(left: minX - distance, top: minY - distance, right: maxX + distance, bottom: maxY + distance)
  }
}
