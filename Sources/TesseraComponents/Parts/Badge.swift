import TesseraKernel

/// A short text on a colored background, such as the number of unread messages.
public struct Badge: Component {
  private let text: String

  /// Creates a badge with a text.
  public init(_ text: String) { self.text = text }

  /// Creates a badge with a number.
  public init(_ number: Int) { text = String(number) }

  /// Appends the nodes of the body, whose type is known only in this module.
  public consuming func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The text on its background.
  public var body: some Component {
    BadgeText(text: text).padding(.horizontal, .tight).background(.selection, corner: .capsule)
  }
}

/// A bold text that is not truncated while another text in its row can be.
private struct BadgeText: PrimitiveComponent {
  let text: String

  static var isOneNode: Bool { true }

  consuming func resolve(into tree: inout TreeBuilder) {
    var attributes = TextAttributes()
    (attributes.isBold, attributes.lineLimit) = (true, 1)
    tree.add(ComponentNode(.text(text, tree.inherited.style(of: attributes))))
  }
}
