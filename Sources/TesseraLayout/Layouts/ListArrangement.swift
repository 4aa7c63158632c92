/// An arrangement of rows, one below the other.
///
/// Starts and ends both ascend, so the rows that overlap an interval form a range, which is found by one
/// search and a scan from there.
final class ListArrangement: Arrangement {
  /// Replaced as a whole, and never changed in place across a call, so that reads need no exclusivity checks.
  private var rows: RunTree<ListRun>
  private let spacing: FixedLength
  private let measure: ListMeasure
  /// The size of all rows, cached because it is read more often than it changes.
  private var extents = Size.zero
  /// The width between whose edges items are aligned, cached for the same reason.
  private var room = FixedLength.zero
  /// The run looked up last: a row that becomes visible is queried about a dozen times in succession.
  @exclusivity(unchecked) private var latest: RunPlace<ListRun>?
  /// The position of that run, because the next query is mostly for the next row. The cursor shares the
  /// storage of the tree, so it must be `nil` when rows change.
  @exclusivity(unchecked) private var cursor: RunCursor<ListRun>?

  init(rows: RunTree<ListRun>, spacing: FixedLength, measure: ListMeasure) {
    self.rows = rows
    self.spacing = spacing
    self.measure = measure
    super.init(count: rows.count, contentSize: .zero)
    updateExtents()
  }

  override var contentSize: Size { extents }

  private func updateExtents() {
    let all = rows.summary
    let offered = FixedLength(measure.offered.width)
    room = measure.minimum.map { min(max($0, all.widest), offered) } ?? offered
    guard all.count > 0 else { return }
    let width = all.isAtStart ? all.widest : max(all.widest, room)
    extents = Size(width: width.points, height: (all.height + spacing * (all.count - 1)).points)
  }

  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard let place = place(of: index) else { return .zero }
    let run = place.run
    let top = end(of: place.before) + (run.height + spacing) * (index - place.start)
    let (x, width) = run.span(in: room)
    // Clips rows at the largest coordinate.
    let height = min(run.height, FixedLength.limit - top)
    return Rect(x: x.points, y: top.points, width: width.points, height: height.points)
  }

  override func reportedSize(at index: Int) -> Size {
    place(of: index).map { Size(width: $0.run.width.points, height: $0.run.height.points) } ?? .zero
  }

  /// Returns the run that holds a row; `nil` if there is no such row.
  private func place(of index: Int) -> RunPlace<ListRun>? {
    if let latest, latest.start <= index, index < latest.end { return latest }
    // Moved in place, because copying the cursor takes longer than a search.
    if cursor?.place.end != index || cursor?.advance() != true { cursor = rows.cursor(at: index) }
    guard let place = cursor?.place else { return nil }
    latest = place
    return place
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
    guard var rows = rows.cursor(where: { end(of: $0).units > lower }) else { return }
    let room = room
    var found = RangeCoalescer()
    defer { found.flush(emit: visit) }
    repeat {
      let run = rows.place.run
      let top = end(of: rows.place.before)
      guard top.units < upper else { return }
      let (x, width) = run.span(in: room)
      guard x.points < rect.maxX, (x + width).points > rect.minX else { continue }
      let copies = RepeatedInterval(start: top, end: top + run.height, pitch: run.height + spacing)
      let items = copies.copies(run.count, endingAfter: lower, beginningBefore: upper)
      let start = rows.place.start
      found.append((start + items.lowerBound)..<(start + items.upperBound), emit: visit)
    } while rows.advance()
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard let place = place(of: index) else { return false }
    let old = place.run
    let new = measure.run(count: 1, size: size, place: old.place)
    if new.width != old.width || new.height != old.height {
      cursor = nil
      var resized = RunTree<ListRun>()
      swap(&rows, &resized)
      resized.replace(index..<(index + 1), with: new)
      rows = resized
      updateExtents()
      var before = place.before
      if index > place.start { before.add(old.slice(0..<(index - place.start)).summary) }
      latest = RunPlace(run: new, before: before)
    }
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.safeCount <= ListRun.maxItems, splices.isValid(from: count, to: items.safeCount) else {
      return nil
    }
    var rows = rows
    rows.replace(
      splices.map { splice in
        let moved = splice.source.map { RunEdit<ListRun>.Replacement.moved($0) }
        return RunEdit(old: splice.old, new: moved ?? .items(measure.rows(of: items, in: splice.new)))
      })
    return ListArrangement(rows: rows, spacing: spacing, measure: measure)
  }
}

extension ListArrangement {
  /// Returns the end of the slots of items.
  @inline(__always)
  private func end(of items: ListRun.Summary) -> FixedLength { items.height + spacing * items.count }
}
