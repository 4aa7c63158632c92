/// A request for a page of a source.
public struct PageRequest<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The reason for the request.
  public var intent: LoadIntent<Key>
  /// The key of the page; `nil` for the first page.
  public var key: Key?
  /// The number of failed attempts at the same request.
  public var attempt: Int

  /// Creates a request for a page.
  public init(_ intent: LoadIntent<Key>, key: Key? = nil, attempt: Int = 0) {
    self.intent = intent
    self.key = key
    self.attempt = attempt
  }
}

extension PageRequest: CustomStringConvertible {
  /// A short description, as in `next page 3, attempt 2`.
  public var description: String {
    "\(intent)" + (key.map { " \($0)" } ?? "") + (attempt > 0 ? ", attempt \(attempt + 1)" : "")
  }
}
