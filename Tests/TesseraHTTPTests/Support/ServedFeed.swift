import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A feed of posts and its server.
struct ServedFeed: Sendable {
  let feed: PostFeed
  let server: FaultyServer
  let address: URL

  func url(_ path: String) throws -> URL {
    try #require(URL(string: path, relativeTo: address)?.absoluteURL)
  }

  func request(_ path: String, headers: [String: String] = [:]) throws -> URLRequest {
    var request = URLRequest(url: try url(path))
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }
}

/// Runs a test with a feed and its server.
///
/// - Parameters:
///   - count: The number of posts.
///   - clock: The clock of slow responses.
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

func failure<Value>(of load: () async throws -> Value) async throws -> LoadFailure {
  do {
    _ = try await load()
  } catch let failure as LoadFailure {
    return failure
  }
  throw NothingFailed()
}

/// The error if an expected failure is missing.
struct NothingFailed: Error {}
