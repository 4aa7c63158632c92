import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests to servers and their answers back.
///
/// ``URLSessionTransport`` is the usual one. Another one is given to a client by
/// ``HTTPClient/init(transport:memory:timeLimit:maximumBytes:clock:)``; it leaves the limit of time, the
/// memory and the messages to the client.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public protocol HTTPTransport: Sendable {
  /// Sends a request, follows redirects, and receives the answer.
  ///
  /// A redirect to another origin is followed with `URLRequest.redirected(to:from:)`. Where the task is
  /// cancelled, the server is left.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - maximumBytes: How many bytes the body may have. An answer whose header announces more is refused
  ///     before its body, and none is received further than that.
  /// - Returns: Whatever the server answers, of any status.
  /// - Throws: A `URLError` whose code says what went wrong, `.dataLengthExceedsMaximum` where the body is too
  ///   long; a ``LoadFailure`` with words of its own; or a `CancellationError`.
  func answer(to request: URLRequest, maximumBytes: Int) async throws -> HTTPAnswer
}
