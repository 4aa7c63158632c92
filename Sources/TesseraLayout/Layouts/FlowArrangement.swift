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
    return Size(width: width(of: all), height: spread.start(after: all.count - 1, height: all.height).points)
  }

  /// How far lines reach.
  private func width(of all: FlowLineRun.Summary) -> Double {
    content.rules.takesContentWidth ? max(all.end, content.rules.room(around: all.end)) : all.end
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, var lines = content.lines.cursor(where: { $0.items > index }) else { return .zero }
    let number = (index - lines.place.before.items) / lines.place.run.items
    guard let line = line(lines.place.start + number, &lines) else { return .zero }
    guard var items = content.items.cursor(at: line.items.lowerBound) else { return .zero }
    var frame = Rect.zero
    forEachPart(in: line, before: index + 1, &items) { part in frame = part.frame(at: index, in: line) }
    return frame
  }

  override func answeredSize(at index: Int) -> Size {
    guard index >= 0, let item = content.items.cursor(at: index) else { return .zero }
    let run = item.run(from: index)
    return Size(width: run.width.points, height: run.height.points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let lower = FixedLength.unitsBelow(rect.minY)
    let upper = FixedLength.unitsAbove(rect.maxY)
    // The first line after which another one would begin below the upper edge.
    let cursor = content.lines.cursor { spread.start(after: $0.count, height: $0.height).units > lower }
    guard var lines = cursor else { return }
    var number = lines.place.start + lastLine(of: lines.place, beginningUpTo: lower)
    guard let first = line(number, &lines), var items = content.items.cursor(at: first.items.lowerBound)
    else {
      return
    }
    var found = FoundRanges()
    defer { found.flush { result.append(contentsOf: $0) } }
    while let line = line(number, &lines), line.top.units < upper {
      number += 1
      if line.top.units > lower, line.bottom.units < upper, line.isInside(rect) {
        // Most lines are: no item is looked at.
        found.append(line.items) { result.append(contentsOf: $0) }
      } else if line.bottom.units > lower {
        forEachPart(in: line, before: .max, &items) { part in
          guard part.overlapsVertically(rect, in: line) else { return }
          found.append(part.items(between: rect)) { result.append(contentsOf: $0) }
        }
      }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count, content.resize(at: index, to: size.sanitized) else { return false }
    spread = content.spread
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.safeCount <= FlowLineRun.mostLines, splices.lead(from: count, to: items.safeCount) else {
      return nil
    }
    var content = content
    content.replace(splices, with: items)
    return FlowArrangement(content)
  }
}

// MARK: - Lines

extension FlowArrangement {
  /// A line and where it is.
  private struct Line {
    var items: Range<Int>
    var top: FixedLength
    /// How high the line is. What would lie beyond the largest coordinate is cut off.
    var height: FixedLength
    var end: Double
    var style: FlowLineStyle

    var bottom: FixedLength { top + height }

    /// Whether all items are certain to overlap a rectangle from left to right.
    func isInside(_ rect: Rect) -> Bool { style.isSolid && rect.minX <= 0 && rect.maxX >= end }
  }

  /// A line; nil where there is no such line.
  ///
  /// - Parameter lines: A place before the line or at it; moved forward.
  @inline(__always)
  private func line(_ number: Int, _ lines: inout StyledCursor<FlowLineRun, FlowLineStyle>) -> Line? {
    guard lines.advance(to: number) else { return nil }
    let place = lines.place
    let first = place.before.items + (number - place.start) * place.run.items
    let top = top(number - place.start, of: place)
    return Line(
      items: first..<(first + place.run.items), top: top,
      height: min(place.run.height, FixedLength.limit - top),
      end: content.rules.takesContentWidth ? width(of: content.lines.summary) : place.run.end,
      style: lines.style)
  }

  /// Where a line of a run begins; they are numbered from 0.
  private func top(_ number: Int, of place: RunPlace<FlowLineRun>) -> FixedLength {
    spread.start(after: place.start + number, height: place.before.height + place.run.height * number)
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
  private typealias Items = StyledCursor<FlowSizeRun, FlowStyle>

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
      let (y, height) = line.style.baselines.place(
        min(run.height.points, room), align: run.style.align, ascent: run.style.ascent.points, from: top,
        room: room)
      // Beyond the largest coordinate lines are cut off, and items with them.
      return Rect(
        x: left(of: index), y: max(top, min(y, top + room - height)), width: width, height: height)
    }

    /// Whether the items overlap a rectangle from top to bottom.
    @inline(__always)
    func overlapsVertically(_ rect: Rect, in line: Line) -> Bool {
      // Where the whole line is inside there is no need to know more.
      if line.top.points > rect.minY, line.bottom.points < rect.maxY { return true }
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
  private func forEachPart(in line: Line, before end: Int, _ items: inout Items, _ body: (Part) -> Void) {
    let rules = content.rules
    let places =
      rules.isPlain && line.style.grow == 0 ? (start: 0, gap: rules.gap, shared: 0) : places(in: line, items)
    var x = places.start
    forEachRun(in: line.items.lowerBound..<min(end, line.items.upperBound), &items) { alike, run in
      let share = LineFlex.share(of: places.shared, weight: run.style.grow, sum: line.style.grow)
      let width = rules.width(of: run) + share
      let pitch = width + places.gap
      body(Part(items: alike, run: run, x: x, width: width, pitch: pitch))
      x += Double(alike.count) * pitch
    }
  }

  /// Where the first item of a line begins, how wide the gaps are, and what items that grow share, in points.
  private func places(in line: Line, _ items: Items) -> (start: Double, gap: Double, shared: Double) {
    var items = items
    var sum = 0.0
    forEachRun(in: line.items, &items) { alike, run in
      sum += Double(alike.count) * content.rules.width(of: run)
    }
    let widths = FlowLineWidths(count: line.items.count, sum: sum, grow: line.style.grow)
    return content.rules.places(in: widths, room: content.rules.room(around: content.lines.summary.end))
  }

  /// Calls back with the items of a range, as many at a time as are alike.
  @inline(__always)
  private func forEachRun(
    in range: Range<Int>, _ items: inout Items, _ body: (_ alike: Range<Int>, _ run: FlowRun) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound, items.advance(to: index) {
      let run = items.run(from: index)
      let alike = index..<min(index + run.count, range.upperBound)
      body(alike, run)
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
      room: rules.roomAcross)
  }
}
