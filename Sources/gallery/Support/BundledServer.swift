import FaultyServer
import Foundation

/// The server of the examples that load something: a real one, inside the gallery, that goes wrong on demand.
///
/// It listens as soon as somebody asks for its address.
actor BundledServer {
  /// What it has to tell.
  nonisolated let feed: PostFeed
  private let server: FaultyServer
  private var starting: Task<URL, any Error>?

  /// A server with posts.
  init(postCount: Int) {
    let feed = PostFeed(count: postCount)
    self.feed = feed
    server = FaultyServer { await feed.answer($0) }
  }

  /// Where something is.
  func url(_ path: String, _ query: [String: String] = [:]) async throws -> URL {
    let starting = self.starting ?? Task { [server] in try await server.start() }
    self.starting = starting
    let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    return try await starting.value.appending(path: path).appending(queryItems: items)
  }

  /// Lets all answers go wrong in one way from now on; nil: in none.
  func setFault(_ fault: Fault?) async { await server.setFault(fault) }

  /// What was asked until now, and what became of it.
  var log: ServerLog { get async { await server.log } }

  /// Ends all connections and listens no more.
  func stop() async {
    // Where it is just being started, it is stopped when that is done.
    _ = try? await starting?.value
    starting = nil
    await server.stop()
  }
}
