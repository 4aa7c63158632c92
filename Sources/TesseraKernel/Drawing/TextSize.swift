/// The size of a text relative to the text of the host, from its theme.
///
/// A host whose characters all have the same size shows every text in that size.
public enum TextSize: Hashable, Sendable, CaseIterable {
  /// Text of secondary importance, such as a date.
  case caption
  /// The size of ordinary text.
  case body
  /// The size of the title of a group of rows.
  case title
  /// The size of the title of a screen.
  case largeTitle
}
