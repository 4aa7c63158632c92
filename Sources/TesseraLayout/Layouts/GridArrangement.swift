/// Items in lines of columns.
final class GridArrangement: Arrangement {
  /// What a grid says about all its items.
  struct Rules {
    /// The columns.
    var tracks: GridTracks
    /// The height of the container, which items are offered.
    var offeredHeight: Double
    /// The gap between lines, in points.
    var lineSpacing: Double
    /// Where items stand in their line that do not say so themselves.
    var align: Alignment
  }

  private let rules: Rules
  private var cells: GridCells
  private var lines: GridLines

  private var tracks: GridTracks { rules.tracks }

  init(_ rules: Rules, _ cells: GridCells, _ lines: GridLines) {
    self.rules = rules
    self.cells = cells
    self.lines = lines
    super.init(count: cells.count, contentSize: .zero)
  }

  override var contentSize: Size {
    count == 0 ? .zero : Size(width: tracks.end(of: lines.width - 1), height: lines.rows.end.points)
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    return frame(at: index, in: lines.line(of: index))
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let columns = tracks.indices(endingAfter: rect.minX, beginningBefore: rect.maxX)
    let isPlain = cells.areSingle
    if isPlain, columns.isEmpty { return }
    let isExact = isPlain && rules.align == .stretch && !cells.haveAligns
    for line in lines.rows.indices(endingAfter: rect.minY, beginningBefore: rect.maxY) {
      let items = lines.items(of: line)
      let found = isPlain ? items.part(columns) : cells.items(in: items, taking: columns)
      for index in found where isExact || frame(at: index, in: line).overlaps(rect) { result.append(index) }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    cells.setHeight(of: index, to: FixedLength(size.height))
    lines.settle(lines.line(of: index), cells)
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard splices.lead(from: count, to: items.safeCount) else { return nil }
    var cells = cells
    for splice in splices.reversed() {
      cells.replace(splice.old, with: rules.ask(items, in: splice.new))
    }
    if let lines = lines(following: splices, cells) { return GridArrangement(rules, cells, lines) }
    return GridArrangement(rules, cells, rules.lines(of: cells))
  }

  /// The lines after a change that leaves every other item in its line and is small; nil for other changes.
  private func lines(following splices: [ItemSplice], _ cells: GridCells) -> GridLines? {
    guard self.cells.areSingle, cells.areSingle else { return nil }
    var lines = lines
    var settled = 0
    for splice in splices where !splice.new.isEmpty || !splice.old.isEmpty {
      guard splice.old == splice.new else { return nil }
      let range = lines.line(of: splice.new.lowerBound)...lines.line(of: splice.new.upperBound - 1)
      settled += range.count
      guard settled <= 64 else { return nil }
      for line in range { lines.settle(line, cells) }
    }
    return lines
  }

  private func frame(at index: Int, in line: Int) -> Rect {
    let first = lines.items(of: line).lowerBound
    let isPlain = cells.areSingle
    let column = isPlain ? index - first : cells.columns(before: index, from: first)
    let span = isPlain ? 1 : cells.span(at: index)
    let align = cells.align(at: index) ?? rules.align
    let room = lines.rows.length(at: line)
    let height = align == .stretch ? room : min(cells.heights.length(at: index), room)
    // Whole units, so that rounding never moves an item out of its line.
    let shift: Int64 =
      switch align {
      case .start, .stretch, .firstBaseline, .lastBaseline: 0
      case .end: (room - height).units
      case .center: (room - height).units / 2
      }
    let top = lines.rows.start(of: line) + FixedLength(units: shift)
    return Rect(
      x: tracks.start(of: column), y: top.points, width: tracks.width(spanning: span), height: height.points)
  }
}

extension GridArrangement.Rules {
  /// Asks the items of a range.
  func ask(_ items: any LayoutItems, in range: Range<Int>) -> GridCellRuns {
    var runs = GridCellRuns()
    items.forEachCell(in: range, of: tracks, offeredHeight: offeredHeight) { runs.append(count: $0, $1) }
    return runs
  }

  /// Puts items into lines. O(runs).
  func lines(of cells: GridCells) -> GridLines {
    GridLines(cells, columns: tracks.count, spacing: lineSpacing)
  }
}

extension GridCells {
  /// The number of columns that items take from one up to another, which stand in one line.
  fileprivate func columns(before index: Int, from first: Int) -> Int {
    Int((spans.start(of: index) - spans.start(of: first)).units)
  }

  /// The items of a line that take any of these columns, and perhaps neighbours of them: also a gap between columns
  /// may belong to an item.
  fileprivate func items(in line: Range<Int>, taking columns: Range<Int>) -> Range<Int> {
    let start = spans.start(of: line.lowerBound).units
    let first = spans.firstIndex(endingAfter: start + Int64(max(0, columns.lowerBound - 1)))
    let end = spans.firstIndex(beginningAt: start + Int64(columns.upperBound))
    return (first..<max(first, end)).clamped(to: line)
  }
}

extension Range<Int> {
  /// The elements at these positions, as far as there are any.
  fileprivate func part(_ positions: Range<Int>) -> Range<Int> {
    (lowerBound + positions.lowerBound..<lowerBound + positions.upperBound).clamped(to: self)
  }
}
