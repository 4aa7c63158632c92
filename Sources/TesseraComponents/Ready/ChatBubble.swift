import TesseraKernel

/// A message of a conversation, on the side of its author.
///
///     ChatBubble(message.text, from: .other, author: "Ada", caption: "9:41")
///     ChatBubble(message.text, from: .user, caption: "9:42 ✓✓")
public struct ChatBubble: Component {
  private let text: String
  private let side: Side
  private let author: String?
  private let caption: String?

  /// The author of a message.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// The user, whose messages are at the right edge.
    case user
    /// Another person, whose messages are at the left edge.
    case other
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - side: The author.
  ///   - author: The name of the author, above the text; `nil` for none.
  ///   - caption: The time or the state of the message, below the text; `nil` for none.
  public init(_ text: String, from side: Side, author: String? = nil, caption: String? = nil) {
    (self.text, self.side, self.author, self.caption) = (text, side, author, caption)
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The texts in front of a rounded rectangle, which takes at most three quarters of the width.
  public var body: some Component {
    VStack(alignment: side == .user ? .trailing : .leading) {
      if let author { Text(author).style(.headline).lineLimit(1) }
      Text(text)
      if let caption { Text(caption).style(.caption).lineLimit(1) }
    }
    .padding(.regular)
    .background(side == .user ? .selection : .surface, corner: .rounded)
    .frame(width: .atMostShare(0.75))
    .frame(width: .fill, horizontal: side == .user ? .trailing : .leading)
    .showsState(false)
  }
}
