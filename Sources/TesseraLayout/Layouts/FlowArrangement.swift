/// Items in lines, each of which is placed when it is asked for.
final class FlowArrangement: Arrangement {
  private var content: FlowContent
  private var spread: LineSpread

  init(_ content: FlowContent) {
    self.content = content
    spread = content.spread
    super.init(count: content.items.count, contentSize: .zero)
  }

  override var contentSize: Size {
    let all = content.lines.summary
    if all.count == 0 { return .zero }
    return Size(width: all.end, height: spread.start(after: all.count - 1, height: all.height).points)
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, let place = content.lines.first(where: { $0.items > index }) else { return .zero }
    let number = (index - place.before.items) / place.run.line.count
    var frame = Rect.zero
    let line = line(number, of: place)
    guard var items = content.items.cursor(at: line.items.lowerBound) else { return .zero }
    forEachPart(in: line, before: index + 1, &items) { part in frame = part.frame(at: index, in: line) }
    return frame
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let lower = FixedLength.unitsBelow(rect.minY)
    let upper = FixedLength.unitsAbove(rect.maxY)
    // The first line after which another one would begin below the upper edge.
    let cursor = content.lines.cursor { spread.start(after: $0.count, height: $0.height).units > lower }
    guard var lines = cursor else { return }
    var number = lastLine(of: lines.place, beginningUpTo: lower)
    guard var items = content.items.cursor(at: line(number, of: lines.place).items.lowerBound) else { return }
    var found = FoundIndices()
    defer { found.flush(to: &result) }
    repeat {
      while number < lines.place.run.count {
        let line = line(number, of: lines.place)
        guard line.top.units < upper else { return }
        number += 1
        guard (line.top + line.height).units > lower else { continue }
        forEachPart(in: line, before: .max, &items) { part in
          guard part.overlapsVertically(rect, in: line) else { return }
          found.append(part.items(between: rect), to: &result)
        }
      }
      number = 0
    } while lines.advance()
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count, content.resize(at: index, to: size.sanitized) else { return false }
    spread = content.spread
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard splices.lead(from: count, to: items.safeCount) else { return nil }
    var content = content
    content.replace(splices, with: items)
    return FlowArrangement(content)
  }
}

// MARK: - Lines

extension FlowArrangement {
  /// A line and where it is.
  private struct Line {
    var line: FlowLine
    var items: Range<Int>
    var top: FixedLength

    /// How high the line is. What would lie beyond the largest coordinate is cut off.
    var height: FixedLength { min(line.height, FixedLength.limit - top) }
  }

  /// A line of a run, which are numbered from 0.
  private func line(_ number: Int, of place: RunPlace<FlowLineRun>) -> Line {
    let line = place.run.line
    let first = place.before.items + number * line.count
    return Line(line: line, items: first..<(first + line.count), top: top(number, of: place))
  }

  private func top(_ number: Int, of place: RunPlace<FlowLineRun>) -> FixedLength {
    spread.start(after: place.start + number, height: place.before.height + place.run.line.height * number)
  }

  /// The last line of a run that begins at a coordinate in units or above; the first one where none does. O(log lines).
  private func lastLine(of place: RunPlace<FlowLineRun>, beginningUpTo units: Int64) -> Int {
    var low = 0
    var high = place.run.count - 1
    while low < high {
      let middle = high - (high - low) / 2
      if top(middle, of: place).units > units { high = middle - 1 } else { low = middle }
    }
    return low
  }
}

// MARK: - Items of a line

extension FlowArrangement {
  /// Items of a line that are alike and stand next to each other.
  private struct Part {
    var items: Range<Int>
    var run: FlowRun
    /// The left edge of the first one.
    var x: Double
    /// How wide each is.
    var width: Double
    /// How far it is from one item to the next.
    var pitch: Double

    /// The frame of an item in the line of the part.
    @inline(__always)
    func frame(at index: Int, in line: Line) -> Rect {
      let top = line.top.points
      let room = line.height.points
      let (y, height) = line.line.baselines.place(
        min(run.height, room), align: run.align, ascent: run.ascent, from: top, room: room)
      // Beyond the largest coordinate lines are cut off, and items with them.
      return Rect(
        x: left(of: index), y: max(top, min(y, top + room - height)), width: width, height: height)
    }

    /// Whether the items overlap a rectangle from top to bottom.
    @inline(__always)
    func overlapsVertically(_ rect: Rect, in line: Line) -> Bool {
      // Where the whole line is inside there is no need to know more.
      if line.top.points > rect.minY, (line.top + line.height).points < rect.maxY { return true }
      let frame = frame(at: items.lowerBound, in: line)
      return frame.minY < rect.maxY && frame.maxY > rect.minY
    }

    /// The items that overlap a rectangle from left to right. Left and right edges ascend: O(log items).
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

  /// Places the items of a line up to an index, run by run from the left.
  ///
  /// - Parameter items: A place before the line or in it; moved forward.
  @inline(__always)
  private func forEachPart(
    in line: Line, before end: Int, _ items: inout RunCursor<FlowRun>, _ body: (Part) -> Void
  ) {
    let places = content.rules.places(in: line.line)
    var x = places.start
    var index = line.items.lowerBound
    let end = min(end, line.items.upperBound)
    while index < end, items.advance(to: index) {
      let place = items.place
      let run = place.run
      let alike = index..<min(line.items.upperBound, place.end)
      let width = run.width + LineFlex.share(of: places.shared, weight: run.grow, sum: line.line.grow)
      let pitch = width + places.gap
      body(Part(items: alike, run: run, x: x, width: width, pitch: pitch))
      x += Double(alike.count) * pitch
      index = alike.upperBound
    }
  }
}

extension FlowContent {
  /// How the lines are distributed.
  fileprivate var spread: LineSpread {
    let all = lines.summary
    return LineSpread(
      rules.alignLines, total: all.height, count: all.count, spacing: rules.lineGap,
      room: rules.container.height)
  }
}
