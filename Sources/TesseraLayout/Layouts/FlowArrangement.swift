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
    forEachPart(in: line, before: index + 1, &items) { part in frame = part.frame(at: index) }
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
    repeat {
      while number < lines.place.run.count {
        let line = line(number, of: lines.place)
        guard line.top.units < upper else { return }
        number += 1
        guard (line.top + line.height).units > lower else { continue }
        forEachPart(in: line, before: .max, &items) { part in
          for index in part.items(overlapping: rect) { result.append(index) }
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
    /// The frame of the first one.
    var frame: Rect
    /// How far it is from one item to the next.
    var pitch: Double

    func frame(at index: Int) -> Rect {
      var result = frame
      result.origin.x += Double(index - items.lowerBound) * pitch
      return result
    }

    /// The items that overlap a rectangle. Left and right edges ascend: O(log items).
    @inline(__always)
    func items(overlapping rect: Rect) -> Range<Int> {
      guard frame.minY < rect.maxY, frame.maxY > rect.minY else { return items.lowerBound..<items.lowerBound }
      if items.count == 1 {
        let isOutside = frame.maxX <= rect.minX || frame.minX >= rect.maxX
        return isOutside ? items.lowerBound..<items.lowerBound : items
      }
      let first = firstItem { $0.maxX > rect.minX }
      return first..<max(first, firstItem { $0.minX >= rect.maxX })
    }

    private func firstItem(where holds: (Rect) -> Bool) -> Int {
      var low = items.lowerBound
      var high = items.upperBound
      while low < high {
        let middle = low + (high - low) / 2
        if holds(frame(at: middle)) { high = middle } else { low = middle + 1 }
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
    let top = line.top.points
    let room = line.height.points
    var x = places.start
    var index = line.items.lowerBound
    let end = min(end, line.items.upperBound)
    while index < end, items.advance(to: index) {
      let place = items.place
      let run = place.run
      let alike = index..<min(line.items.upperBound, place.end)
      let width = run.width + LineFlex.share(of: places.shared, weight: run.grow, sum: line.line.grow)
      let (y, height) = line.line.baselines.place(
        min(run.height, room), align: run.align, ascent: run.ascent, from: top, room: room)
      // Beyond the largest coordinate lines are cut off, and items with them.
      let frame = Rect(x: x, y: max(top, min(y, top + room - height)), width: width, height: height)
      let pitch = width + places.gap
      body(Part(items: alike, frame: frame, pitch: pitch))
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
