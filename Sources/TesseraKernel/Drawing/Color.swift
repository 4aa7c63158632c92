/// A colour: an exact one, or a role that each host fills from its theme.
///
/// Roles keep a cell readable on a dark terminal, on a light desktop and in a printed picture alike.
public enum Color: Hashable, Sendable {
  /// An exact colour, each part from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// Ordinary text.
  case primary
  /// Text that matters less.
  case secondary
  /// What stands out: links, keys, the current value.
  case accent
  /// What lies behind everything.
  case background
  /// What lies behind headers, cards and bars.
  case surface
  /// What lies behind a selected item.
  case selection
  /// What lies behind the focused item.
  case focus
  /// Thin lines between things.
  case separator
  /// Good news.
  case positive
  /// Something to look at.
  case warning
  /// Bad news.
  case negative
}
