/// The texts that a field has sent to the app, and the text that the app has declared.
///
/// An app may take an edit only after the user has typed on. Then it declares a text that was sent before, and the field keeps
/// what has been typed since.
package struct SentEdits {
  /// The text that the app declared last.
  private var declared: String
  /// The texts that the app has not declared yet, the latest last.
  private var pending: [String] = []

  private static var limit: Int { 64 }

  /// Creates the edits of a field that shows the text of the app.
  package init(declared: String) { self.declared = declared }

  /// Adds a text that is sent to the app.
  package mutating func add(_ text: String) {
    pending.append(text)
    if pending.count > Self.limit { pending.removeFirst() }
  }

  /// Records a text that the app declares.
  ///
  /// - Returns: `true` if the text replaces the one in the field; `false` if the app has not changed its text, or has taken an
  ///   edit.
  package mutating func replaces(_ text: String, byDeclared new: String) -> Bool {
    if new == declared { return false }
    declared = new
    if let index = pending.firstIndex(of: new) {
      pending.removeFirst(index + 1)
      return false
    }
    pending = []
    return new != text
  }
}
