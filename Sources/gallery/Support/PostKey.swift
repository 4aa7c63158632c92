import FaultyServer
import TesseraHTTP
import TesseraLoading

#if canImport(FoundationNetworking)
import FoundationNetworking
#else
import Foundation
#endif

/// The key of a page of posts before or after a given post.
enum PostKey: Hashable, Codable, Sendable {
  /// Posts newer than the given one.
  case before(String)
  /// Posts older than the given one.
  case after(String)
}

extension HTTPSource where Item == Post, Key == PostKey {
  /// Returns a source of the posts of a server, newest first, from the post where the user stopped the last
  /// time.
  ///
  /// - Parameters:
  ///   - server: The server that has the posts.
  ///   - mark: The post where the user stopped; a refresh ignores it.
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
