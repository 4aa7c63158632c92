/// A color: an exact one, or a semantic one that each host takes from its theme.
///
/// Semantic colors keep a cell readable on a dark terminal, on a light desktop and in a printed image alike.
public enum Color: Hashable, Sendable {
  /// An exact color, with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// The color of ordinary text.
  case primary
  /// The color of less important text.
  case secondary
  /// The color of emphasized elements: links, keys, the current value.
  case accent
  /// The color behind all content.
  case background
  /// The color behind headers, cards and bars.
  case surface
  /// The color behind a selected item.
  case selection
  /// The color behind the focused item.
  case focus
  /// The color of separator lines.
  case separator
  /// The color of success and of positive values.
  case positive
  /// The color of warnings.
  case warning
  /// The color of errors and of negative values.
  case negative
}
