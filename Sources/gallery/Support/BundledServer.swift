import FaultyServer
import Foundation

/// The server of the examples that load data: a real server, inside the gallery, that fails on demand.
///
/// It starts when its address is requested for the first time.
actor BundledServer {
  nonisolated let feed: PostFeed
  private let server: FaultyServer
  private var starting: Task<URL, any Error>?

  init(postCount: Int) {
    let feed = PostFeed(count: postCount)
    self.feed = feed
    server = FaultyServer { await feed.answer($0) }
  }

  func url(_ path: String, _ query: [String: String] = [:]) async throws -> URL {
    let starting = self.starting ?? Task { [server] in try await server.start() }
    self.starting = starting
    let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    return try await starting.value.appending(path: path).appending(queryItems: items)
  }

  /// Makes all responses fail in one way from now on; `nil` ends that.
  func setFault(_ fault: Fault?) async { await server.setFault(fault) }

  /// The requests so far, and their results.
  var log: ServerLog { get async { await server.log } }

  /// Closes all connections and stops listening.
  func stop() async {
    // If the server is just starting, it stops after that.
    _ = try? await starting?.value
    starting = nil
    await server.stop()
  }
}
