final class GridArrangement: Arrangement {
  struct Rules {
    var tracks: GridTracks
    /// The height of the container, which is offered to items.
    var offeredHeight: Double
    /// The gap between lines, in points.
    var lineSpacing: Double
    /// The alignment of items without an alignment of their own.
    var align: Alignment
  }

  private let rules: Rules
  private var cells: GridCells
  private var lines: GridLines
  /// The line that was queried last, because most queries are for neighbors.
  private var latest: (number: Int, top: FixedLength, height: FixedLength)?

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

  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard index >= 0, index < count else { return .zero }
    let number = lines.line(of: index)
    var line = latest ?? (-1, .zero, .zero)
    if line.number != number {
      line = (number, lines.rows.start(of: number), lines.rows.length(at: number))
      latest = line
    }
    let first = lines.items(of: number).lowerBound
    let align = cells.align(at: index)
    // If all items span one column and are as high as their line, nothing has to be looked up.
    let isSingle = cells.allSpanOneColumn
    let item = GridItem(
      index: index, column: isSingle ? index - first : cells.columns(before: index, from: first),
      span: isSingle ? 1 : cells.span(at: index), align: align,
      height: (align ?? rules.align) == .stretch ? line.height : cells.heights.length(at: index))
    return frame(of: item, top: line.top, room: line.height)
  }

  /// Returns the width of the item's columns, and the height that the item reported.
  override func reportedSize(at index: Int) -> Size {
    guard index >= 0, index < count else { return .zero }
    return Size(
      width: tracks.width(spanning: cells.span(at: index)), height: cells.heights.length(at: index).points)
  }

  override func gridPosition(at index: Int) -> GridPosition? {
    guard index >= 0, index < count, tracks.count > 1 else { return nil }
    let line = lines.line(of: index)
    return GridPosition(
      row: line, column: cells.columns(before: index, from: lines.items(of: line).lowerBound),
      columnSpan: cells.span(at: index), rowCount: lines.rows.count, columnCount: lines.width)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let columns = tracks.indices(endingAfter: rect.minX, beginningBefore: rect.maxX)
    if cells.allSpanOneColumn, columns.isEmpty { return }
    if cells.allSpanOneColumn, rules.align == .stretch, !cells.haveAligns {
      var found = RangeCoalescer()
      lines.forEach(endingAfter: rect.minY, beginningBefore: rect.maxY) { items, _, _ in
        found.append(items.part(columns)) { result.append(allOf: $0) }
      }
      return found.flush { result.append(allOf: $0) }
    }
    guard var reader = GridCellReader(cells) else { return }
    lines.forEach(endingAfter: rect.minY, beginningBefore: rect.maxY) { items, top, room in
      reader.forEach(in: items, taking: columns) { item in
        if frame(of: item, top: top, room: room).overlaps(rect) { result.append(item.index) }
      }
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard index >= 0, index < count else { return false }
    latest = nil
    cells.setHeight(of: index, to: FixedLength(size.height))
    lines.updateHeight(lines.line(of: index), cells)
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard splices.isValid(from: count, to: items.safeCount) else { return nil }
    var cells = cells
    for splice in splices.reversed() {
      cells.replace(splice.old, with: rules.measureItems(items, in: splice.new))
    }
    if let lines = lines(following: splices, cells) { return GridArrangement(rules, cells, lines) }
    return GridArrangement(rules, cells, rules.lines(of: cells))
  }

  /// Returns the lines after a small change that leaves other items in their lines; `nil` for other changes.
  private func lines(following splices: [ItemSplice], _ cells: GridCells) -> GridLines? {
    guard self.cells.allSpanOneColumn, cells.allSpanOneColumn else { return nil }
    var lines = lines
    var settled = 0
    for splice in splices where !splice.new.isEmpty || !splice.old.isEmpty {
      guard splice.old == splice.new else { return nil }
      let range = lines.line(of: splice.new.lowerBound)...lines.line(of: splice.new.upperBound - 1)
      settled += range.count
      guard settled <= 64 else { return nil }
      for line in range { lines.updateHeight(line, cells) }
    }
    return lines
  }

  private func frame(of item: GridItem, top: FixedLength, room: FixedLength) -> Rect {
    let align = item.align ?? rules.align
    let height = align == .stretch ? room : min(item.height, room)
    // Whole units, so that rounding never moves an item out of its line.
    let shift: Int64 =
      switch align {
      case .start, .stretch, .firstBaseline, .lastBaseline: 0
      case .end: (room - height).units
      case .center: (room - height).units / 2
      }
    return Rect(
      x: tracks.start(of: item.column), y: (top + FixedLength(units: shift)).points,
      width: tracks.width(spanning: item.span), height: height.points)
  }
}

extension GridArrangement.Rules {
  func measureItems(_ items: any LayoutItems, in range: Range<Int>) -> GridCellRuns {
    var runs = GridCellRuns(tracks: tracks)
    runs.measureItems(items, in: range, offered: tracks.offer(height: offeredHeight))
    return runs
  }

  /// Puts items into lines. O(runs).
  func lines(of cells: GridCells) -> GridLines {
    GridLines(cells, columns: tracks.count, spacing: lineSpacing)
  }
}

extension Range<Int> {
  fileprivate func part(_ positions: Range<Int>) -> Range<Int> {
    (lowerBound + positions.lowerBound..<lowerBound + positions.upperBound).clamped(to: self)
  }
}
