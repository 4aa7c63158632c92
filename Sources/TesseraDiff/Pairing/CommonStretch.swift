/// Items in a row that are in both versions of a list, in the same order.
@frozen
public struct CommonStretch: Hashable, Sendable {
  /// The position of the first one in the old list.
  public var old: Int
  /// The position of the first one in the new list.
  public var new: Int
  /// How many there are.
  public var count: Int

  /// Items that stand at these positions and behind them.
  @inlinable
  public init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }

  /// What of it lies in a part of either list; nil: nothing, or it begins before one of them.
  @inlinable
  public func clamped(old oldRange: Range<Int>, new newRange: Range<Int>) -> CommonStretch? {
    guard oldRange.contains(old), newRange.contains(new), count > 0 else { return nil }
    return CommonStretch(
      old: old, new: new, count: min(count, oldRange.upperBound - old, newRange.upperBound - new))
  }
}

extension CommonStretch: CustomStringConvertible {
  /// As in `10 → 12, 5 items`.
  public var description: String { "\(old) → \(new), \(count) items" }
}
