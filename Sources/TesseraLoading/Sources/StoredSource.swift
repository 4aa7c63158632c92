/// A source that stores its pages.
///
/// At the next launch, the stored pages are shown until the source has responded.
public struct StoredSource<Base: PageSource, Store: PageStore>: PageSource
where Base.Item == Store.Item, Base.Key == Store.Key {
  /// The type of the items.
  public typealias Item = Base.Item
  /// The type of the keys that identify pages.
  public typealias Key = Base.Key

  let base: Base
  let store: Store

  /// Loads a page and stores it.
  ///
  /// If the page replaces all content, the other stored pages are removed, because they continue the former
  /// content. A jump removes none, so that the first page is available at the next launch.
  public func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key> {
    let page = try await base.page(request)
    try Task.checkCancellation()
    await store.save(page, for: request.key)
    if request.intent.replacesEverything { await store.removeAll(except: request.key) }
    return page
  }

  /// Returns the stored page, or that of the underlying source if there is none.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? {
    if let page = await store.page(request.key) { return page }
    return await base.storedPage(request)
  }
}

extension PageSource {
  /// Returns a source that stores its pages in a store.
  public func stored<Store: PageStore>(in store: Store) -> StoredSource<Self, Store>
  where Store.Item == Item, Store.Key == Key {
    StoredSource(base: self, store: store)
  }
}

extension LoadIntent {
  /// Whether the result replaces all stored pages. The target of a jump says nothing about the others.
  fileprivate var replacesEverything: Bool {
    switch self {
    case .initial, .force, .pull: true
    case .appearance, .autoUpdate, .jump, .page: false
    }
  }
}
