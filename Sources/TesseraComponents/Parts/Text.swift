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
  public consuming func resolve(into tree: inout TreeBuilder) {
    tree.add(
      ComponentNode(
        .text(string, tree.inherited.style(of: own)),
        traits: LayoutTraits(shrink: tree.inherited.hasFixedWidth ? 0 : 1), verticalShrink: 1))
  }
}

// The same modifiers as those of every component, which return a text again. They consume the text, so that it is
// changed in place.

extension Text {
  /// Gives the text the appearance of a role.
  public consuming func style(_ role: TextRole) -> Text { with { $0 = $0.or(role.attributes) } }

  /// Sets whether the text is bold.
  public consuming func bold(_ isBold: Bool = true) -> Text { with { $0.isBold = isBold } }

  /// Sets whether the text is italic.
  public consuming func italic(_ isItalic: Bool = true) -> Text { with { $0.isItalic = isItalic } }

  /// Sets whether the text is underlined.
  public consuming func underlined(_ isUnderlined: Bool = true) -> Text {
    with { $0.isUnderlined = isUnderlined }
  }

  /// Sets whether all characters of the text are equally wide, as in a log or in code.
  public consuming func monospaced(_ isMonospaced: Bool = true) -> Text {
    with { $0.isMonospaced = isMonospaced }
  }

  /// Sets the color of the text.
  public consuming func foreground(_ color: Color) -> Text { with { $0.color = color } }

  /// Sets the maximum number of lines, after which the text ends with an ellipsis; `nil` for any number.
  public consuming func lineLimit(_ count: Int?) -> Text { with { $0.lineLimit = count ?? 0 } }

  /// Sets the alignment of the lines in the frame of the text.
  public consuming func textAlignment(_ alignment: TextStyle.Alignment) -> Text {
    with { $0.alignment = alignment }
  }

  private consuming func with(_ change: (inout TextAttributes) -> Void) -> Text {
    // In a variable of its own, because `return self` would copy it.
    var text = consume self
    change(&text.own)
    return text
  }
}
