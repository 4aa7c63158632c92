/// Where pages are kept from one run of the app to the next.
///
/// A store never fails: what it cannot read is as if it was not there, what it cannot write is lost, and both
/// are reported where the store is made.
public protocol PageStore<Item, Key>: Sendable {
  /// What is kept.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// What tells pages apart.
  associatedtype Key: Hashable & Sendable

  /// The page with a key, or the one that comes first without any; nil: it is not kept.
  func page(_ key: Key?) async -> Page<Item, Key>?

  /// Keeps a page in place of the one with the same key.
  func keep(_ page: Page<Item, Key>, for key: Key?) async

  /// Forgets all pages but the one with a key, or the one that comes first without any; that stays all the
  /// while.
  func removeAll(except key: Key?) async

  /// Forgets all pages.
  func removeAll() async
}
