/// An interval that comes again at equal distances: pages, copies of a template. Everything is O(1), whatever the
/// number of copies.
///
/// What would lie beyond the largest coordinate lies at it, so that starts and ends ascend there too.
struct RepeatedSpan: Hashable, Sendable {
  /// Where the first copy begins.
  let start: FixedLength
  /// Where the first copy ends, not before it begins.
  let end: FixedLength
  /// How far a copy is from the one before.
  let pitch: FixedLength

  /// Where a copy begins.
  func start(of copy: Int) -> FixedLength { start + pitch * copy }

  /// Where a copy ends.
  func end(of copy: Int) -> FixedLength { end + pitch * copy }

  /// Which of the first `count` copies begin before `upper` and end after `lower`, in points; neither may be NaN.
  func copies(_ count: Int, endingAfter lower: Double, beginningBefore upper: Double) -> Range<Int> {
    copies(
      count, endingAfter: FixedLength.unitsBelow(lower), beginningBefore: FixedLength.unitsAbove(upper))
  }

  /// Which of the first `count` copies begin before `upper` and end after `lower`, in units.
  @inline(__always)
  func copies(_ count: Int, endingAfter lower: Int64, beginningBefore upper: Int64) -> Range<Int> {
    let limit = FixedLength.limit.units
    // Beyond the limit nothing ends, and everything has begun.
    let first = lower >= limit ? count : firstCopy(count, movedBy: lower - end.units + 1)
    let last = upper > limit ? count : firstCopy(count, movedBy: upper - start.units)
    return first..<max(first, last)
  }

  /// The first copy that is at least so many units away from the first one, or `count`.
  @inline(__always)
  private func firstCopy(_ count: Int, movedBy distance: Int64) -> Int {
    if distance <= 0 { return 0 }
    // Mostly all are nearer, and then there is nothing to divide.
    if count <= 1 || (pitch * (count - 1)).units < distance { return count }
    return Int((distance - 1) / pitch.units + 1)
  }
}
