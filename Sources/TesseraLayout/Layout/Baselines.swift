/// The distances of the baselines of an item's text from its top edge, in points.
public struct Baselines: Hashable, Sendable {
  /// The baseline of the first line of text.
  public var first: Double
  /// The baseline of the last line of text.
  public var last: Double

  /// Creates baselines.
  ///
  /// An item with a single line of text has only one.
  public init(first: Double, last: Double? = nil) {
    self.first = first
    self.last = last ?? first
  }
}
