/// An arrangement of copies of a template, one below the other.
final class MosaicArrangement: Arrangement {
  /// The places of the template, at least one.
  private let places: [MosaicPlace]
  private let content: Size
  /// The sanitized viewport. A change of it may change frames.
  private let viewport: Size?

  init(places: [MosaicPlace], count: Int, viewport: Size?) {
    self.places = places
    self.viewport = viewport
    let placed = places.prefix(max(0, count))
    content = placed.indices.reduce(into: Size()) { size, index in
      let last = Self.copies(of: index, in: places.count, count: count) - 1
      size.width = max(size.width, places[index].right.points)
      size.height = max(size.height, places[index].rows.end(of: last).points)
    }
    super.init(count: count, contentSize: content)
  }

  override var bounds: Rect { Rect(size: content) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return places[index % places.count].frame(of: index / places.count)
  }

  /// Returns the layout does not measure items, so nothing changes.
  override func resize(at index: Int, to size: Size) -> Bool { index >= 0 && index < count }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.viewport?.sanitized == viewport else { return nil }
    return MosaicArrangement(places: places, count: items.safeCount, viewport: viewport)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    var found = 0
    var first = Int.max
    var end = 0
    forEachPlace(overlapping: rect) { _, copies in
      found += copies.count
      first = min(first, copies.lowerBound)
      end = max(end, copies.upperBound)
    }
    guard found > 0 else { return }
    if (end - first) / 4 <= found / places.count + 1 {
      appendByCopy(first..<end, overlapping: rect, to: &result)
    } else {
      appendByPlace(overlapping: rect, to: &result)
    }
  }

  /// Checks every item of a range of copies.
  private func appendByCopy(_ copies: Range<Int>, overlapping rect: Rect, to result: inout [Int]) {
    for copy in copies {
      let start = copy * places.count
      for place in 0..<min(places.count, count - start) where places[place].frame(of: copy).overlaps(rect) {
        result.append(start + place)
      }
    }
  }

  /// Visits only overlapping items. Suits items that extend far beyond their copy, and few overlapping items
  /// among many.
  private func appendByPlace(overlapping rect: Rect, to result: inout [Int]) {
    let start = result.count
    forEachPlace(overlapping: rect) { place, copies in
      for copy in copies { result.append(copy * places.count + place) }
    }
    result[start...].sort()
  }

  /// Calls back with the places that overlap a rectangle, and the copies in which they do.
  private func forEachPlace(overlapping rect: Rect, _ body: (_ place: Int, _ copies: Range<Int>) -> Void) {
    for (index, place) in places.enumerated() {
      guard index < count, place.left.points < rect.maxX, place.right.points > rect.minX else { continue }
      let copies = place.rows.copies(
        Self.copies(of: index, in: places.count, count: count), endingAfter: rect.minY,
        beginningBefore: rect.maxY)
      if !copies.isEmpty { body(index, copies) }
    }
  }

  /// Returns the number of copies of a place, which must be below `count`, for `count` items.
  private static func copies(of place: Int, in places: Int, count: Int) -> Int {
    (count - 1 - place) / places + 1
  }
}

/// The position of an item of the template, in all copies.
struct MosaicPlace {
  let left: FixedLength
  let right: FixedLength
  let rows: RepeatedInterval

  /// Rounds the edges of frames. Without frames, all copies share one place without extent.
  static func all(_ frames: [Rect], pitch: FixedLength) -> [MosaicPlace] {
    if frames.isEmpty { return [MosaicPlace(.zero, pitch: .zero)] }
    return frames.map { MosaicPlace($0, pitch: pitch) }
  }

  private init(_ frame: Rect, pitch: FixedLength) {
    left = FixedLength(frame.minX)
    right = FixedLength(frame.maxX)
    rows = RepeatedInterval(start: FixedLength(frame.minY), end: FixedLength(frame.maxY), pitch: pitch)
  }

  func frame(of copy: Int) -> Rect {
    let top = rows.start(of: copy)
    return Rect(
      x: left.points, y: top.points, width: (right - left).points, height: (rows.end(of: copy) - top).points)
  }
}
