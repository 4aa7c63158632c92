import FaultyServer
import Foundation
import TesseraAsyncHTTPClient
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Redirects over async-http-client", .timeLimit(.minutes(15)))
struct RedirectTests {
  /// A server that answers `[1]` at `/end`, and redirects all other requests to an address.
  private func server(status: Int = 302, leadingTo target: String) -> FaultyServer {
    FaultyServer { request in
      request.path == "/end"
        ? .text("[1]")
        : ServerResponse(status: status, headers: ["Location": target], body: Array("moved".utf8))
    }
  }

  private func secretRequest(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    for (name, value) in [
      ("Authorization", "Bearer secret"), ("Cookie", "session=secret"), ("X-Api-Key", "secret"),
      ("Accept", "application/json"),
    ] { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  @Test(
    "A redirect whose body never ends is followed, and its connection is closed",
    arguments: [Fault.flood(bytes: .max), .stalled])
  func endlessBody(fault: Fault) async throws {
    let server = server(leadingTo: "/end")
    let url = try await server.start().appendingPathComponent("start")
    await server.setFault(fault, at: "/start")
    #expect(try await HTTPClient.patient().json([Int].self, at: url) == [1])
    #expect(await server.log { $0.openCount == 0 }.left == [1])
    await server.stop()
  }

  @Test("A redirect to another server sends no secrets, only accept headers")
  func otherOrigin() async throws {
    let other = server(leadingTo: "/end")
    let target = try await other.start().appendingPathComponent("end")
    let server = server(leadingTo: target.absoluteString)
    let url = try await server.start().appendingPathComponent("start")
    let response = try await HTTPClient.patient().load(secretRequest(url)) { $0 }
    #expect(response.body == Data("[1]".utf8))
    #expect(response.url == target)
    let first = try #require(await server.log.requests.first)
    #expect(first.headers.filter { $0.value.contains("secret") }.count == 3)
    let last = try #require(await other.log.requests.first)
    #expect(last.headers["accept"] == "application/json")
    let leaked = last.headers.filter { $0.value.contains("secret") }
    #expect(leaked.isEmpty)
    await server.stop()
    await other.stop()
  }

  @Test("A redirect to the same server sends all headers")
  func sameOrigin() async throws {
    let server = server(leadingTo: "end")
    let url = try await server.start().appendingPathComponent("start")
    #expect(try await HTTPClient.patient().json([Int].self, from: secretRequest(url)) == [1])
    let last = try #require(await server.log.requests.last)
    #expect(last.path == "/end")
    #expect(last.headers.filter { $0.value.contains("secret") }.count == 3)
    await server.stop()
  }

  @Test(
    "A redirected request becomes a GET request if the status says so",
    arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func method(status: Int, method: String) async throws {
    let server = server(status: status, leadingTo: "/end")
    let url = try await server.start().appendingPathComponent("start")
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    #expect(try await HTTPClient.patient().json([Int].self, from: request) == [1])
    #expect(await server.log.requests.map(\.method) == ["POST", method])
    await server.stop()
  }

  @Test(
    "A redirect without a valid web address fails",
    arguments: [nil, "", "file:///etc/passwd", "unix:///run/docker.sock", "http+unix://%2Frun/", "http://"]
      + impossibleAddresses)
  func nowhere(target: String?) async throws {
    let server = FaultyServer { _ in
      var response = ServerResponse(status: 302, body: Array("moved".utf8))
      response.headers["Location"] = target
      return response
    }
    let url = try await server.start()
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
    #expect(failure == LoadFailure("The server redirected to an invalid address (302). Try again later."))
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
        await served.server.log { $0.requests.count >= count + round % 20 }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: (any Error).self) { try await task.value } }
      }
      await served.server.setFault(nil)
      #expect(try await client.json([Post].self, at: url).count == 20)
    }
  }
}
