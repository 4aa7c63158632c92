// Former names, kept for one minor version.

extension GTKApp {
  /// Asks the user for a text, in a field above the collection.
  @available(*, deprecated, message: "Use prompt(_:text:onEnd:), which also says that the user has canceled.")
  public func showPrompt(_ prompt: String, _ onSubmit: @escaping (String) -> Void) {
    self.prompt(prompt) { text in
      if let text { onSubmit(text) }
    }
  }

  /// Asks the user for a text, in a field above the collection.
  @available(*, deprecated, message: "Use prompt(_:text:onEnd:), which also says that the user has canceled.")
  public func ask(_ prompt: String, _ onSubmit: @escaping (String) -> Void) { showPrompt(prompt, onSubmit) }

  /// Whether a prompt is shown.
  @available(*, deprecated, renamed: "isShowingPrompt")
  public var isAsking: Bool { isShowingPrompt }
}
