import TesseraKernel

/// A message in place of items: what is missing, why, and a button that helps.
///
///     Section("results") { … }.empty { PlaceholderMessage("No results", detail: "Try another word.") }
public struct PlaceholderMessage<Action: Component>: Component {
  private let title: String
  private let detail: String?
  private let action: Action

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: The text that the user sees.
  ///   - detail: A text below the title; `nil` for none.
  ///   - action: The components below the texts, such as a button that tries again.
  public init(_ title: String, detail: String? = nil, @ComponentBuilder action: () -> Action) {
    self.title = title
    self.detail = detail
    self.action = action()
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The texts and the action, centered.
  public var body: some Component {
    VStack(alignment: .center, spacing: .regular) {
      Text(title).style(.headline).textAlignment(.center)
      if let detail { Text(detail).style(.caption).textAlignment(.center) }
      action
    }
    .frame(width: .fill, horizontal: .center)
  }
}

extension PlaceholderMessage where Action == EmptyComponent {
  /// Creates a message without an action.
  public init(_ title: String, detail: String? = nil) { self.init(title, detail: detail) {} }
}
