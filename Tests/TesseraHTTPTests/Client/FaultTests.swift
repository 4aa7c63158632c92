import FaultyServer
import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The tests use real connections.
@Suite("Faults of servers", .timeLimit(.minutes(15)))
struct FaultTests {
  @Test(
    "A fault is reported, and the next attempt succeeds",
    arguments: [
      (Fault.dropped, "The connection was lost. Try again.", true),
      (.truncated, "The connection was lost. Try again.", true),
      (.empty, "The server sent an empty response. Try again later.", true),
      (.malformed, "The server's response cannot be read. Try again later.", false),
      (
        .webPage,
        "The server sent a web page instead of data. If this network requires you to sign in, do that, then try again.",
        false
      ),
      (.status(500), "The server has a problem (500). Try again later.", true),
      (.status(404), "This was not found (404). Check the address.", false),
      (.status(302), "The server redirected to an invalid address (302). Try again later.", false),
      (.unchanged(), "The server reported no changes (304). Try again later.", false),
      (.unchanged(tag: "\"x\""), "The server reported no changes (304). Try again later.", false),
    ])
  func told(fault: Fault, message: String, isTransient: Bool) async throws {
    try await withFeed { served in
      let client = HTTPClient.patient()
      let url = try served.url("posts")
      await served.server.plan(fault)
      let failure = try await failure { try await client.json([Post].self, at: url) }
      #expect(failure.message == message)
      #expect(failure.isTransient == isTransient)
      #expect(failure.retryAfter == nil)
      #expect(try await client.json([Post].self, at: url).count == 20)
      #expect(await served.server.log.requests.count == 2)
    }
  }

  @Test(
    "A busy server sets the time of the next attempt",
    arguments: [
      (503, "20", LoadDuration.seconds(20), "The server is busy (503). Try again in 20 s."),
      (429, "3600", .seconds(3600), "Too many requests were sent (429). Try again in 60 min."),
      (503, "Thu, 01 Jan 1970 00:00:00 GMT", .zero, "The server is busy (503). Try again now."),
      (503, "when I like", nil, "The server is busy (503). Try again later."),
    ])
  func busy(status: Int, retryAfter: String, expected: LoadDuration?, message: String) async throws {
    try await withFeed { served in
      await served.server.plan(.status(status, retryAfter: retryAfter))
      let url = try served.url("posts")
      let failure = try await failure { try await HTTPClient.patient().json([Post].self, at: url) }
      #expect(failure == LoadFailure(message, isTransient: true, retryAfter: expected))
    }
  }

  @Test("A redirect loop ends soon")
  func redirects() async throws {
    try await withFeed { served in
      await served.server.setFault(.redirectLoop)
      let url = try served.url("posts")
      let failure = try await failure { try await HTTPClient.patient().json([Post].self, at: url) }
      #expect(failure.message == "The server redirected this request too many times. Try again later.")
      #expect(await served.server.log.requests.count <= 25)
    }
  }

  @Test("The failure names the place of wrong content")
  func place() async throws {
    let server = FaultyServer { _ in .text("[{\"id\": 1, \"author\": 1, \"text\": \"a\"}, {\"id\": \"x\"}]") }
    let url = try await server.start()
    let failure = try await failure { try await HTTPClient.patient().json([Post].self, at: url) }
    #expect(failure.message == "The server's response cannot be read (at 1.id). Try again later.")
    #expect(failure.cause is DecodingError)
    await server.stop()
  }

  @Test("Valid content is read even if its declared type is wrong")
  func wrongType() async throws {
    let server = FaultyServer { _ in .text("[1, 2]", type: "text/html") }
    let url = try await server.start()
    #expect(try await HTTPClient.patient().json([Int].self, at: url) == [1, 2])
    await server.stop()
  }

  @Test("An unreachable server is reported")
  func unreachable() async throws {
    let server = FaultyServer { _ in .text("[]") }
    let url = try await server.start()
    await server.stop()
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
    #expect(failure == LoadFailure("The server cannot be reached. Try again later.", isTransient: true))
  }

  @Test("Addresses with other schemes are not loaded")
  func otherSchemes() async throws {
    for text in ["gopher://127.0.0.1/", "nothing"] {
      let url = try #require(URL(string: text))
      let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
      #expect(failure.message == "This address cannot be loaded. Check it, then try again.", "\(text)")
    }
  }

  @Test("A response that is shorter than its header announces is incomplete")
  func announced() throws {
    let url = try #require(URL(string: "https://a/b"))
    let body = Data("1234".utf8)
    let headers = [
      ["Content-Length": "5"], ["Content-Length": "4"], ["Content-Length": "5", "Content-Encoding": "gzip"],
      [:],
    ]
    var request = URLRequest(url: url)
    func isWhole(_ headers: [String: String]) -> Bool {
      (try? HTTPResponse(url: url, headers: headers, body: body).complete(for: request)) != nil
    }
    #expect(headers.map(isWhole) == [false, true, true, true])
    // Only the header was requested.
    request.httpMethod = "HEAD"
    #expect(isWhole(["Content-Length": "5"]))
  }
}
