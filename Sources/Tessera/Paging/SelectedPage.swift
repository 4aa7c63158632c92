/// The page that a collection stands on.
public struct SelectedPage: Hashable, Sendable {
  /// What makes the page the same page.
  public var key: ItemKey
  /// How many pages there are before it.
  public var position: Int

  /// Makes a page from its parts.
  public init(key: ItemKey, position: Int) {
    self.key = key
    self.position = position
  }
}

extension SelectedPage: CustomStringConvertible {
  /// As in `pages/a at 0`.
  public var description: String { key.description + " at " + position.description }
}
