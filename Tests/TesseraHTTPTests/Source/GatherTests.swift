import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Concurrent requests", .timeLimit(.minutes(15)))
struct GatherTests {
  @Test("Results are in the order of the inputs, and include failures")
  func partial() async throws {
    try await withFeed { served in
      let paths = ["authors/1", "authors/99", "authors/3"]
      let results = try await concurrentMap(paths) {
        try await HTTPClient.patient().json(Author.self, at: served.url($0))
      }
      #expect(results.map { try? $0.get().name } == ["Ada", nil, "Chiara"])
      #expect(throws: LoadFailure("This was not found (404). Check the address.")) { try results[1].get() }
    }
  }

  @Test(
    "The number of concurrent requests is limited",
    arguments: [(1, [1, 1, 1]), (2, [2, 1]), (3, [3]), (9, [3]), (0, [1, 1, 1])])
  func limit(limit: Int, waves: [Int]) async throws {
    try await withFeed { served in
      await served.server.setFault(.held)
      let urls = try (1...3).map { try served.url("authors/\($0)") }
      let task = Task {
        try await concurrentMap(urls, atMost: limit) {
          try await HTTPClient.patient().json(Author.self, at: $0)
        }
      }
      var asked = 0
      for count in waves {
        asked += count
        let (expected, done) = (asked, asked - count)
        // A client has its response a little before the server records it.
        let log = await served.server.log { $0.requests.count >= expected && $0.answered.count >= done }
        #expect(log.openCount == count)
        await served.server.release()
      }
      #expect(try await task.value.compactMap { try? $0.get().id } == [1, 2, 3])
    }
  }

  @Test("Successful results are returned, unless all have failed")
  func successes() throws {
    let (lost, late) = (LoadFailure("lost"), LoadFailure("late"))
    let some: [Result<Int, LoadFailure>] = [.success(1), .failure(lost), .success(3)]
    let none: [Result<Int, LoadFailure>] = [.failure(lost), .failure(late)]
    #expect(try some.successes() == [1, 3])
    #expect(throws: lost) { try none.successes() }
    #expect(try none.prefix(0).successes() == [])
  }

  @Test("Canceling ends all running requests and starts none")
  func canceled() async throws {
    try await withFeed { served in
      await served.server.setFault(.held)
      let urls = try (1...5).map { try served.url("authors/\($0)") }
      let task = Task {
        try await concurrentMap(urls, atMost: 2) { try await HTTPClient.patient().json(Author.self, at: $0) }
      }
      await served.server.log { $0.requests.count == 2 }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.requests.count == 2)
      #expect(log.left.count == 2)
    }
  }

  @Test("Without inputs, the result is empty at once")
  func nothing() async throws {
    #expect(try await concurrentMap([Int]()) { $0 }.isEmpty)
  }
}
