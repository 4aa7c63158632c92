import FaultyServer
import Foundation
import TesseraAsyncHTTPClient
import TesseraHTTP
import TesseraTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Untrusted servers", .timeLimit(.minutes(15)))
struct HostileServerTests {
  private let tooLong = LoadFailure("The server's response is too large. Request less data.")

  @Test("A content length of 2^63 − 1 is refused, and the next response is read")
  func longestContentLength() async throws {
    let server = FaultyServer { request in
      let length = request.path == "/" ? ["Content-Length": "9223372036854775807"] : [:]
      return ServerResponse(headers: length, body: Array("[1, 2]".utf8))
    }
    let url = try await server.start()
    let client = HTTPClient.patient()
    #expect(try await failure { try await client.json([Int].self, at: url) } == tooLong)
    #expect(try await client.json([Int].self, at: url.appendingPathComponent("next")) == [1, 2])
    await server.stop()
  }

  @Test(
    "A content length that is not a valid number is unreadable",
    arguments: ["9223372036854775808000", "-1", "all"])
  func absurdContentLength(length: String) async throws {
    let server = FaultyServer { _ in
      ServerResponse(headers: ["Content-Length": length], body: Array("[1, 2]".utf8))
    }
    let url = try await server.start()
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
    #expect(failure == LoadFailure("The server's response cannot be read. Try again later."))
    await server.stop()
  }

  @Test("A connection that ends in the header is lost, and the next response is read")
  func cutHeader() async throws {
    // Not even the first field of such a short header arrives.
    let server = FaultyServer { _ in ServerResponse(body: Array("[1, 2]".utf8)) }
    let url = try await server.start()
    await server.plan(.cutHeader)
    let client = HTTPClient.patient()
    let failure = try await failure { try await client.json([Int].self, at: url) }
    #expect(failure == LoadFailure("The connection was lost. Try again.", isTransient: true))
    #expect(try await client.json([Int].self, at: url) == [1, 2])
    await server.stop()
  }

  @Test("A header that is too long cannot be read")
  func longHeader() async throws {
    let server = FaultyServer { _ in
      ServerResponse(headers: ["X-Long": String(repeating: "x", count: 1 << 20)], body: Array("[]".utf8))
    }
    let url = try await server.start()
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
    #expect(failure == LoadFailure("The server's response cannot be read. Try again later."))
    await server.stop()
  }

  /// The difference is the size of the system's buffers at both ends of a connection.
  @Test("An endless response ends near the limit, so that the server can send little more")
  func flood() async throws {
    let maximumBytes = 8 << 20
    try await withFeed { served in
      let url = try served.url("posts")
      await served.server.plan(.flood(bytes: .max))
      let client = HTTPClient.patient(maximumBytes: maximumBytes)
      #expect(try await failure { try await client.json([Post].self, at: url) } == tooLong)
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.left == [1])
      #expect(log.sentBytes[1, default: 0] > maximumBytes)
      #expect(log.sentBytes[1, default: 0] < 4 * maximumBytes)
    }
  }

  @Test(
    "A client without a password fails at once",
    arguments: [nil, "Basic realm=\"posts\"", "Digest realm=\"posts\", nonce=\"1\"", "Bearer", "Basic", ""])
  func notSignedIn(challenge: String?) async throws {
    let server = FaultyServer { _ in
      var response = ServerResponse(status: 401, body: Array("sign in".utf8))
      response.headers["WWW-Authenticate"] = challenge
      return response
    }
    let url = try await server.start()
    let client = HTTPClient.patient()
    for count in 1...2 {
      let failure = try await failure { try await client.json([Int].self, at: url) }
      #expect(failure == LoadFailure("You are not signed in (401). Sign in, then try again."))
      #expect(await server.log.requests.count == count)
    }
    await server.stop()
  }
}

@Suite("Responses over async-http-client", .timeLimit(.minutes(15)))
struct AnswerTests {
  @Test("A response has its status, headers, address and body")
  func response() async throws {
    let server = FaultyServer { _ in
      ServerResponse(headers: ["ETag": "\"a\"", "Content-Type": "text/plain"], body: Array("hello".utf8))
    }
    let url = try await server.start().appendingPathComponent("hello")
    let response = try await AsyncHTTPClientTransport().response(to: URLRequest(url: url), maximumBytes: 5)
    #expect(response.status == 200)
    #expect(response.url == url)
    #expect(response.header("etag") == "\"a\"")
    #expect(response.header("Content-Type") == "text/plain")
    #expect(response.header("Content-Length") == "5")
    #expect(response.body == Data("hello".utf8))
    await server.stop()
  }

  @Test("A request to a slow server ends at the time limit", arguments: [Fault.held, .stalled])
  func tooSlow(fault: Fault) async throws {
    try await withFeed { served in
      let clock = VirtualClock()
      let client = HTTPClient(
        transport: AsyncHTTPClientTransport(), timeLimit: .seconds(10), clock: clock)
      let url = try served.url("posts")
      await served.server.plan(fault)
      let task = Task { try await failure { try await client.json([Post].self, at: url) } }
      await served.server.log { $0.requests.count == 1 }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(10))
      #expect(
        try await task.value == LoadFailure("The server is taking too long. Try again.", isTransient: true))
      #expect(await served.server.log { $0.openCount == 0 }.left == [1])
    }
  }

  @Test("Canceling a task ends the request and closes the connection", arguments: [Fault.held, .stalled])
  func canceled(fault: Fault) async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      await served.server.plan(fault)
      let task = Task { try await HTTPClient.patient().json([Post].self, at: url) }
      let isStalled = fault == .stalled
      await served.server.log { $0.requests.count == 1 && (!isStalled || $0.sentBytes[1, default: 0] > 0) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.left == [1])
      #expect(log.answered == [])
    }
  }

  @Test("A task that was canceled before sends no request")
  func canceledBefore() async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await HTTPClient.patient().json([Post].self, at: url)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      _ = try await HTTPClient.patient().json([Author].self, at: served.url("authors"))
      #expect(await served.server.log.lines == ["/authors"])
    }
  }
}
