import TesseraKernel
import TesseraLayout

/// A text whose parts look different. It wraps, and ends with an ellipsis, as one text.
///
///     Text("Open until ") + Text("six").bold()
///     RichText("Open until \(Text("six").bold()), except on \(Text("Mondays").foreground(.negative))")
///     Text(file.name).highlighting(search)
///
/// The size, the alignment and the line limit are those of the first part that states them, completed by the components around the
/// text.
public struct RichText: PrimitiveComponent {
  var parts: [Part] = []

  struct Part {
    var string: String
    var own = TextAttributes()
    /// The color behind the part; `nil` for none. The text on it has the color of the background.
    var highlight: Color?
    /// The address that the part leads to; `nil` for none.
    var link: String?
  }

  /// Creates a text from a plain one.
  public init(_ text: Text) { parts = [Part(string: text.string, own: text.own)] }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends the text, each part of it in its own style, completed by that of the components around it.
  public func resolve(into tree: inout TreeBuilder) {
    let inherited = tree.inherited
    var whole = TextAttributes()
    for part in parts {
      whole.size = whole.size ?? part.own.size
      whole.alignment = whole.alignment ?? part.own.alignment
      whole.lineLimit = whole.lineLimit ?? part.own.lineLimit
    }
    let styled = parts.map { part in
      var style = GridStyle(inherited.style(of: part.own))
      style.link = part.link
      if let color = part.highlight { (style.foreground, style.background) = (.background, color) }
      return StyledText.Part(part.string[...], style)
    }
    tree.add(
      ComponentNode(
        .styledText(StyledText(styled, style: inherited.style(of: whole))), traits: LayoutTraits(shrink: 1)))
  }
}

// MARK: - Links

extension Text {
  /// Returns the text as a link to an address, such as `https://example.com`, in the accent color and underlined
  /// unless it has another appearance.
  ///
  /// A terminal that supports links opens the address when the user clicks the text as the terminal wants it. For an
  /// action of the app, use ``Link``.
  public func link(_ address: String) -> RichText {
    var link = RichText(self)
    for position in link.parts.indices {
      let own = link.parts[position].own
      link.parts[position].own.color = own.color ?? .accent
      link.parts[position].own.isUnderlined = own.isUnderlined ?? true
      link.parts[position].link = address
    }
    return link
  }
}

// MARK: - Joining texts

extension Text {
  /// Returns a text that consists of two texts, each in its own style.
  public static func + (first: Text, second: Text) -> RichText { RichText(first) + second }
}

extension RichText {
  /// Returns the text with another text at its end.
  public static func + (first: RichText, second: Text) -> RichText { first + RichText(second) }

  /// Returns the text with another text in front of it.
  public static func + (first: Text, second: RichText) -> RichText { RichText(first) + second }

  /// Returns a text that consists of two texts.
  public static func + (first: RichText, second: RichText) -> RichText {
    var joined = first
    joined.parts += second.parts
    return joined
  }
}

extension RichText: ExpressibleByStringInterpolation {
  /// Creates a text with one style.
  public init(stringLiteral value: String) { parts = [Part(string: value)] }

  /// Creates a text from a string with texts in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parts of a string with texts in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty string.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends plain text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(Part(string: literal)) }
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { parts += RichText(text).parts }

    /// Appends a text in its own styles.
    public mutating func appendInterpolation(_ text: RichText) { parts += text.parts }

    /// Appends a value as plain text.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      appendLiteral(value.description)
    }
  }
}

extension DefaultStringInterpolation {
  /// Unavailable: a string has no styles.
  @available(
    *, unavailable, message: "a String has no styles: write RichText(\"… \\(Text(…))\"), or join texts by +"
  )
  public mutating func appendInterpolation(_ text: Text) {}
}
