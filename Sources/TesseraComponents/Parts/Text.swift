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

  /// Appends the text in its own style, completed by that of the components around it.
  public func resolve(into tree: inout TreeBuilder) {
    let style = tree.inherited.style(of: own)
    var node = ComponentNode(
      .text(string, style), traits: LayoutTraits(shrink: tree.inherited.hasFixedWidth ? 0 : 1))
    node.verticalShrink = 1
    tree.append(node)
  }
}

// The same modifiers as those of every component, which return a text again.

extension Text {
  /// Sets the appearance that follows from a role.
  public func style(_ role: TextRole) -> Text { changing { $0 = $0.or(role.attributes) } }

  /// Sets whether the text is bold.
  public func bold(_ isBold: Bool = true) -> Text { changing { $0.isBold = isBold } }

  /// Sets whether the text is italic.
  public func italic(_ isItalic: Bool = true) -> Text { changing { $0.isItalic = isItalic } }

  /// Sets whether the text is underlined.
  public func underlined(_ isUnderlined: Bool = true) -> Text { changing { $0.isUnderlined = isUnderlined } }

  /// Sets the color of the text.
  public func foreground(_ color: Color) -> Text { changing { $0.color = color } }

  /// Sets the maximum number of lines, after which the text ends with an ellipsis; `nil` for any number.
  public func lineLimit(_ count: Int?) -> Text { changing { $0.lineLimit = count ?? 0 } }

  /// Sets the alignment of the lines in the frame of the text.
  public func textAlignment(_ alignment: TextStyle.Alignment) -> Text {
    changing { $0.alignment = alignment }
  }

  private func changing(_ change: (inout TextAttributes) -> Void) -> Text {
    var copy = self
    change(&copy.own)
    return copy
  }
}
