/// A source whose pages are kept: what was loaded is there at once the next time, until the source itself has
/// answered.
public struct StoredSource<Base: PageSource, Store: PageStore>: PageSource
where Base.Item == Store.Item, Base.Key == Store.Key {
  /// What is loaded.
  public typealias Item = Base.Item
  /// What tells pages apart.
  public typealias Key = Base.Key

  let base: Base
  let store: Store

  /// Loads a page and keeps it. One that replaces everything forgets the others then: they continue what is
  /// no more. A jump forgets none, so that what comes first is there at once the next time.
  public func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key> {
    let page = try await base.page(request)
    try Task.checkCancellation()
    await store.keep(page, for: request.key)
    if request.intent.replacesEverything { await store.removeAll(except: request.key) }
    return page
  }

  /// The page as it was kept; what the source itself knows of it where it was not.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? {
    if let page = await store.page(request.key) { return page }
    return await base.storedPage(request)
  }
}

extension PageSource {
  /// The source with its pages kept in a store.
  public func stored<Store: PageStore>(in store: Store) -> StoredSource<Self, Store>
  where Store.Item == Item, Store.Key == Key {
    StoredSource(base: self, store: store)
  }
}

extension LoadIntent {
  /// Whether the answer takes the place of all that is kept. Elsewhere, where a jump goes, says nothing of that.
  fileprivate var replacesEverything: Bool {
    switch self {
    case .initial, .force, .pull: true
    case .appearance, .autoUpdate, .jump, .page: false
    }
  }
}
