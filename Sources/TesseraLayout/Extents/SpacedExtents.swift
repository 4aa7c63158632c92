/// Consecutive items with the same gap between neighbors: the lines of a grid.
///
/// Each item and the gap after it form one slot. Starts and ends both ascend, so the items that overlap an
/// interval form a range, which is found by one search and a scan from there.
struct SpacedExtents {
  private var slots: Extents
  private let spacing: FixedLength

  /// Creates items from runs of lengths without gaps; the gap is in points. O(runs).
  init(_ lengths: ExtentRuns, spacing: Double) {
    let spacing = FixedLength(spacing)
    var runs = ExtentRuns()
    for run in lengths.runs { runs.append(count: run.count, length: run.length + spacing) }
    slots = Extents(runs)
    self.spacing = spacing
  }

  var count: Int { slots.count }

  var end: FixedLength { count == 0 ? .zero : start(of: count - 1) + length(at: count - 1) }

  func start(of index: Int) -> FixedLength { slots.start(of: index) }

  /// Returns the length of an item without its gap, clipped so that ends still ascend. O(log n).
  func length(at index: Int) -> FixedLength {
    min(slots.length(at: index) - spacing, FixedLength.limit - slots.start(of: index))
  }

  /// Calls back with the items that begin before `upper` and end after `lower`, in points, in order; neither
  /// may be NaN. O(log n + found).
  @inline(__always)
  func forEach(
    endingAfter lower: Double, beginningBefore upper: Double,
    _ body: (_ index: Int, _ start: FixedLength, _ length: FixedLength) -> Void
  ) {
    let lower = FixedLength.unitsBelow(lower)
    let upper = FixedLength.unitsAbove(upper)
    guard var cursor = slots.tree.cursor(where: { $0.sum.units > lower }) else { return }
    repeat {
      let pitch = cursor.place.run.length
      let first = cursor.place.before.sum
      guard first.units < upper else { return }
      let span = RepeatedInterval(start: first, end: first + (pitch - spacing), pitch: pitch)
      for copy in span.copies(cursor.place.run.count, endingAfter: lower, beginningBefore: upper) {
        let start = span.start(of: copy)
        body(cursor.place.start + copy, start, min(pitch - spacing, FixedLength.limit - start))
      }
    } while cursor.advance()
  }

  mutating func replace(at index: Int, with length: FixedLength) {
    slots.replace(at: index, with: length + spacing)
  }
}
