import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A feed of posts on a server of its own.
struct ServedFeed: Sendable {
  let feed: PostFeed
  let server: FaultyServer
  let address: URL

  /// What is at a path.
  func url(_ path: String) throws -> URL {
    try #require(URL(string: path, relativeTo: address)?.absoluteURL)
  }

  /// A request for what is at a path.
  func request(_ path: String, headers: [String: String] = [:]) throws -> URLRequest {
    var request = URLRequest(url: try url(path))
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }
}

/// Serves a feed while something is done.
///
/// - Parameters:
///   - count: How many posts there are.
///   - clock: What slow answers wait on.
func withFeed(
  count: Int = 50, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, _ body: (ServedFeed) async throws -> Void
) async throws {
  let feed = PostFeed(count: count)
  let server = FaultyServer(clock: clock) { await feed.answer($0) }
  let address = try await server.start()
  do {
    try await body(ServedFeed(feed: feed, server: server, address: address))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

/// What goes wrong with something.
func failure<Value>(of load: () async throws -> Value) async throws -> LoadFailure {
  do {
    _ = try await load()
  } catch let failure as LoadFailure {
    return failure
  }
  throw NothingFailed()
}

/// Nothing has failed where something had to.
struct NothingFailed: Error {}
