/// An arrangement of items in lines, which are placed on demand.
final class FlowArrangement: Arrangement {
  /// Replaced as a whole, and never changed in place across a call, so that reads need no exclusivity checks.
  /// The same applies to the properties below.
  private var content: FlowContent
  private var distribution: LineDistribution
  /// The lines around the item that was queried last, because most queries are for neighbors.
  private var placed = FlowPlacedLines()

  init(_ content: FlowContent) {
    self.content = content
    distribution = content.distribution
    super.init(count: content.items.count, contentSize: .zero)
  }

  override var contentSize: Size {
    let all = content.lines.summary
    if all.count == 0 { return .zero }
    return Size(
      width: width(of: all), height: distribution.start(after: all.count - 1, height: all.height).points)
  }

  private func width(of all: FlowLineRun.Summary) -> Double {
    content.rules.takesContentWidth ? max(all.end, content.rules.room(around: all.end)) : all.end
  }

  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    if placed.items.contains(index) { return placed.frames[index - placed.items.lowerBound] }
    return placedFrame(at: index)
  }

  override func reportedSize(at index: Int) -> Size {
    guard index >= 0, let item = content.items.cursor(at: index) else { return .zero }
    let run = item.run(from: index)
    return Size(width: run.width.points, height: run.height.points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    forEachRange(overlapping: rect) { result.append(allOf: $0) }
  }

  override func appendRanges(overlapping rect: Rect, to result: inout [Range<Int>], scratch: inout [Int]) {
    forEachRange(overlapping: rect) { result.append($0) }
  }

  @inline(__always)
  private func forEachRange(overlapping rect: Rect, _ visit: (Range<Int>) -> Void) {
    guard !rect.hasUndefinedEdge else { return }
    let lower = FixedLength.unitsBelow(rect.minY)
    let upper = FixedLength.unitsAbove(rect.maxY)
    guard var lines = lines(endingAfter: lower) else { return }
    var number = lines.place.start + lastLine(of: lines.place, beginningUpTo: lower)
    var next = line(number, &lines)
    var isSearched = false
    /// The number after the last line that begins above the end of the rectangle, if it is known.
    var end = -1
    var items: ItemCursor?
    let isAlignedAtTop = content.isAlignedAtTop
    var found = RangeCoalescer()
    defer { found.flush(emit: visit) }
    while let line = next, line.top.units < upper {
      number += 1
      next = nil
      if line.top.units > lower, isAlignedAtTop || line.bottom.units < upper, line.isInside(rect) {
        // This holds for most lines, and no item has to be visited.
        found.append(line.items, emit: visit)
        if !isSearched, content.lines.summary.end <= rect.maxX {
          let last = lastLine(from: number, &lines, beginningBefore: upper)
          if last.number >= number {
            // So do all lines between.
            found.append(line.items.upperBound..<last.line.items.lowerBound, emit: visit)
            (next, number) = (last.line, last.number)
            end = last.isLast ? last.number + 1 : -1
          }
        }
        isSearched = true
      } else if line.bottom.units > lower {
        guard var cut = items ?? content.items.cursor(at: line.items.lowerBound) else { return }
        // Nothing shares the cursor, so moving it copies nothing.
        items = nil
        forEachPart(in: line, before: .max, &cut) { part in
          guard part.overlapsVertically(rect, in: line) else { return }
          found.append(part.items(between: rect), emit: visit)
        }
        items = cut
      }
      if number == end { return }
      if next == nil { next = self.line(number, &lines) }
    }
  }

  /// Returns the first run of lines after which another line would begin below a coordinate in units.
  @inline(__always)
  private func lines(endingAfter lower: Int64) -> LineCursor? {
    // A closure that captured the arrangement would need a copy of the lines.
    let distribution = distribution
    return content.lines.cursor { distribution.begins(after: $0.count, height: $0.height, below: lower) }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    placed = FlowPlacedLines()
    // Taken out of the arrangement, so that its storage is not shared.
    var resized = FlowContent(rules: content.rules)
    swap(&content, &resized)
    let isResized = resized.resize(at: index, to: size.sanitized)
    content = resized
    if isResized { distribution = content.distribution }
    return isResized
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.safeCount <= FlowLineRun.maxLines, splices.isValid(from: count, to: items.safeCount) else {
      return nil
    }
    var content = content
    content.replace(splices, with: items)
    return FlowArrangement(content)
  }
}

// MARK: - Lines

extension FlowArrangement {
  /// Returns the line with a number; `nil` if there is no such line.
  ///
  /// - Parameter lines: A cursor at or before the line. It is moved forward.
  @inline(__always)
  private func line(_ number: Int, _ lines: inout LineCursor) -> FlowPlacedLine? {
    lines.advance(to: number) ? line(number, in: lines.place, style: lines.style) : nil
  }

  @inline(__always)
  private func line(_ number: Int, in place: RunPlace<FlowLineRun>, style: FlowLineStyle) -> FlowPlacedLine {
    let first = place.before.items + (number - place.start) * place.run.items
    let top = top(number - place.start, of: place)
    return FlowPlacedLine(
      items: first..<(first + place.run.items), top: top,
      height: min(place.run.height, FixedLength.limit - top),
      end: content.rules.takesContentWidth ? width(of: content.lines.summary) : place.run.end, style: style)
  }

