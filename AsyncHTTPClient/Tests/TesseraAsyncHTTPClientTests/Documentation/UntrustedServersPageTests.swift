import Foundation
import TesseraAsyncHTTPClient
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code for untrusted servers in Documentation/LoadingOverHTTP.md; LoadingOverHTTPPageTests compares the
/// two.
@Suite("Documentation/LoadingOverHTTP.md", .timeLimit(.minutes(15)))
struct UntrustedServersPageTests {
  private struct Post: Decodable, Identifiable, Equatable, Sendable {
    var id: Int
    var text: String
  }

  @Test("The source of the page loads twenty posts, and fails if a page is too long")
  func untrustedServer() async throws {
    try await withFeed { served in
      let first = try served.request("posts")
      let transport = AsyncHTTPClientTransport()
      let client = HTTPClient(transport: transport, maximumBytes: 1 << 20)
      let posts = HTTPSource(client: client, first: first, pages: .numbers(size: 20)) {
        try $0.json([Post].self)
      }
      #expect(try await posts.page(PageRequest(.initial)).items.count == 20)
      await served.server.plan(.flood(bytes: .max))
      await #expect(throws: LoadFailure("The server's response is too large. Request less data.")) {
        try await posts.page(PageRequest(.force(keepsContent: false)))
      }
    }
  }
}
