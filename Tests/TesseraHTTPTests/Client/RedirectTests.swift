import FaultyServer
import Foundation
import TesseraHTTP
import TesseraTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Redirects", .timeLimit(.minutes(15)))
struct RedirectTests {
  /// Returns a server that answers `[1]` at `/end`, and redirects all other requests to an address, with a
  /// cookie.
  private func server(leadingTo target: String) -> FaultyServer {
    FaultyServer { request in
      if request.path == "/end" { return .text("[1]") }
      return ServerResponse(
        status: 302, headers: ["Location": target, "Set-Cookie": "visit=1; Path=/"], body: Array("moved".utf8)
      )
    }
  }

  private func secretRequest(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    for (name, value) in [
      ("Authorization", "Bearer secret"), ("Cookie", "session=secret"), ("X-Api-Key", "secret"),
      ("Accept", "application/json"), ("Accept-Language", "eo"),
    ] { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  @Test(
    "A redirect without a target fails permanently, with or without a body",
    arguments: [
      301, 302, 303, 307, 308,
    ])
  func nowhere(status: Int) async throws {
    for body in ["", "This page has moved."] {
      let server = FaultyServer { _ in ServerResponse(status: status, body: Array(body.utf8)) }
      let url = try await server.start()
      let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
      #expect(
        failure == LoadFailure("The server redirected to an invalid address (\(status)). Try again later."))
      await server.stop()
    }
  }

  @Test("A redirect to another server sends no secrets, only accept headers")
  func otherOrigin() async throws {
    let other = server(leadingTo: "/end")
    let target = try await other.start().appendingPathComponent("end")
    let server = server(leadingTo: target.absoluteString)
    let url = try await server.start().appendingPathComponent("start")
    // Otherwise cookies of the session replace those of the request.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    let client = HTTPClient(session: URLSession(configuration: configuration), timeLimit: .seconds(3600))
    #expect(try await client.json([Int].self, from: secretRequest(url)) == [1])
    let first = try #require(await server.log.requests.first)
    #expect(first.headers["authorization"] == "Bearer secret")
    #expect(first.headers["cookie"]?.contains("session=secret") == true)
    let last = try #require(await other.log.requests.first)
    #expect(last.headers["accept"] == "application/json")
    #expect(last.headers["accept-language"] == "eo")
    let leaked = last.headers.filter { $0.value.contains("secret") }
    #expect(leaked.isEmpty)
    await server.stop()
    await other.stop()
  }

  @Test("A redirect to the same server sends all headers, and the new cookie")
  func sameOrigin() async throws {
    let server = server(leadingTo: "/end")
    let url = try await server.start().appendingPathComponent("start")
    var request = secretRequest(url)
    request.setValue(nil, forHTTPHeaderField: "Cookie")
    #expect(try await HTTPClient.patient().json([Int].self, from: request) == [1])
    let last = try #require(await server.log.requests.last)
    #expect(last.path == "/end")
    #expect(last.headers["authorization"] == "Bearer secret")
    #expect(last.headers["x-api-key"] == "secret")
    #expect(last.headers["cookie"] == "visit=1")
    await server.stop()
  }

  @Test(
    "A redirect whose body never ends fails at the time limit",
    arguments: [Fault.stalled, .flood(bytes: .max)])
  func endlessBody(fault: Fault) async throws {
    let server = server(leadingTo: "/end")
    let url = try await server.start().appendingPathComponent("start")
    await server.setFault(fault, at: "/start")
    let clock = VirtualClock()
    let client = HTTPClient(timeLimit: .seconds(10), clock: clock)
    let task = Task { try await failure { try await client.json([Int].self, at: url) } }
    await server.log { $0.sentBytes[1, default: 0] > 0 }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(10))
    #expect(
      try await task.value == LoadFailure("The server is taking too long. Try again.", isTransient: true))
    // Foundation on Linux reads until the connection ends.
    await server.stop()
  }

  @Test("The delegate of an app's session can refuse a redirect")
  func refused() async throws {
    let server = server(leadingTo: "/end")
    let url = try await server.start().appendingPathComponent("start")
    let session = URLSession(configuration: .ephemeral, delegate: Homebody(), delegateQueue: nil)
    let client = HTTPClient(session: session, timeLimit: .seconds(3600))
    let failure = try await failure { try await client.json([Int].self, at: url) }
    #expect(failure == LoadFailure("The server redirected to an invalid address (302). Try again later."))
    #expect(await server.log.requests.count == 1)
    await server.stop()
  }

  @Test("A request can be canceled at any time during redirects")
  func canceled() async throws {
    try await withFeed { served in
      await served.server.setFault(.redirectLoop)
      let url = try served.url("posts")
      let client = HTTPClient.patient()
      for round in 0..<40 {
        let tasks = (0..<4).map { _ in Task { try await client.json([Post].self, at: url) } }
        let count = await served.server.log.requests.count
        await served.server.log { $0.requests.count >= count + round }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: (any Error).self) { try await task.value } }
      }
      await served.server.setFault(nil)
      #expect(try await client.json([Post].self, at: url).count == 20)
    }
  }
}

/// A delegate that refuses all redirects.
private final class Homebody: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
