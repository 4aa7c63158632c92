/// What a cell has to show besides its content.
public struct CellState: OptionSet, Hashable, Sendable {
  /// One bit for each state.
  public let rawValue: UInt8

  /// Makes a state from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The keyboard works on this item.
  public static let focused = CellState(rawValue: 1)
  /// The item is selected.
  public static let selected = CellState(rawValue: 2)
  /// The item, or a group around it, is pressed and reacts to that.
  public static let highlighted = CellState(rawValue: 4)
  /// The item, or a group around it, is carried elsewhere.
  public static let dragging = CellState(rawValue: 8)
}
