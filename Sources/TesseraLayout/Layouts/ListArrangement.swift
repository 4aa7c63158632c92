/// Rows, one below the other.
///
/// An item and the gap after it make one slot. Beginnings and ends both ascend, so the items that overlap an
/// interval are a range, found by two searches.
final class ListArrangement: Arrangement {
  private var rows: RunTree<ListRun>
  private let spacing: FixedLength
  private let measure: ListMeasure

  init(rows: RunTree<ListRun>, spacing: FixedLength, measure: ListMeasure) {
    self.rows = rows
    self.spacing = spacing
    self.measure = measure
    super.init(count: rows.count, contentSize: .zero)
  }

  override var contentSize: Size {
    let all = rows.summary
    guard all.count > 0 else { return .zero }
    let width = all.isPlain ? all.widest : max(all.widest, room)
    return Size(width: width.points, height: (all.height + spacing * (all.count - 1)).points)
  }

  /// No frame reaches beyond the content.
  override var bounds: Rect { Rect(size: contentSize) }

  override func frame(at index: Int) -> Rect {
    guard let place = rows.place(of: index) else { return .zero }
    let run = place.run
    let top = end(of: place.before) + (run.height + spacing) * (index - place.start)
    let (x, width) = run.span(in: room)
    // What would lie beyond the largest coordinate is cut off.
    let height = min(run.height, FixedLength.limit - top)
    return Rect(x: x.points, y: top.points, width: width.points, height: height.points)
  }

  override func appendIndices(overlapping rect: Rect, to result: inout [Int]) {
    guard !rect.hasUndefinedEdge else { return }
    let range = indices(endingAfter: rect.minY, beginningBefore: rect.maxY)
    let room = room
    rows.forEachRun(in: range) { place in
      let (x, width) = place.run.span(in: room)
      guard x.points < rect.maxX, (x + width).points > rect.minX else { return }
      result.append(contentsOf: range.clamped(to: place.start..<place.end))
    }
  }

  override func resize(at index: Int, to size: Size) -> Bool {
    guard let old = rows.place(of: index)?.run else { return false }
    let new = measure.run(count: 1, size: size, place: old.place)
    if new.width != old.width || new.height != old.height { rows.replace(index..<(index + 1), with: new) }
    return true
  }

  override func replacing(_ splices: [ItemSplice], with items: any LayoutItems) -> Arrangement? {
    guard items.safeCount <= ListRun.mostItems, splices.lead(from: count, to: items.safeCount) else {
      return nil
    }
    var rows = rows
    // From the last to the first, so that the positions of the others stay as they are.
    for splice in splices.reversed() {
      var runs: ContiguousArray<ListRun> = []
      measure.forEachRun(of: items, in: splice.new) { runs.appendRun($0) }
      rows.replace(splice.old, with: runs)
    }
    return ListArrangement(rows: rows, spacing: spacing, measure: measure)
  }
}

extension ListArrangement {
  /// The width between whose edges items stand.
  private var room: FixedLength {
    measure.offered.width.isUnbounded ? rows.summary.widest : FixedLength(measure.offered.width)
  }

  /// Where the slots of items end.
  @inline(__always)
  private func end(of items: ListRun.Summary) -> FixedLength { items.height + spacing * items.count }

  /// The first item whose slot ends after a coordinate in units, and where it begins; nil where none does.
  private func slot(endingAfter units: Int64) -> (index: Int, start: FixedLength, height: FixedLength)? {
    guard let place = rows.first(where: { end(of: $0).units > units }) else { return nil }
    let start = end(of: place.before)
    let pitch = place.run.height + spacing
    // The slots of the run reach farther than the coordinate, so they are not empty.
    let skipped = units < start.units ? 0 : Int((units - start.units) / pitch.units)
    return (place.start + skipped, start + pitch * skipped, place.run.height)
  }

  /// The items that begin before `upper` and end after `lower`, in points; neither may be NaN.
  private func indices(endingAfter lower: Double, beginningBefore upper: Double) -> Range<Int> {
    let lower = FixedLength.unitsBelow(lower)
    let upper = FixedLength.unitsAbove(upper)
    guard upper > 0, let first = slot(endingAfter: lower) else { return 0..<0 }
    // The coordinate may be in the gap that belongs to the slot.
    let start = (first.start + first.height).units > lower ? first.index : first.index + 1
    let end = slot(endingAfter: upper - 1).map { $0.index + 1 } ?? count
    return start..<max(start, end)
  }
}
