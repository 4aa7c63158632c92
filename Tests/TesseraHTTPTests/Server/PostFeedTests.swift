import Foundation
import Testing

@testable import FaultyServer

@Suite("The feed of the test server")
struct PostFeedTests {
  private func answer(_ feed: PostFeed, _ target: String) async throws -> ServerResponse {
    var bytes = Array("GET \(target) HTTP/1.1\r\n\r\n".utf8)
    return await feed.answer(ServerRequest(number: 1, head: try #require(RequestHead(takenFrom: &bytes))))
  }

  private func ids(_ feed: PostFeed, _ target: String) async throws -> [Int] {
    try JSONDecoder().decode([Post].self, from: Data(try await answer(feed, target).body)).map(\.id)
  }

  /// Returns a part of the timeline with its outer cursors, as in `12 < 11 10 9 < 8`.
  private func stretch(_ feed: PostFeed, _ query: String) async throws -> String {
    let body = Data(try await answer(feed, "/timeline?limit=3&" + query).body)
    let stretch = try JSONDecoder().decode(PostFeed.Stretch.self, from: body)
    let ids = stretch.posts.map { "\($0.id)" }.joined(separator: " ")
    return "\(stretch.previous ?? "-") < \(ids) < \(stretch.next ?? "-")"
  }

  @Test("Pages start at their numbers and offsets, and are empty beyond the end")
  func pages() async throws {
    let feed = PostFeed(count: 7)
    #expect(try await ids(feed, "/posts?per_page=3") == [7, 6, 5])
    #expect(try await ids(feed, "/posts?per_page=3&page=3") == [1])
    #expect(try await ids(feed, "/posts?per_page=3&page=4") == [])
    #expect(try await ids(feed, "/posts?offset=2&limit=2") == [5, 4])
    for query in [
      "page=99999999999999999999&per_page=0", "page=-1", "offset=-1", "offset=9223372036854775807",
    ] {
      #expect(try await answer(feed, "/posts?" + query).status == 200)
    }
    let middle = try await answer(feed, "/posts?per_page=3&page=2")
    #expect(middle.headers["X-Total-Count"] == "7")
    #expect(
      middle.headers["Link"]
        == "</posts?page=3&per_page=3>; rel=\"next\", </posts?page=1&per_page=3>; rel=\"prev\"")
  }

  @Test("Cursors stay valid when posts are added and removed")
  func cursors() async throws {
    let feed = PostFeed(count: 7)
    #expect(try await stretch(feed, "") == "- < 7 6 5 < 5")
    #expect(try await stretch(feed, "after=5") == "4 < 4 3 2 < 2")
    #expect(try await stretch(feed, "after=2") == "1 < 1 < -")
    #expect(try await stretch(feed, "around=4") == "5 < 5 4 3 < 3")
    #expect(try await stretch(feed, "before=5") == "- < 7 6 < 6")
    await feed.remove(id: 5)
    await feed.publish(count: 3)
    #expect(try await stretch(feed, "after=5") == "4 < 4 3 2 < 2")
    #expect(try await stretch(feed, "before=5") == "8 < 8 7 6 < 6")
    #expect(try await stretch(feed, "before=10") == "- <  < -")
  }

  @Test("Posts are found by words, authors by ids, and other paths are not found")
  func others() async throws {
    let feed = PostFeed(count: 50)
    let found = try await ids(feed, "/search?q=TIDE&limit=3")
    #expect(found.count == 3)
    #expect(try await answer(feed, "/authors/2").body == Array(#"{"id":2,"name":"Björn"}"#.utf8))
    #expect(try await answer(feed, "/authors/9").status == 404)
    #expect(try await answer(feed, "/elsewhere").status == 404)
  }
}
