import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that loads data from servers and caches their responses.
///
/// The client stores each response that could be read. Later requests ask the server only whether the
/// response has changed. If it has not, the client uses the stored response. Errors are thrown as
/// ``LoadFailure``, whose message can be shown to the user.
///
///     let client = HTTPClient(timeLimit: .seconds(10))
///     let posts = try await client.json([Post].self, at: address)
///
/// Canceling the task cancels the request.
public struct HTTPClient: Sendable {
  enum CachePolicy: Sendable {
    /// The server, with a conditional request if a response is stored.
    case server
    /// The server, without a conditional request.
    case ignoringCache
    /// The cache only.
    case cache
  }

  let exchange: HTTPExchange
  let cache: HTTPCache
  private(set) var cachePolicy = CachePolicy.server
  /// The recorder of responses that are not cached or cannot be read; `nil` if there is none.
  private var misses: CacheMisses?

  /// Creates a client that loads over a session.
  ///
  /// - Parameters:
  ///   - session: The session that sends requests. The default session has no cache, because ``HTTPCache``
  ///     behaves the same on all systems, and no time limit of its own. The cache and the time limits of
  ///     another session apply in addition: by default, a request of such a session fails if no data arrives
  ///     for 60 seconds.
  ///   - cache: The cache that stores responses. Several clients may share one.
  ///   - timeLimit: The maximum time for a complete response, even if it takes two requests.
  ///   - maximumBytes: The maximum size of a response's body, in bytes. If the header announces more, the
  ///     client refuses the response before its body; otherwise it closes the connection at the limit.
  public init(
    session: URLSession = .withoutCache, cache: HTTPCache = HTTPCache(),
    timeLimit: LoadDuration = .seconds(30), maximumBytes: Int = 64 << 20
  ) {
    self.init(URLSessionTransport.over(session), cache, timeLimit, maximumBytes, .continuous)
  }

  /// Creates a client that loads over another transport than a session.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests.
  ///   - cache: The cache that stores responses. Several clients may share one.
  ///   - timeLimit: The maximum time for a complete response, even if it takes two requests.
  ///   - maximumBytes: The maximum size of a response's body, in bytes.
  public init(
    transport: any HTTPTransport, cache: HTTPCache = HTTPCache(),
    timeLimit: LoadDuration = .seconds(30), maximumBytes: Int = 64 << 20
  ) {
    self.init(transport, cache, timeLimit, maximumBytes, .continuous)
  }

  /// Creates a client that loads over a session, and measures its time limit by a clock, such as one that a
  /// test controls.
  ///
  /// The other parameters are those of the initializer without a clock.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(
    session: URLSession = .withoutCache, cache: HTTPCache = HTTPCache(),
    timeLimit: LoadDuration = .seconds(30), maximumBytes: Int = 64 << 20, clock: any Clock<Duration>
  ) {
    self.init(URLSessionTransport.over(session), cache, timeLimit, maximumBytes, LoadClock(clock))
  }

  /// Creates a client that loads over another transport than a session, and measures its time limit by a
  /// clock.
  ///
  /// The other parameters are those of the initializer without a clock.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(
    transport: any HTTPTransport, cache: HTTPCache = HTTPCache(),
    timeLimit: LoadDuration = .seconds(30), maximumBytes: Int = 64 << 20, clock: any Clock<Duration>
  ) {
    self.init(transport, cache, timeLimit, maximumBytes, LoadClock(clock))
  }

  private init(
    _ transport: any HTTPTransport, _ cache: HTTPCache, _ timeLimit: LoadDuration, _ maximumBytes: Int,
    _ clock: LoadClock
  ) {
    exchange = HTTPExchange(
      transport: transport, timeLimit: min(timeLimit, .longestWait), maximumBytes: maximumBytes, clock: clock)
    self.cache = cache
  }

  /// A copy of the client that contacts no server, and fails if no response is stored.
  public var cacheOnly: HTTPClient { withCachePolicy(.cache) }

  /// Returns a copy of the client that contacts no server, and records its misses.
  func cacheOnly(recording misses: CacheMisses) -> HTTPClient {
    var client = cacheOnly
    client.misses = misses
    return client
  }

  /// A copy of the client that loads complete responses, whether or not one is stored.
  ///
  /// Use it if a server wrongly reports that nothing has changed.
  public var ignoringCache: HTTPClient { withCachePolicy(.ignoringCache) }

  /// Returns the client for an intent, which ignores the cache if the content was discarded.
  func serving<Key>(_ intent: LoadIntent<Key>) -> HTTPClient {
    intent == .force(keepsContent: false) ? ignoringCache : self
  }

  private func withCachePolicy(_ cachePolicy: CachePolicy) -> HTTPClient {
    var client = self
    client.cachePolicy = cachePolicy
    return client
  }
}

