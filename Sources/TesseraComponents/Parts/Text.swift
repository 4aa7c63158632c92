import TesseraKernel
import TesseraLayout

/// A text.
///
/// By default it takes as many lines as it needs.
///
///     Text(review.author).style(.headline)
///     Text(review.text).lineLimit(3)
public struct Text: PrimitiveComponent {
  let string: String
  private(set) var own = TextAttributes()

  /// Creates a text.
  public init(_ string: String) { self.string = string }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends the text in its own style, completed by that of the components around it.
  public func resolve(into tree: inout TreeBuilder) {
    let style = tree.inherited.style(of: own)
    var node = ComponentNode(
      .text(string, style), traits: LayoutTraits(shrink: tree.inherited.hasFixedWidth ? 0 : 1))
    node.verticalShrink = 1
    tree.add(node)
  }
}

// The same modifiers as those of every component, which return a text again. They consume the text, so that it is
// changed in place.

extension Text {
  /// Sets the appearance that follows from a role.
  public consuming func style(_ role: TextRole) -> Text {
    own = own.or(role.attributes)
    return self
  }

  /// Sets whether the text is bold.
  public consuming func bold(_ isBold: Bool = true) -> Text {
    own.isBold = isBold
    return self
  }

  /// Sets whether the text is italic.
  public consuming func italic(_ isItalic: Bool = true) -> Text {
    own.isItalic = isItalic
    return self
  }

  /// Sets whether the text is underlined.
  public consuming func underlined(_ isUnderlined: Bool = true) -> Text {
    own.isUnderlined = isUnderlined
    return self
  }

  /// Sets the color of the text.
  public consuming func foreground(_ color: Color) -> Text {
    own.color = color
    return self
  }

  /// Sets the maximum number of lines, after which the text ends with an ellipsis; `nil` for any number.
  public consuming func lineLimit(_ count: Int?) -> Text {
    own.lineLimit = count ?? 0
    return self
  }

  /// Sets the alignment of the lines in the frame of the text.
  public consuming func textAlignment(_ alignment: TextStyle.Alignment) -> Text {
    own.alignment = alignment
    return self
  }
}
