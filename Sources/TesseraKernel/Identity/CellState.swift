/// The state of an item that its cell shows in addition to its content.
///
/// A program may define the bits from `1 << 4` to `1 << 11`.
public struct CellState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt16

  /// Creates a state from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The item has the keyboard focus.
  public static let focused = CellState(rawValue: 1)
  /// The item is selected.
  public static let selected = CellState(rawValue: 2)
  /// The item, or a group that contains it, is pressed and shows a highlight.
  public static let highlighted = CellState(rawValue: 4)
  /// The item, or a group that contains it, is being dragged.
  public static let dragging = CellState(rawValue: 8)
}
