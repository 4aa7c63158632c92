/// What a source is asked for.
public struct PageRequest<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Why.
  public var intent: LoadIntent<Key>
  /// Which page; nil: the one that comes first without any key.
  public var key: Key?
  /// How many attempts at the same have failed before.
  public var attempt: Int

  /// Asks for a page.
  public init(_ intent: LoadIntent<Key>, key: Key? = nil, attempt: Int = 0) {
    self.intent = intent
    self.key = key
    self.attempt = attempt
  }
}

extension PageRequest: CustomStringConvertible {
  /// One line, as in `next page 3, attempt 2`.
  public var description: String {
    "\(intent)" + (key.map { " \($0)" } ?? "") + (attempt > 0 ? ", attempt \(attempt + 1)" : "")
  }
}
