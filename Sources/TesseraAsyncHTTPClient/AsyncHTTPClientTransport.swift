#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over async-http-client, for programs on Linux that contact servers they do not trust.
///
///     let client = HTTPClient(transport: AsyncHTTPClientTransport(), maximumBytes: 1 << 20)
///
/// The transport reads a response's body in pieces, and reads the next piece only after it has processed the
/// last one. At the limit it closes the connection. A request is sent with its own header fields alone: no
/// cookies, no stored passwords, and no compression unless the configuration enables it. Use one transport
/// per app, because each one has its own pool of connections.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class AsyncHTTPClientTransport: HTTPTransport {
  /// The number of redirects after which a request counts as a redirect loop.
  private static let maximumRedirects = 20

  private let client: AsyncHTTPClient.HTTPClient

  /// Creates a transport.
  ///
  /// - Parameter configuration: The configuration of the connections: certificates, proxy, number of
  ///   concurrent connections. The transport follows redirects itself and tries each connection once,
  ///   whatever the configuration says about these. A request waits up to ten minutes for a connection unless
  ///   the configuration sets a limit in `timeout.connect`.
  public init(configuration: AsyncHTTPClient.HTTPClient.Configuration = .init()) {
    // The group that the library uses on Apple's systems throws errors of other types.
    client = AsyncHTTPClient.HTTPClient(
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration.forTransport)
  }

  deinit { client.shutdown { _ in } }

  /// Sends a request, follows redirects, and receives the response.
  public func response(to request: URLRequest, maximumBytes: Int) async throws -> HTTPResponse {
    do {
      var request = request
      for _ in 0...Self.maximumRedirects {
        try Task.checkCancellation()
        let response = try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        guard let next = request.redirected(by: response) else {
          return try await response.response(to: request, maximumBytes: maximumBytes)
        }
        // The body of a redirect is not read: its connection is closed here.
        request = next
      }
      throw URLError(.httpTooManyRedirects)
    } catch {
      try Task.checkCancellation()
      if error is LoadFailure { throw error }
      throw URLError(telling: error)
    }
  }
}

extension AsyncHTTPClient.HTTPClient.Configuration {
  /// The configuration that the transport uses.
  ///
  /// The library's limit of ten seconds for connecting also counts the time in which a request waits for
  /// another one to the same server. ``HTTPClient`` has a time limit of its own. The limit here only ends
  /// connections that are never established.
  var forTransport: Self {
    var configuration = self
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = timeout.connect ?? .minutes(10)
    return configuration
  }
}
#else
import Foundation
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A placeholder that makes the compiler name the missing trait.
@available(
  *, unavailable,
  message:
    "Enable the trait: .package(…, traits: [\"AsyncHTTPClient\"]) where the package tessera is declared."
)
public struct AsyncHTTPClientTransport: HTTPTransport {
  /// Unavailable without the trait.
  public init() {}

  /// Unavailable without the trait.
  public func response(to request: URLRequest, maximumBytes: Int) async throws -> HTTPResponse {
    throw URLError(.unsupportedURL)
  }
}
#endif
