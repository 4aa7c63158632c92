/// A store that keeps pages between launches of the app.
///
/// A store never fails: a page that it cannot read counts as missing, and a page that it cannot write is
/// lost. The store reports both as defined at its creation.
public protocol PageStore<Item, Key>: Sendable {
  /// The type of the items.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// The type of the keys that identify pages.
  associatedtype Key: Hashable & Sendable

  /// Returns the page with a key, or the first page if the key is `nil`; `nil` if the page is not stored.
  func page(_ key: Key?) async -> Page<Item, Key>?

  /// Stores a page, in place of the one with the same key.
  func save(_ page: Page<Item, Key>, for key: Key?) async

  /// Removes all pages except the one with a key, or the first page if the key is `nil`.
  ///
  /// That page stays stored throughout.
  func removeAll(except key: Key?) async

  /// Removes all pages.
  func removeAll() async
}