  /// Finds the last line of the current style that begins above a coordinate in units. O(log lines).
  ///
  /// - Parameter lines: A cursor before the line `number` or at it. It is moved to the result.
  /// - Returns: The line, its number, and whether the next one is known to begin below. The number may be less than
  ///   `number`.
  @inline(__always)
  private func lastLine(from number: Int, _ lines: inout LineCursor, beginningBefore upper: Int64)
    -> (line: FlowPlacedLine, number: Int, isLast: Bool)
  {
    let distribution = distribution
    // The line is mostly near.
    let isNear = lines.advanceNearbyInStyle {
      distribution.begins(after: $0.count, height: $0.height, below: upper - 1)
    }
    if !isNear {
      let place = content.lines.runs.first {
        distribution.begins(after: $0.count, height: $0.height, below: upper - 1)
      }
      _ = lines.advance(to: min(place?.start ?? .max, lines.styleEnd - 1))
    }
    let last = min(
      lines.place.start + lastLine(of: lines.place, beginningUpTo: upper - 1), lines.styleEnd - 1)
    let isLast = last + 1 < lines.styleEnd || last + 1 == content.lines.count
    return (line(last, in: lines.place, style: lines.style), last, isLast)
  }

  /// Returns the start of a line of a run, in which lines are numbered from 0.
  private func top(_ number: Int, of place: RunPlace<FlowLineRun>) -> FixedLength {
    distribution.start(after: place.start + number, height: place.before.height + place.run.height * number)
  }

  /// Returns the last line of a run that begins at or above a coordinate, else the first. O(log lines).
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
  private typealias ItemCursor = StyledCursor<FlowSizeRun, FlowStyle>
  private typealias LineCursor = StyledCursor<FlowLineRun, FlowLineStyle>

  /// Places the line of an item, and further lines after it if the lines before it are already placed.
  private func placedFrame(at index: Int) -> Rect {
    guard index >= 0, var lines = content.lines.cursor(where: { $0.items > index }) else { return .zero }
    var number = lines.place.start + (index - lines.place.before.items) / lines.place.run.items
    guard let first = line(number, &lines), var items = content.items.cursor(at: first.items.lowerBound)
    else { return .zero }
    if first.items.count > FlowPlacedLines.maxItems {
      var frame = Rect.zero
      forEachPart(in: first, before: index + 1, &items) { frame = $0.frame(at: index, in: first) }
      return frame
    }
    // Taken out of the arrangement, so that its storage can be reused.
    var known = placed
    placed = FlowPlacedLines()
    if first.items.upperBound == known.items.lowerBound {
      var frames: ContiguousArray<Rect> = []
      place(first, &items, &frames)
      known.frames.insert(contentsOf: frames, at: 0)
      known.items = first.items.lowerBound..<known.items.upperBound
      known.trimEnd()
    } else {
      var fewest = FlowPlacedLines.minItems
      if first.items.lowerBound != known.items.upperBound {
        known.frames.removeAll(keepingCapacity: true)
        known.items = first.items.lowerBound..<first.items.lowerBound
        fewest = 1
      }
      fewest += known.frames.count
      var next = Optional(first)
      while let line = next, line.items.count <= FlowPlacedLines.maxItems {
        place(line, &items, &known.frames)
        known.items = known.items.lowerBound..<line.items.upperBound
        if known.frames.count >= fewest { break }
        number += 1
        next = self.line(number, &lines)
      }
      known.trimStart()
    }
    placed = known
    return known.items.contains(index) ? known.frames[index - known.items.lowerBound] : .zero
  }

  /// Appends the frames of the items of a line.
  ///
  /// - Parameter items: A cursor before the line or in it. It is moved forward.
  private func place(_ line: FlowPlacedLine, _ items: inout ItemCursor, _ frames: inout ContiguousArray<Rect>)
  {
    forEachPart(in: line, before: .max, &items) { part in
      for item in part.items { frames.append(part.frame(at: item, in: line)) }
    }
  }

  /// Places the items of a line up to an index, run by run from the left.
  ///
  /// - Parameter items: A cursor before the line or in it. It is moved forward.
  @inline(__always)
  private func forEachPart(
    in line: FlowPlacedLine, before end: Int, _ items: inout ItemCursor, _ body: (FlowPart) -> Void
  ) {
    let rules = content.rules
    let places =
      rules.hasUniformGaps && line.style.grow == 0
      ? (start: 0, gap: rules.gap, shared: 0) : places(in: line, items)
    var x = places.start
    forEachRun(in: line.items.lowerBound..<min(end, line.items.upperBound), &items) { alike, run in
      let share = LineFlex.share(of: places.shared, weight: run.style.grow, sum: line.style.grow)
      let width = rules.width(of: run) + share
      let pitch = width + places.gap
      body(FlowPart(items: alike, run: run, x: x, width: width, pitch: pitch))
      x += Double(alike.count) * pitch
    }
  }

  /// Returns the start of a line's first item, the gaps, and the space that growing items share, in points.
  private func places(in line: FlowPlacedLine, _ items: ItemCursor) -> (
    start: Double, gap: Double, shared: Double
  ) {
    var items = items
    var sum = 0.0
    forEachRun(in: line.items, &items) { alike, run in
      sum += Double(alike.count) * content.rules.width(of: run)
    }
    let widths = FlowLineWidths(count: line.items.count, sum: sum, grow: line.style.grow)
    return content.rules.places(in: widths, room: content.rules.room(around: content.lines.summary.end))
  }

  @inline(__always)
  private func forEachRun(
    in range: Range<Int>, _ items: inout ItemCursor, _ body: (_ alike: Range<Int>, _ run: FlowRun) -> Void
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
  fileprivate var distribution: LineDistribution {
    let all = lines.summary
    return LineDistribution(
      rules.alignLines, total: all.height, count: all.count, spacing: rules.lineGap,
      room: rules.roomAcross)
  }
}
