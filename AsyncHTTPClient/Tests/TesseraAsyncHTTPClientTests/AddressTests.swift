import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Web addresses to which no connection can be made, because their ports or their hosts are impossible.
let impossibleAddresses = [
  "http://127.0.0.1:70000/", "http://[::1]:70000/", "https://example.com:65536/", "http://[]/",
  "http://%5B%5D/", "http://%5B/",
]

@Suite("Addresses over async-http-client", .timeLimit(.minutes(15)))
struct AddressTests {
  @Test(
    "A request to an impossible address fails",
    arguments: impossibleAddresses + ["unix:///run/docker.sock", "http+unix://%2Frun/", "file:///etc/passwd"])
  func impossible(address: String) async throws {
    let url = try #require(URL(string: address))
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, at: url) }
    #expect(failure == LoadFailure("This address cannot be loaded. Check it, then try again."))
  }

  @Test("A link to an impossible address is no page", arguments: impossibleAddresses)
  func link(target: String) async throws {
    let server = FaultyServer { _ in
      ServerResponse(headers: ["Link": "<\(target)>; rel=\"next\""], body: Array("[]".utf8))
    }
    let url = try await server.start()
    let source = HTTPSource(client: .patient(), first: URLRequest(url: url), pages: .links) {
      try $0.json([Post].self)
    }
    #expect(try await source.walk() == [[]])
    await server.stop()
  }

  @Test("A request whose body is a stream is not sent")
  func stream() async throws {
    let server = FaultyServer { _ in .text("[1]") }
    var request = URLRequest(url: try await server.start())
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: Data("[1]".utf8))
    let failure = try await failure { try await HTTPClient.patient().json([Int].self, from: request) }
    #expect(failure == LoadFailure("This request cannot be sent. Contact the developer of this app."))
    #expect(await server.log.requests.isEmpty)
    await server.stop()
  }
}
