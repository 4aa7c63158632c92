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

/// A transport over async-http-client, for programs on Linux that ask servers they do not trust.
///
///     let client = HTTPClient(transport: AsyncHTTPClientTransport(), maximumBytes: 1 << 20)
///
/// The body of an answer is read piece by piece, the next piece only when the last one is taken in; at the limit the
/// connection is closed. A request is sent with its own fields alone: there are no cookies, no stored passwords, and no
/// compression unless the configuration has it. An app keeps one transport: it has a pool of connections.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class AsyncHTTPClientTransport: HTTPTransport {
  /// How often a request is redirected before that counts as going round in circles.
  private static let maximumRedirects = 20

  private let client: AsyncHTTPClient.HTTPClient

  /// Makes a transport.
  ///
  /// - Parameter configuration: How servers are reached: certificates, proxy, connections at the same time. The transport
  ///   follows redirects itself, and tries each connection once, whatever the configuration says of these. A request
  ///   waits up to ten minutes for a connection unless the configuration has a limit, `timeout.connect`.
  public init(configuration: AsyncHTTPClient.HTTPClient.Configuration = .init()) {
    // The group that the library uses on Apple's systems throws errors of other types.
    client = AsyncHTTPClient.HTTPClient(
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration.forTransport)
  }

  deinit { client.shutdown { _ in } }

  /// Sends a request, follows redirects, and receives the answer.
  public func answer(to request: URLRequest, maximumBytes: Int) async throws -> HTTPAnswer {
    do {
      var request = request
      for _ in 0...Self.maximumRedirects {
        try Task.checkCancellation()
        let response = try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        guard let next = request.redirected(by: response) else {
          return try await response.answer(to: request, maximumBytes: maximumBytes)
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
  /// The library's limit of ten seconds for connecting also counts while a request waits until another one to the same
  /// server ends. The client has a limit of its own; this one only ends connections that are never made.
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

/// A stand-in that cannot be used: the compiler says what is missing.
@available(
  *, unavailable,
  message:
    "Enable the trait: .package(…, traits: [\"AsyncHTTPClient\"]) where the package tessera is declared."
)
public struct AsyncHTTPClientTransport: HTTPTransport {
  /// Cannot be called without the trait.
  public init() {}

  /// Cannot be called without the trait.
  public func answer(to request: URLRequest, maximumBytes: Int) async throws -> HTTPAnswer {
    throw URLError(.unsupportedURL)
  }
}
#endif
