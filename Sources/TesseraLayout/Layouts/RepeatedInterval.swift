/// An interval that repeats at equal distances: pages, or copies of a template. Every operation is O(1),
/// whatever the number of copies.
///
/// Coordinates are limited to the largest one, so that starts and ends still ascend there.
struct RepeatedInterval: Hashable, Sendable {
  let start: FixedLength
  /// The end of the first copy, not before its start.
  let end: FixedLength
  /// The distance from one copy to the next.
  let pitch: FixedLength

  func start(of copy: Int) -> FixedLength { start + pitch * copy }

  func end(of copy: Int) -> FixedLength { end + pitch * copy }

  /// Returns the copies, among the first `count`, that begin before `upper` and end after `lower`, in points;
  /// neither may be NaN.
  func copies(_ count: Int, endingAfter lower: Double, beginningBefore upper: Double) -> Range<Int> {
    copies(
      count, endingAfter: FixedLength.unitsBelow(lower), beginningBefore: FixedLength.unitsAbove(upper))
  }

  /// Returns the copies, among the first `count`, that begin before `upper` and end after `lower`, in units.
  @inline(__always)
  func copies(_ count: Int, endingAfter lower: Int64, beginningBefore upper: Int64) -> Range<Int> {
    let limit = FixedLength.limit.units
    // No copy ends beyond the limit, and all copies begin before it.
    let first = lower >= limit ? count : firstCopy(count, movedBy: lower - end.units + 1)
    let last = upper > limit ? count : firstCopy(count, movedBy: upper - start.units)
    return first..<max(first, last)
  }

  /// Returns the first copy that is at least a distance in units away from the first one, or `count`.
  @inline(__always)
  private func firstCopy(_ count: Int, movedBy distance: Int64) -> Int {
    if distance <= 0 { return 0 }
    // Mostly all copies are nearer, which avoids the division.
    if count <= 1 || (pitch * (count - 1)).units < distance { return count }
    return Int((distance - 1) / pitch.units + 1)
  }
}
