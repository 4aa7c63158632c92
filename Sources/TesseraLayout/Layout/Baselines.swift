/// Where the text of an item stands: the distances of its baselines from its top edge, in points.
public struct Baselines: Hashable, Sendable {
  /// The baseline of the first line.
  public var first: Double
  /// The baseline of the last line.
  public var last: Double

  /// Makes baselines; an item of one line has only one.
  public init(first: Double, last: Double? = nil) {
    self.first = first
    self.last = last ?? first
  }
}
