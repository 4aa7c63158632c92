import TesseraKernel

/// The appearance of texts, as far as a component sets it. A property that is `nil` comes from the components
/// around it.
public struct TextAttributes: Hashable, Sendable {
  /// The color.
  public var color: Color?
  /// Whether texts are bold.
  public var isBold: Bool?
  /// Whether texts are italic.
  public var isItalic: Bool?
  /// Whether texts are underlined.
  public var isUnderlined: Bool?
  /// Whether all characters are equally wide.
  public var isMonospaced: Bool?
  /// The size.
  public var size: TextSize?
  /// The alignment of lines.
  public var alignment: TextStyle.Alignment?
  /// The maximum number of lines, 0 for any number.
  public var lineLimit: Int?

  /// Creates attributes that set nothing.
  public init() {}

  /// Returns the attributes, completed by those of the components around.
  func or(_ other: TextAttributes) -> TextAttributes {
    var result = self
    result.color = color ?? other.color
    result.isBold = isBold ?? other.isBold
    result.isItalic = isItalic ?? other.isItalic
    result.isUnderlined = isUnderlined ?? other.isUnderlined
    result.isMonospaced = isMonospaced ?? other.isMonospaced
    result.size = size ?? other.size
    result.alignment = alignment ?? other.alignment
    result.lineLimit = lineLimit ?? other.lineLimit
    return result
  }

  /// Returns the style of a text with these attributes, completed by those of the components around. By default it has any
  /// number of lines.
  func style(in other: TextAttributes) -> TextStyle {
    let lineLimit = lineLimit ?? other.lineLimit ?? 0
    return TextStyle(
      color: color ?? other.color ?? .primary, isBold: isBold ?? other.isBold ?? false,
      isItalic: isItalic ?? other.isItalic ?? false,
      isUnderlined: isUnderlined ?? other.isUnderlined ?? false,
      isMonospaced: isMonospaced ?? other.isMonospaced ?? false, size: size ?? other.size ?? .body,
      alignment: alignment ?? other.alignment ?? .leading, lineLimit: lineLimit > 0 ? lineLimit : nil)
  }
}

/// The role of a text in a row, from which its appearance follows.
public enum TextRole: Hashable, Sendable, CaseIterable {
  /// The title of a screen.
  case largeTitle
  /// The title of a group of rows.
  case title
  /// The most important text of a row.
  case headline
  /// Ordinary text.
  case body
  /// Text of secondary importance.
  case caption

  var attributes: TextAttributes {
    var attributes = TextAttributes()
    switch self {
    case .largeTitle: (attributes.size, attributes.isBold) = (.largeTitle, true)
    case .title: (attributes.size, attributes.isBold) = (.title, true)
    case .headline: (attributes.size, attributes.isBold) = (.body, true)
    case .body: (attributes.size, attributes.isBold) = (.body, false)
    case .caption: (attributes.size, attributes.color) = (.caption, .secondary)
    }
    return attributes
  }
}
