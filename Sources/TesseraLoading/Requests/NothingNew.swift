/// Says that a source has nothing newer than what it has answered before: all that is shown stays as it is, and the load
/// has succeeded.
///
///     func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
///       let answer = try await server.posts(page: request.key ?? 1)
///       if answer.isUnchanged { throw NothingNew() }
///       return Page(answer.posts, next: answer.next)
///     }
///
/// It is thrown, so that it passes through whatever wraps a source. Where nothing is loaded that could stay, or what is
/// there comes from another source, the load fails.
public struct NothingNew: Error, Hashable, Sendable {
  /// Says so.
  public init() {}
}

extension NothingNew: CustomStringConvertible {
  /// One sentence.
  public var description: String { "The source has nothing new." }
}
