import TesseraKernel

/// A title that shows or hides the components below it.
///
///     Disclosure("Details", isOpen: isOpen) { isOpen = $0 } content: {
///       Text(details)
///     }
public struct Disclosure<Content: Component>: Component {
  private let title: String
  private let isOpen: Bool
  private let action: (Bool) -> Void
  private let content: Content

  /// Creates a disclosure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOpen: Whether the components are shown.
  ///   - action: The handler that is called when the user shows or hides the components. It should change the state that
  ///     `isOpen` comes from.
  ///   - content: The components.
  public init(
    _ title: String, isOpen: Bool, action: @escaping (_ isOpen: Bool) -> Void,
    @ComponentBuilder content: () -> Content
  ) {
    self.title = title
    self.isOpen = isOpen
    self.action = action
    self.content = content()
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The title, and the components if they are shown.
  public var body: some Component {
    VStack {
      Button((isOpen ? "▾ " : "▸ ") + title, role: .plain) { action(!isOpen) }
        .controlLabel(title + (isOpen ? ", open" : ", closed"))
      if isOpen { content }
    }
  }
}
