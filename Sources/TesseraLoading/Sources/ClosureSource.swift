/// A source that calls a closure.
public struct ClosureSource<Item: Identifiable & Sendable, Key: Hashable & Sendable>: PageSource
where Item.ID: Sendable {
  private let load: @Sendable (PageRequest<Key>) async throws -> Page<Item, Key>

  /// Creates a source from a closure that loads a page.
  public init(_ load: @escaping @Sendable (PageRequest<Key>) async throws -> Page<Item, Key>) {
    self.load = load
  }

  /// Returns the page that the closure loads.
  public func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key> { try await load(request) }
}

extension ClosureSource where Key == Never {
  /// Creates a source from a closure that loads all items as one page.
  public init(items load: @escaping @Sendable () async throws -> [Item]) {
    self.init { _ in Page(try await load()) }
  }
}
