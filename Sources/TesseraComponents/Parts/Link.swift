/// A text that leads elsewhere, such as to a web page. It is a ``Button`` with the role ``ButtonRole/link``.
///
///     Link("Terms of use") { open("https://example.com/terms") }
public struct Link: Component {
  private let title: String
  private let action: () -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: The title, on one line.
  ///   - action: The handler that is called when the user follows the link.
  public init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The button.
  public var body: some Component { Button(title, role: .link, action: action) }
}
