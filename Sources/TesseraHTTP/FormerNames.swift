import Foundation
import TesseraLoading

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// Former names, kept for one minor version.

/// The former name of ``HTTPCache``.
@available(*, deprecated, renamed: "HTTPCache")
public typealias AnswerMemory = HTTPCache

/// The former name of ``HTTPResponse``.
@available(*, deprecated, renamed: "HTTPResponse")
public typealias HTTPAnswer = HTTPResponse

extension HTTPClient {
  /// The client that reads its cache only.
  @available(*, deprecated, renamed: "cacheOnly")
  public var onlyMemory: HTTPClient { cacheOnly }

  /// The client that ignores its cache.
  @available(*, deprecated, renamed: "ignoringCache")
  public var anew: HTTPClient { ignoringCache }
}

extension HTTPResponse.Origin {
  /// The response was stored, and the server confirmed that it is current.
  @available(*, deprecated, renamed: "revalidated")
  public static var confirmed: HTTPResponse.Origin { .revalidated }
}

/// Loads several values concurrently.
@available(*, deprecated, renamed: "concurrentMap(_:atMost:load:)")
public func gather<Input: Sendable, Output: Sendable>(
  _ inputs: some Collection<Input>, atMost limit: Int = 4,
  load: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Result<Output, LoadFailure>] {
  try await concurrentMap(inputs, atMost: limit, load: load)
}

extension HTTPResponse.Origin {
  /// The response was stored, and no server was contacted.
  @available(*, deprecated, renamed: "cached")
  public static var kept: HTTPResponse.Origin { .cached }
}

extension HTTPCache {
  /// Returns the stored response to a request.
  @available(*, deprecated, renamed: "response(to:)")
  public func answer(to request: URLRequest) -> HTTPResponse? { response(to: request) }

  /// Stores a response to a request.
  @available(*, deprecated, renamed: "store(_:to:)")
  public func keep(_ response: HTTPResponse, to request: URLRequest) { store(response, to: request) }

  /// Removes the response to a request.
  @available(*, deprecated, renamed: "remove(_:)")
  public func forget(_ request: URLRequest) { remove(request) }
}
