/// A line and its position.
struct FlowPlacedLine {
  var items: Range<Int>
  var top: FixedLength
  /// The height of the line, clipped at the largest coordinate.
  var height: FixedLength
  var end: Double
  var style: FlowLineStyle

  var bottom: FixedLength { top + height }

  /// Returns whether all items are known to overlap a rectangle horizontally.
  func isInside(_ rect: Rect) -> Bool { style.isSolid && rect.minX <= 0 && rect.maxX >= end }
}

/// Equal adjacent items of a line.
struct FlowPart {
  var items: Range<Int>
  var run: FlowRun
  /// The left edge of the first item.
  var x: Double
  var width: Double
  /// The distance from the start of an item to that of the next one.
  var pitch: Double

  @inline(__always)
  func frame(at index: Int, in line: FlowPlacedLine) -> Rect {
    let top = line.top.points
    let room = line.height.points
    let (y, height) = line.style.baselines.place(
      min(run.height.points, room), align: run.style.align, ascent: run.style.ascent.points, from: top,
      room: room)
    // Lines are clipped at the largest coordinate, and items with them.
    return Rect(
      x: left(of: index), y: max(top, min(y, top + room - height)), width: width, height: height)
  }

  @inline(__always)
  func overlapsVertically(_ rect: Rect, in line: FlowPlacedLine) -> Bool {
    // If the whole line is inside, so are its items.
    if line.top.points > rect.minY, line.bottom.points < rect.maxY { return true }
    let frame = frame(at: items.lowerBound, in: line)
    return frame.minY < rect.maxY && frame.maxY > rect.minY
  }

  /// Returns the items that overlap a rectangle horizontally. Left and right edges ascend: O(log items).
  @inline(__always)
  func items(between rect: Rect) -> Range<Int> {
    if items.count == 1 {
      return x < rect.maxX && x + width > rect.minX ? items : items.lowerBound..<items.lowerBound
    }
    let first = firstItem { left(of: $0) + width > rect.minX }
    return first..<max(first, firstItem { left(of: $0) >= rect.maxX })
  }

  @inline(__always)
  private func left(of index: Int) -> Double { x + Double(index - items.lowerBound) * pitch }

  private func firstItem(where holds: (Int) -> Bool) -> Int {
    var low = items.lowerBound
    var high = items.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