// MARK: - Loading

extension HTTPClient {
  /// Sends a request and reads the response.
  ///
  /// A response that could be read is stored.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - read: A closure that reads the response. It never runs on the main actor, because reading a long
  ///     response would block the user interface.
  /// - Returns: The value that `read` returns.
  /// - Throws: A ``LoadFailure`` or a `CancellationError`.
  public func load<Value>(
    _ request: URLRequest, read: @Sendable (HTTPResponse) throws -> Value
  ) async throws -> Value {
    try await value(of: request, read: read)
  }

  /// Sends a request and reads the response on the current executor.
  private func value<Value>(
    of request: URLRequest, read: (HTTPResponse) throws -> Value
  ) async throws -> Value {
    let response = try await response(to: request)
    do {
      let value = try read(response)
      if cachePolicy != .cache { await cache.store(response, to: request) }
      return value
    } catch let notModified as NotModified {
      // The stored response was read before, and is valid.
      throw notModified
    } catch {
      // Load an unreadable response in full the next time.
      await cache.remove(request)
      await misses?.record()
      throw LoadFailure(reading: error)
    }
  }

  /// Sends a request and decodes the response as JSON.
  ///
  /// - Throws: A ``LoadFailure`` or a `CancellationError`.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self, from request: URLRequest, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try await value(of: request) { try $0.json(type, decoder: decoder) }
  }

  /// Loads the resource at an address and decodes it as JSON.
  ///
  /// - Throws: A ``LoadFailure`` or a `CancellationError`.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self, at url: URL, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try await json(type, from: URLRequest(url: url), decoder: decoder)
  }

  private func response(to request: URLRequest) async throws -> HTTPResponse {
    switch cachePolicy {
    case .server:
      let cached = await cache.response(to: request)
      return try await exchange.withinTime { try await $0.response(to: request, comparedWith: cached) }
    case .ignoringCache:
      return try await exchange.withinTime { try await $0.response(to: request).successful() }
    case .cache:
      guard !Task.isCancelled, let response = await cache.response(to: request) else {
        await misses?.record()
        try Task.checkCancellation()
        throw LoadFailure.notCached
      }
      return response
    }
  }
}

extension HTTPExchange {
  /// Asks the server whether the stored response is current. Loads the complete response if the server
  /// confirms another one than the stored one.
  fileprivate func response(to request: URLRequest, comparedWith cached: HTTPResponse?) async throws
    -> HTTPResponse
  {
    guard let cached, let conditionalRequest = request.revalidationRequest(for: cached) else {
      return try await response(to: request).successful()
    }
    let response = try await response(to: conditionalRequest)
    guard response.status == 304 else { return try response.successful() }
    if let revalidated = cached.revalidated(by: response) { return revalidated }
    return try await self.response(to: request).successful()
  }
}

extension URLSession {
  /// An ephemeral session that has no cache and no time limit.
  public static let withoutCache: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The default of 60 seconds would end clients with a longer limit.
    configuration.timeoutIntervalForRequest = LoadDuration.longestWait.inSeconds
    configuration.timeoutIntervalForResource = configuration.timeoutIntervalForRequest
    return URLSession(configuration: configuration)
  }()
}
