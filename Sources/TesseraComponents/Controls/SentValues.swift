/// The texts that a field has sent to the app, and the text that the app has declared.
package typealias SentEdits = SentValues<String>

/// The values that a control has sent to the app, and the value that the app has declared.
///
/// An app may take an edit only after the user has typed on. Then it declares a text that was sent before, and the field keeps
/// its later text.
package struct SentValues<Value: Equatable> {
  private var declared: Value
  /// The values that the app has not declared yet, the latest last.
  private var pending: [Value] = []

  private static var limit: Int { 64 }

  package init(declared: Value) { self.declared = declared }

  package mutating func add(_ value: Value) {
    pending.append(value)
    if pending.count > Self.limit { pending.removeFirst() }
  }

  /// Records a value that the app declares. Returns `true` if the value replaces the one in the control;
  /// `false` if the app has not changed its value, or has taken an edit.
  package mutating func replaces(_ value: Value, byDeclared new: Value) -> Bool {
    if new == declared {
      // The app and the control agree after edits that end where they began.
      if pending.last == new { pending = [] }
      return false
    }
    declared = new
    if let index = pending.firstIndex(of: new) {
      pending.removeFirst(index + 1)
      return false
    }
    pending = []
    return new != value
  }
}
