/// Where pages come from: one asynchronous function.
///
///     struct Posts: PageSource {
///       func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
///         let number = request.key ?? 1
///         let answer = try await server.posts(page: number)
///         return Page(answer.posts, next: answer.isLast ? nil : number + 1)
///       }
///     }
///
/// Keys are what the source likes: page numbers, offsets, cursors, links. A source without pages has `Never`
/// for a key.
public protocol PageSource<Item, Key>: Sendable {
  /// What is loaded.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// What tells pages apart.
  associatedtype Key: Hashable & Sendable

  /// Loads a page, away from the main actor.
  ///
  /// It is cancelled when nobody waits for the answer any more; what it answers after that counts for
  /// nothing.
  ///
  /// - Throws: Anything; a ``LoadFailure`` says whether another attempt makes sense, and when.
  func page(_ request: PageRequest<Key>) async throws -> Page<Item, Key>

  /// What is known of a page without asking far away: it is shown until ``page(_:)`` has answered. Only asked
  /// for intents that allow it, see ``LoadIntent/allowsStored``; nothing by default.
  func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>?
}

extension PageSource {
  /// Nothing.
  public func storedPage(_ request: PageRequest<Key>) async -> Page<Item, Key>? { nil }
}
