/// A source of pages, which are loaded by an asynchronous function.
///
///     struct Posts: PageSource {
///       func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
///         let number = request.key ?? 1
///         let answer = try await server.posts(page: number)
///         return Page(answer.posts, next: answer.isLast ? nil : number + 1)
///       }
///     }
///
/// The source chooses the type of its keys: page numbers, offsets, cursors or links. The key of a source
/// without pages is `Never`.
public protocol PageSource<Item, Key>: Sendable {
  /// The type of the items.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// The type of the keys that identify pages.
  associatedtype Key: Hashable & Sendable

  /// Loads a page, away from the main actor.
  ///
  /// The task is canceled when the page is no longer needed. A result after that is ignored.
  ///
  /// - Throws: Any error. Throw a ``LoadFailure`` to say whether and when another attempt makes sense.
  func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key>

  /// Returns a page that is available without contacting a server; `nil` if there is none, which is the
  /// default.
  ///
  /// The page is shown until ``page(_:)`` returns. This is called only for intents that allow it, see
  /// ``LoadIntent/allowsStored``.
  func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>?
}

extension PageSource {
  /// Returns `nil`.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? { nil }
}
