/// An error that a source throws if it has nothing newer than its previous result.
///
/// The content stays as it is, and the load succeeds.
///
///     func page(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
///       let answer = try await server.posts(page: request.key ?? 1)
///       if answer.isUnchanged { throw NotModified() }
///       return Page(answer.posts, next: answer.next)
///     }
///
/// It is an error so that it passes through sources that wrap others. The load fails if nothing is loaded, or
/// if the loaded content comes from another source.
public struct NotModified: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension NotModified: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String { "The source has nothing new." }
}
