import FaultyServer
import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("What has not changed", .timeLimit(.minutes(15)))
struct ConditionTests {
  /// Reads posts and where they come from.
  private func posts(
    _ client: HTTPClient, _ request: URLRequest
  ) async throws -> (ids: [Int], origin: HTTPAnswer.Origin) {
    try await client.load(request) { (try $0.json([Post].self).map(\.id), $0.origin) }
  }

  @Test("What has not changed is not sent again")
  func unchanged() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      #expect(try await posts(client, request) == ([3, 2, 1], .server))
      #expect(try await posts(client, request) == ([3, 2, 1], .confirmed))
      await served.feed.publish()
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .server))
      #expect(try await posts(client, request) == ([4, 3, 2, 1], .confirmed))
      let questions = await served.server.log.requests.map { $0.headers["if-none-match"] != nil }
      #expect(questions == [false, true, true, true])
    }
  }

  @Test("Who wants everything anew is not told that nothing has changed")
  func anew() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      #expect(try await posts(client.anew, request) == ([3, 2, 1], .server))
      #expect(await served.server.log.requests.last?.headers["if-none-match"] == nil)
    }
  }

  @Test("What is kept is there without asking, and nothing else is")
  func onlyMemory() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      let message = try await failure { try await posts(client.onlyMemory, request) }.message
      #expect(message == "This was not loaded before. Connect, then try again.")
      _ = try await posts(client, request)
      #expect(try await posts(client.onlyMemory, request) == ([3, 2, 1], .kept))
      #expect(await served.server.log.requests.count == 1)
    }
  }

  @Test(
    "Wrong tags do no harm",
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

  @Test("A server that confirms another answer than the one that is kept is asked for the whole")
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

  @Test("A server that confirms wrongly is believed, until everything is wanted anew")
  func wronglyConfirmed() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      _ = try await posts(client, request)
      await served.feed.publish()
      await served.server.plan(.unchanged())
      #expect(try await posts(client, request) == ([3, 2, 1], .confirmed))
      #expect(try await posts(client.anew, request) == ([4, 3, 2, 1], .server))
    }
  }

  @Test("What could not be read is not asked about again")
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

  @Test("A date does where there is no tag")
  func date() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = FaultyServer { request in
      let isKnown = request.headers["if-modified-since"] == date
      return ServerAnswer(
        status: isKnown ? 304 : 200, headers: ["Last-Modified": date],
        body: Array((isKnown ? "" : "[1]").utf8))
    }
    let request = URLRequest(url: try await server.start())
    let client = HTTPClient.patient()
    for origin in [HTTPAnswer.Origin.server, .confirmed, .confirmed] {
      #expect(try await client.load(request) { $0.origin } == origin)
    }
    await server.stop()
  }

  @Test("Who asks such things themselves is not helped")
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

  @Test("What a server confirms is described anew, but its content stays")
  func confirmed() throws {
    let url = try #require(URL(string: "https://a/b"))
    let kept = HTTPAnswer(
      url: url, headers: ["ETag": "\"1\"", "Content-Length": "3", "X-Old": "1"], body: Data("abc".utf8))
    let news = HTTPAnswer(
      status: 304, url: url, headers: ["ETag": "W/\"1\"", "Content-Length": "0", "X-New": "2"])
    let answer = try #require(kept.confirmed(by: news))
    #expect(answer.status == 200)
    #expect(answer.body == kept.body)
    #expect(["ETag", "Content-Length", "X-Old", "X-New"].map(answer.header) == ["W/\"1\"", "3", "1", "2"])
  }
}
