import FaultyServer
import Foundation
import TesseraHTTP
import TesseraTesting
import Testing

@Suite("Responses that are too long", .timeLimit(.minutes(15)))
struct LongAnswerTests {
  private let message = "The server's response is too large. Request less data."

  @Test("A response that announces too many bytes is too long")
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

  @Test("A response without a length is also limited")
  func unannounced() async throws {
    let server = FaultyServer { _ in
      ServerResponse(
        headers: ["Transfer-Encoding": "chunked"],
        body: Array("1\r\n[\r\n3E8\r\n\(String(repeating: " ", count: 1000))\r\n0\r\n\r\n".utf8))
    }
    let url = try await server.start()
    let client = HTTPClient.patient(maximumBytes: 1000)
    let failure = try await failure { try await client.json([Int].self, at: url) }
    #expect(failure == LoadFailure(message))
    await server.stop()
  }

  @Test("The connection to an endless response is closed at the limit", arguments: [1000, 1 << 20])
  func flood(maximumBytes: Int) async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      await served.server.plan(.flood(bytes: 2 << 30))
      let client = HTTPClient.patient(maximumBytes: maximumBytes)
      let failure = try await failure { try await client.json([Post].self, at: url) }
      #expect(failure == LoadFailure(message))
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.left == [1])
      #expect(log.sentBytes[1, default: 0] < 2 << 30)
    }
  }

  @Test("A response that announces too many bytes is refused before its body")
  func refused() async throws {
    let server = FaultyServer { _ in
      ServerResponse(headers: ["Content-Length": "1000000000"], body: Array("[1, 2]".utf8))
    }
    let url = try await server.start()
    // The rest never comes.
    await server.plan(.stalled)
    let client = HTTPClient.patient(maximumBytes: 1000)
    let failure = try await failure { try await client.json([Int].self, at: url) }
    #expect(failure == LoadFailure(message))
    #expect(await server.log { $0.openCount == 0 }.left == [1])
    await server.stop()
  }

  @Test("A response that is too long is not retried")
  @MainActor
  func notRepeated() async throws {
    try await withFeed { served in
      await served.server.setFault(.flood(bytes: 64 << 20))
      let source = try served.numbered(.patient(maximumBytes: 1000))
      let loader = Loader(source, retry: .exponential(), clock: VirtualClock())
      loader.appear()
      await loader.settle()
      #expect(loader.phase == .failed(LoadFailure(message), keepsContent: false))
      #expect(await served.server.log.requests.count == 1)
    }
  }

  @Test("A response of exactly the maximum length is read")
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
