import FaultyServer
import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Conditional requests", .timeLimit(.minutes(15)))
struct ConditionTests {
  /// Loads posts, and returns their ids and their origin.
  private func posts(
    _ client: HTTPClient, _ request: URLRequest
  ) async throws -> (ids: [Int], origin: HTTPResponse.Origin) {
    try await client.load(request) { (try $0.json([Post].self).map(\.id), $0.origin) }
  }

  @Test("An unchanged response is not sent again")
  func unchanged() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      #expect(try await posts(client, request) == ([3, 2, 1], .server))
      #expect(try await posts(client, request) == ([3, 2, 1], .revalidated))
      await served.feed.publish()
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .server))
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .revalidated))
      let questions = await served.server.log.requests.map { $0.headers["if-none-match"] != nil }
      #expect(questions == [false, true, true, true])
    }
  }

  @Test("A client that ignores the cache sends no conditional request")
  func ignoringCache() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      #expect(try await posts(client.ignoringCache, request) == ([3, 2, 1], .server))
      #expect(await served.server.log.requests.last?.headers["if-none-match"] == nil)
    }
  }

  @Test("A client that only uses the cache returns stored responses and sends nothing")
  func cacheOnly() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      let message = try await failure { try await posts(client.cacheOnly, request) }.message
      #expect(message == "This is not available offline. Connect to the internet, then try again.")
      _ = try await posts(client, request)
      #expect(try await posts(client.cacheOnly, request) == ([3, 2, 1], .cached))
      #expect(await served.server.log.requests.count == 1)
    }
  }

  @Test(
    "Invalid entity tags do no harm",
    arguments: ["no quotes", "\"half", "W/\"weak\"", "", "\"tab\tand ü\"", "\"a\", \"b\"", "*"])
  func wrongTags(tag: String) async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      await served.server.setFault(.tagged(tag))
      for count in 3..<6 {
        #expect(try await posts(client, request).ids.count == count)
        await served.feed.publish()
      }
    }
  }

  @Test("A server that confirms another entity tag is asked for the whole response")
  func otherTag() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      await served.feed.publish()
      await served.server.plan(.unchanged(tag: "\"other\""))
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .server))
      #expect(await served.server.log.requests.count == 3)
    }
  }

  @Test("A wrong confirmation is trusted until the cache is ignored")
  func wronglyConfirmed() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      await served.feed.publish()
      await served.server.plan(.unchanged())
      #expect(try await posts(client, request) == ([3, 2, 1], .revalidated))
      #expect(try await posts(client.ignoringCache, request) == ([4, 3, 2, 1], .server))
    }
  }

  @Test("An unreadable response is not revalidated")
  func unreadable() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      await served.feed.publish()
      await served.server.plan(.malformed)
      _ = try await failure { try await posts(client, request) }
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .server))
      #expect(await served.server.log.requests.last?.headers["if-none-match"] == nil)
    }
  }

  @Test("A date is used if there is no entity tag")
  func date() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = FaultyServer { request in
      let isKnown = request.headers["if-modified-since"] == date
      return ServerResponse(
        status: isKnown ? 304 : 200, headers: ["Last-Modified": date],
        body: Array((isKnown ? "" : "[1]").utf8))
    }
    let request = URLRequest(url: try await server.start())
    let client = HTTPClient.patient()
    for origin in [HTTPResponse.Origin.server, .revalidated, .revalidated] {
      #expect(try await client.load(request) { $0.origin } == origin)
    }
    await server.stop()
  }

  @Test("A request with conditions of its own is sent unchanged")
  func ownConditions() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts", headers: ["If-None-Match": "\"mine\""])
      _ = try await posts(client, request)
      _ = try await posts(client, request)
      let tags = await served.server.log.requests.map { $0.headers["if-none-match"] }
      #expect(tags == ["\"mine\"", "\"mine\""])
    }
  }

  @Test("A confirmed response has the new headers and the stored body")
  func revalidated() throws {
    let url = try #require(URL(string: "https://a/b"))
    let cached = HTTPResponse(
      url: url, headers: ["ETag": "\"1\"", "Content-Length": "3", "X-Old": "1"], body: Data("abc".utf8))
    let news = HTTPResponse(
      status: 304, url: url, headers: ["ETag": "W/\"1\"", "Content-Length": "0", "X-New": "2"])
    let answer = try #require(cached.revalidated(by: news))
    #expect(answer.status == 200)
    #expect(answer.body == cached.body)
    #expect(["ETag", "Content-Length", "X-Old", "X-New"].map(answer.header) == ["W/\"1\"", "3", "1", "2"])
  }
}
