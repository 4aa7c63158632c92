import FaultyServer
import Foundation
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Several at the same time", .timeLimit(.minutes(15)))
struct GatherTests {
  @Test("Results come in the order of what was asked, and a failure is one of them")
  func partial() async throws {
    try await withFeed { served in
      let paths = ["authors/1", "authors/99", "authors/3"]
      let results = try await gather(paths) {
        try await HTTPClient.patient().json(Author.self, at: served.url($0))
      }
      #expect(results.map { try? $0.get().name } == ["Ada", nil, "Chiara"])
      #expect(throws: LoadFailure("Nothing was found (404). Check the address.")) { try results[1].get() }
    }
  }

  @Test(
    "No more are under way than are allowed",
    arguments: [(1, [1, 1, 1]), (2, [2, 1]), (3, [3]), (9, [3]), (0, [1, 1, 1])])
  func limit(limit: Int, waves: [Int]) async throws {
    try await withFeed { served in
      await served.server.setFault(.held)
      let urls = try (1...3).map { try served.url("authors/\($0)") }
      let task = Task {
        try await gather(urls, atMost: limit) { try await HTTPClient.patient().json(Author.self, at: $0) }
      }
      var asked = 0
      for count in waves {
        asked += count
        let (expected, done) = (asked, asked - count)
        // A client has its answer a little before the server says so.
        let log = await served.server.log { $0.requests.count >= expected && $0.answered.count >= done }
        #expect(log.openCount == count)
        await served.server.release()
      }
      #expect(try await task.value.compactMap { try? $0.get().id } == [1, 2, 3])
    }
  }

  @Test("What has succeeded counts, unless nothing has")
  func successes() throws {
    let (lost, late) = (LoadFailure("lost"), LoadFailure("late"))
    let some: [Result<Int, LoadFailure>] = [.success(1), .failure(lost), .success(3)]
    let none: [Result<Int, LoadFailure>] = [.failure(lost), .failure(late)]
    #expect(try some.successes() == [1, 3])
    #expect(throws: lost) { try none.successes() }
    #expect(try none.prefix(0).successes() == [])
  }

  @Test("Cancelling ends them all, and begins none")
  func cancelled() async throws {
    try await withFeed { served in
      await served.server.setFault(.held)
      let urls = try (1...5).map { try served.url("authors/\($0)") }
      let task = Task {
        try await gather(urls, atMost: 2) { try await HTTPClient.patient().json(Author.self, at: $0) }
      }
      await served.server.log { $0.requests.count == 2 }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.requests.count == 2)
      #expect(log.left.count == 2)
    }
  }

  @Test("Nothing to do is done at once")
  func nothing() async throws {
    #expect(try await gather([Int]()) { $0 }.isEmpty)
  }
}
