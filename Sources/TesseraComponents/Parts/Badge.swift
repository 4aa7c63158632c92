import TesseraKernel

/// A short text on a colored background, such as the number of unread messages.
public struct Badge: PrimitiveComponent {
  private let text: String

  /// Creates a badge with a text.
  public init(_ text: String) { self.text = text }

  /// Creates a badge with a number.
  public init(_ number: Int) { text = String(number) }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends a background, and in it a bold text that is not truncated while another text in its row can be.
  public consuming func resolve(into tree: inout TreeBuilder) {
    var attributes = TextAttributes()
    (attributes.isBold, attributes.lineLimit) = (true, 1)
    let (background, axis) = tree.begin(.background(.selection, .capsule))
    let (padding, _) = tree.begin(.padding(EdgeSpace(.horizontal, .tight)))
    tree.add(ComponentNode(.text(text, tree.inherited.style(of: attributes))))
    tree.end(padding, in: axis)
    tree.end(background, in: axis)
  }
}
