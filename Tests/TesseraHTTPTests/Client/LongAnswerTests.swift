import FaultyServer
import Foundation
import TesseraHTTP
import Testing

@Suite("Answers that are too long", .timeLimit(.minutes(15)))
struct LongAnswerTests {
  private let message = "The server's answer is too long. Ask for less."

  @Test("An answer that announces more than is taken is too long, however much has come")
  func announced() async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      for fault in [Fault?.none, .status(200)] {
        await served.server.plan(fault)
        let client = HTTPClient.patient(maximumBytes: 100)
        let failure = try await failure { try await client.json([Post].self, at: url) }
        #expect((failure == LoadFailure(message)) == (fault == nil))
      }
    }
  }

  @Test("An answer that announces nothing is too long as well")
  func unannounced() async throws {
    let server = FaultyServer { _ in
      ServerAnswer(
        headers: ["Transfer-Encoding": "chunked"],
        body: Array("1\r\n[\r\n3E8\r\n\(String(repeating: " ", count: 1000))\r\n0\r\n\r\n".utf8))
    }
    let url = try await server.start()
    let client = HTTPClient.patient(maximumBytes: 1000)
    let failure = try await failure { try await client.json([Int].self, at: url) }
    #expect(failure == LoadFailure(message))
    await server.stop()
  }

  @Test("An answer that is just as long as is taken is read")
  func justLongEnough() async throws {
    let server = FaultyServer { _ in .text("[1, 2]") }
    let url = try await server.start()
    #expect(try await HTTPClient.patient(maximumBytes: 6).json([Int].self, at: url) == [1, 2])
    await #expect(throws: LoadFailure.self) {
      try await HTTPClient.patient(maximumBytes: 5).json([Int].self, at: url)
    }
    await server.stop()
  }
}
