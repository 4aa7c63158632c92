/// A text that leads elsewhere, such as to a web page. It is a ``Button`` with the role ``ButtonRole/link``.
///
///     Link("Terms of use", to: "https://example.com/terms") { open($0) }
///
/// In a terminal that supports links, the user can also open the address without the app.
public struct Link: PrimitiveComponent {
  private let title: String
  private let address: String?
  private let action: () -> Void

  /// Creates a link without an address.
  ///
  /// - Parameters:
  ///   - title: The title, on one line.
  ///   - action: The handler that is called when the user follows the link.
  public init(_ title: String, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
    address = nil
  }

  /// Creates a link to an address.
  ///
  /// - Parameters:
  ///   - title: The title, on one line.
  ///   - address: The address, such as `https://example.com`.
  ///   - action: The handler that receives the address when the user follows the link.
  public init(_ title: String, to address: String, action: @escaping (String) -> Void) {
    self.title = title
    self.address = address
    self.action = { action(address) }
  }

  /// Appends the button.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(.button(title, .link), handler: .press(action))
    if let address { tree.link(controlAt: tree.nodes.count - 1, to: address) }
  }
}
