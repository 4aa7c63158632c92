/// A selected page of a collection.
public struct SelectedPage: Hashable, Sendable {
  /// The key that identifies the page.
  public var key: ItemKey
  /// The number of pages before it.
  public var position: Int

  /// Creates a page from its parts.
  public init(key: ItemKey, position: Int) {
    self.key = key
    self.position = position
  }
}

extension SelectedPage: CustomStringConvertible {
  /// One line, as in `pages/a at 0`.
  public var description: String { key.description + " at " + position.description }
}
