import FlyingFox
import FlyingSocks
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The client works with a server of another package.
@Suite("Another server", .timeLimit(.minutes(15)))
struct OtherServerTests {
  private struct Item: Codable, Identifiable, Sendable {
    let id: Int
  }

  @Test("Linked pages are loaded from any server")
  func links() async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: 900, logger: .disabled)
    await server.appendRoute("/items") { request in
      let page = request.query.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 1
      var headers: HTTPHeaders = [HTTPHeader("ETag"): "\"\(page)\""]
      if page < 3 { headers[HTTPHeader("Link")] = "<?page=\(page + 1)>; rel=next" }
      if request.headers[HTTPHeader("If-None-Match")] == "\"\(page)\"" {
        return HTTPResponse(statusCode: HTTPStatusCode(304, phrase: "Not Modified"), headers: headers)
      }
      return HTTPResponse(statusCode: .ok, headers: headers, body: Data("[{\"id\": \(page)}]".utf8))
    }
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 900)
    guard case .ip4(_, let port) = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)/items")
    else { throw CancellationError() }

    let source = HTTPSource<Item, URL>(
      client: .patient(), first: URLRequest(url: url), pages: .links
    ) { try $0.json() }
    for _ in 0..<2 { #expect(try await source.walk().joined().map(\.id) == [1, 2, 3]) }
    running.cancel()
    _ = await running.result
  }
}
