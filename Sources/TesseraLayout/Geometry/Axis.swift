/// A direction in which things are laid out or scroll.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The axis at a right angle to this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
