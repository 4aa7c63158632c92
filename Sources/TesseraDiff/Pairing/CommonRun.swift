/// A run of items that is in both versions of a list, in the same order.
@frozen
public struct CommonRun: Hashable, Sendable {
  /// The position of the first item in the old list.
  public var old: Int
  /// The position of the first item in the new list.
  public var new: Int
  /// The number of items.
  public var count: Int

  /// Creates a run that starts at these positions.
  @inlinable
  public init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }

  /// Returns the part of the run within a range of either list.
  ///
  /// - Returns: The clamped run, or `nil` if it is empty or starts outside of a range.
  @inlinable
  public func clamped(old oldRange: Range<Int>, new newRange: Range<Int>) -> CommonRun? {
    guard oldRange.contains(old), newRange.contains(new), count > 0 else { return nil }
    return CommonRun(
      old: old, new: new, count: min(count, oldRange.upperBound - old, newRange.upperBound - new))
  }
}

extension CommonRun: CustomStringConvertible {
  /// The run in one line, such as `10 → 12, 5 items`.
  public var description: String { "\(old) → \(new), \(count) items" }
}
