import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that sends requests to servers and receives their responses.
///
/// ``URLSessionTransport`` is the default. Pass another one to
/// ``HTTPClient/init(transport:cache:timeLimit:maximumBytes:)``. The client handles the time limit, the
/// cache and the error messages.
public protocol HTTPTransport: Sendable {
  /// Sends a request, follows redirects, and receives the response.
  ///
  /// Use `URLRequest.redirected(to:from:)` to follow a redirect to another origin. Close the connection if
  /// the task is canceled.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - maximumBytes: The maximum size of the body, in bytes. Refuse a response before its body if the
  ///     header announces more, and receive no body beyond this limit.
  /// - Returns: The server's response, whatever its status.
  /// - Throws: A `URLError` whose code describes the problem, with the code `.dataLengthExceedsMaximum` if
  ///   the body is too long; a ``LoadFailure`` with a message of its own; or a `CancellationError`.
  func response(to request: URLRequest, maximumBytes: Int) async throws -> HTTPResponse
}
