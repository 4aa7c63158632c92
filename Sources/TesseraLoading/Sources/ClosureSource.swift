/// A source that is a closure.
public struct ClosureSource<Item: Identifiable & Sendable, Key: Hashable & Sendable>: PageSource
where Item.ID: Sendable {
  private let load: @Sendable (PageRequest<Key>) async throws -> Page<Item, Key>

  /// A source of pages.
  public init(_ load: @escaping @Sendable (PageRequest<Key>) async throws -> Page<Item, Key>) {
    self.load = load
  }

  /// What the closure answers.
  public func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key> { try await load(request) }
}

extension ClosureSource where Key == Never {
  /// A source that has everything on one page.
  public init(items load: @escaping @Sendable () async throws -> [Item]) {
    self.init { _ in Page(try await load()) }
  }
}
