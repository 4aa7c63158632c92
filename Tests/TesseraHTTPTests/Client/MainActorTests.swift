import FaultyServer
import Foundation
import TesseraHTTP
import Testing

/// Half of these tests is that the code compiles.
@MainActor
@Suite("Loading from the main actor", .timeLimit(.minutes(15)))
struct MainActorTests {
  /// A result that is not sendable.
  private final class Shelf {
    let count: Int

    init(count: Int) { self.count = count }
  }

  @Test("A plain closure reads a response off the main thread")
  func plainClosure() async throws {
    try await withFeed(count: 3) { served in
      let client = HTTPClient.patient()
      let request = try served.request("posts")
      let count = try await client.load(request) { answer in
        #expect(!Thread.isMainThread)
        return try answer.json([Post].self).count
      }
      #expect(count == 3)
      let shelf = try await client.load(request) { Shelf(count: try $0.json([Post].self).count) }
      #expect(shelf.count == 3)
    }
  }
}
