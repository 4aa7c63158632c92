import FaultyServer
import Foundation
import TesseraHTTP
import TesseraLoading
import TesseraTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Canceled and timed out requests", .timeLimit(.minutes(15)))
struct CancellationTests {
  @Test("Canceling a task ends the request and closes the connection", arguments: [Fault.held, .stalled])
  func canceled(fault: Fault) async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      await served.server.plan(fault)
      let task = Task { try await HTTPClient.patient().json([Post].self, at: url) }
      await served.server.log { $0.requests.count == 1 }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.left == [1])
      #expect(log.answered == [])
    }
  }

  @Test("A task that was canceled before sends no request")
  func canceledBefore() async throws {
    try await withFeed { served in
      let url = try served.url("posts")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await HTTPClient.patient().json([Post].self, at: url)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let next = try await HTTPClient.patient().json([Author].self, at: served.url("authors"))
      #expect(next == Author.made)
      #expect(await served.server.log.lines == ["/authors"])
    }
  }

  @Test("A request to a slow server ends at the time limit", arguments: [Fault.held, .stalled])
  func tooSlow(fault: Fault) async throws {
    try await withFeed { served in
      let clock = VirtualClock()
      let client = HTTPClient(timeLimit: .seconds(10), clock: clock)
      let url = try served.url("posts")
      await served.server.plan(fault)
      let task = Task { try await failure { try await client.json([Post].self, at: url) } }
      await served.server.log { $0.requests.count == 1 }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(10))
      #expect(
        try await task.value == LoadFailure("The server is taking too long. Try again.", isTransient: true))
      #expect(await served.server.log { $0.openCount == 0 }.left == [1])
    }
  }

  @Test("A slow response within the time limit succeeds, and its timer ends")
  func slow() async throws {
    let clock = VirtualClock()
    try await withFeed(clock: clock) { served in
      let limit = VirtualClock()
      let client = HTTPClient(timeLimit: .seconds(10), clock: limit)
      let url = try served.url("posts")
      await served.server.plan(.slow(.seconds(5)))
      let task = Task { try await client.json([Post].self, at: url) }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(5))
      #expect(try await task.value.count == 20)
      #expect(limit.sleeperCount == 0)
    }
  }

  @Test("The time limit includes the second request after a wrong confirmation")
  func wholeTime() async throws {
    let clock = VirtualClock()
    let server = FaultyServer { request in
      guard request.number == 2 else {
        return ServerResponse(headers: ["ETag": "\"1\""], body: Array("[]".utf8))
      }
      try? await clock.sleep(for: .seconds(6))
      return ServerResponse(status: 304, headers: ["ETag": "\"2\""])
    }
    let url = try await server.start()
    let client = HTTPClient(timeLimit: .seconds(10), clock: clock)
    _ = try await client.json([Int].self, at: url)
    await server.plan(nil, .held)
    let task = Task { try await failure { try await client.json([Int].self, at: url) } }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(6))
    await server.log { $0.requests.count == 3 }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(4))
    #expect(
      try await task.value == LoadFailure("The server is taking too long. Try again.", isTransient: true))
    await server.stop()
  }

  @Test("Without a session of the app, only the client limits the time")
  func limitOfSession() {
    let configuration = URLSession.withoutCache.configuration
    for limit in [configuration.timeoutIntervalForRequest, configuration.timeoutIntervalForResource] {
      #expect(limit >= LoadDuration.longestWait.inSeconds)
    }
  }

  @Test("A time limit beyond the range of clocks is no limit", arguments: [Int64.max, 1 << 62])
  func endless(seconds: Int64) async throws {
    try await withFeed { served in
      let client = HTTPClient(timeLimit: .seconds(seconds))
      let posts = try await client.json([Post].self, at: served.url("posts"))
      #expect(posts.count == 20)
    }
  }
}
