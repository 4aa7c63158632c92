/// An arrangement that maps the frames of another one: the common part of all wrappers.
///
/// A frame costs as much as in the inner arrangement. A query costs an inner query and a frame for each
/// result. Changes in place and sharing work if the inner arrangement supports them.
final class MappedArrangement<Mapping: FrameMapping>: Arrangement {
  let content: Arrangement
  let mapping: Mapping
  private let insets: Insets
  private let room: Insets

  init(_ content: Arrangement, _ mapping: Mapping) {
    self.content = content
    self.mapping = mapping
    insets = mapping.visibleInsets(content.visibleInsets)
    room = mapping.outerInsets(content.outerInsets)
    super.init(count: content.count, hasVisibleInsets: insets != .zero)
  }

  override var contentSize: Size { mapping.contentSize(content.contentSize) }

  override var bounds: Rect {
    let inner = content.contentSize
    let frames = mapping.bounds(content.bounds, in: inner)
    return Rect(size: mapping.contentSize(inner)).enclosing(frames)
  }

  override var visibleInsets: Insets { insets }

  override var outerInsets: Insets { room }

  override var mirroredAxes: MirroredAxes { mapping.mirroredAxes(content.mirroredAxes) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return mapping.frame(content.frame(at: index), in: usedSize)
  }

  override func reportedSize(at index: Int) -> Size {
    mapping.innerSize(content.reportedSize(at: index))
  }

  override func gridPosition(at index: Int) -> GridPosition? {
    content.gridPosition(at: index).map(mapping.gridPosition)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge, let wanted = rect.visiblePart(insetBy: insets) else { return }
    let inner = usedSize
    let innerQuery = mapping.innerQuery(rect, in: inner)
    if mapping.isExact { return content.appendIndices(overlapping: innerQuery, to: &result) }

    let start = result.count
    content.appendIndices(
      overlapping: innerQuery.grown(by: roundingTolerance(for: rect, in: inner)), to: &result)
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

  /// The size of the inner content if frames and queries depend on it, else zero.
  private var usedSize: Size { mapping.usesContentSize ? content.contentSize : .zero }

  /// Returns more than the distance by which rounding moves an edge. The first term covers sanitized
  /// coordinates (up to about 2^44 points they are off by less than 2^-8), the second term covers larger
  /// ones.
  private func roundingTolerance(for rect: Rect, in content: Size) -> Double {
    let reach =
      abs(rect.minX.sanitizedCoordinate) + abs(rect.minY.sanitizedCoordinate)
      + abs(rect.maxX.sanitizedCoordinate) + abs(rect.maxY.sanitizedCoordinate)
      + content.width + content.height
    return 0x1p-4 + reach * 0x1p-48
  }
}

extension Rect {
  /// Returns the rectangle with each edge moved outwards. Crossed edges stay crossed.
  func grown(by distance: Double) -> Rect {
    Rect(left: minX - distance, top: minY - distance, right: maxX + distance, bottom: maxY + distance)
  }
}
