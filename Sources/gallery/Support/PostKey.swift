import FaultyServer
import TesseraHTTP
import TesseraLoading

#if canImport(FoundationNetworking)
import FoundationNetworking
#else
import Foundation
#endif

/// What comes before or behind something in the posts of the bundled server.
enum PostKey: Hashable, Codable, Sendable {
  /// Newer than a post.
  case before(String)
  /// Older than a post.
  case after(String)
}

extension HTTPSource where Item == Post, Key == PostKey {
  /// The posts of a server, newest first, from where the reader has stopped the last time.
  ///
  /// - Parameters:
  ///   - server: Where they come from.
  ///   - mark: The post at which the reader has stopped; asking for news forgets it.
  static func posts(of server: BundledServer, from mark: Int) -> Self {
    HTTPSource { request, client in
      var query = ["limit": "20"]
      switch request.key {
      case .before(let id): query["before"] = id
      case .after(let id): query["after"] = id
      case nil where request.intent != .pull: query["around"] = "\(mark)"
      case nil: break
      }
      let url = try await server.url("timeline", query)
      let stretch = try await client.json(PostFeed.Stretch.self, at: url)
      return Page(
        stretch.posts, next: stretch.next.map { .after($0) }, previous: stretch.previous.map { .before($0) })
    }
  }
}
