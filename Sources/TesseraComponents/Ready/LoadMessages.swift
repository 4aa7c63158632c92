import TesseraKernel

/// A message in place of items that are loading.
///
///     Section("people") { … }.loading(loader.state) { LoadingMessage() }
public struct LoadingMessage: Component {
  private let title: String

  /// Creates a message.
  public init(_ title: String = "Loading…") { self.title = title }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The text, centered.
  public var body: some Component {
    Text(title).style(.caption).textAlignment(.center).frame(width: .fill, horizontal: .center)
  }
}

/// A message in place of items that could not be loaded, with a button that tries again.
///
///     Section("people") { … }.failure(loader.state) { error in
///       FailureMessage("People could not be loaded", detail: error.text) { loader.load() }
///     }
public struct FailureMessage: Component {
  private let title: String
  private let detail: String?
  private let button: String
  private let retry: () -> Void

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: The text that says what has failed.
  ///   - detail: The reason; `nil` for none.
  ///   - button: The title of the button.
  ///   - retry: The handler that is called when the user presses the button.
  public init(
    _ title: String, detail: String? = nil, button: String = "Try again", retry: @escaping () -> Void
  ) {
    (self.title, self.detail, self.button, self.retry) = (title, detail, button, retry)
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The texts above the button, centered.
  public var body: some Component {
    PlaceholderMessage(title, detail: detail) { Button(button, action: retry) }
  }
}
