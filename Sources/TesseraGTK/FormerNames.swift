// Former names, kept for one minor version.

extension GTKApp {
  /// Asks the user for a text, in a field above the collection.
  @available(*, deprecated, renamed: "showPrompt(_:_:)")
  public func ask(_ prompt: String, _ onSubmit: @escaping (String) -> Void) { showPrompt(prompt, onSubmit) }

  /// Whether a prompt is shown.
  @available(*, deprecated, renamed: "isShowingPrompt")
  public var isAsking: Bool { isShowingPrompt }
}
