import FaultyServer
import Foundation
import TesseraHTTP
import TesseraTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The whole way from the server to the loader, with and without faults.
@MainActor
@Suite("Loader over HTTP", .timeLimit(.minutes(15)))
struct LoadingTests {
  @Test("A loader loads page by page to the end, and requests nothing behind it")
  func toTheEnd() async throws {
    try await withFeed(count: 25) { served in
      let loader = Loader(try served.numbered(total: "X-Total-Count"), behavior: [.initial, .pages])
      loader.appear()
      await loader.settle()
      #expect(loader.items.map(\.id) == (16...25).reversed())
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == (1...25).reversed())
      #expect(loader.hasEnded(.next) && loader.hasEnded(.previous))
      await served.server.clearLog()
      loader.reached(.next)
      loader.loadNext()
      loader.loadPrevious()
      #expect(loader.isSettled)
      #expect(await served.server.log.requests.isEmpty)
    }
  }

  @Test("A timeline from the middle has pages in both directions")
  func bothWays() async throws {
    try await withFeed(count: 45) { served in
      let loader = Loader(try served.timeline(around: 20), behavior: [.initial, .pages])
      loader.appear()
      await loader.settle()
      #expect(loader.items.map(\.id) == (16...25).reversed())
      loader.reached(.next)
      loader.reached(.previous)
      await loader.settle()
      #expect(loader.items.map(\.id) == (6...35).reversed())
      await loader.loadAll(.previous)
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == (1...45).reversed())
    }
  }

  @Test("A busy server is retried after the time that it asks for")
  func busy() async throws {
    try await withFeed(count: 5) { served in
      let clock = VirtualClock()
      let loader = Loader(
        try served.numbered(total: "X-Total-Count"), retry: .exponential(jitter: 0), clock: clock)
      await served.server.plan(.status(503, retryAfter: "20"), .status(500), .truncated)
      loader.appear()
      for (wait, count) in [(20, 1), (2, 2), (4, 3)] {
        await clock.waitForSleepers()
        #expect(await served.server.log { $0.requests.count >= count }.requests.count == count)
        clock.advance(by: .seconds(wait) - .milliseconds(1))
        await Task.yield()
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
      }
      await loader.settle()
      #expect(loader.phase == .content)
      #expect(loader.items.count == 5)
    }
  }

  @Test("A retry that is delayed for a day is reported, and can run at once")
  func tomorrow() async throws {
    try await withFeed(count: 5) { served in
      let clock = VirtualClock()
      let loader = Loader(try served.numbered(), retry: .exponential(jitter: 0), clock: clock)
      await served.server.plan(.status(429, retryAfter: "86400"))
      loader.appear()
      await until("It never waited") { loader.pendingRetry != nil }
      #expect(loader.phase == .loading(.initial))
      #expect(loader.pendingRetry?.remaining == .seconds(86400))
      let message = loader.pendingRetry.map { LoadTexts().message(of: $0) }
      #expect(message == "Too many requests were sent (429). Try again in 24 h.")
      loader.retry()
      await loader.settle()
      #expect(loader.phase == .content && loader.pendingRetry == nil)
    }
  }

  @Test("A source can throw a not-modified error when the server confirms the cache")
  func nothingNew() async throws {
    try await withFeed(count: 25) { served in
      let base = try served.url("posts")
      let source = HTTPSource<Post, Int>(client: .patient()) { page in
        URLRequest(url: URL(string: "?page=\(page.key ?? 1)&per_page=10", relativeTo: base) ?? base)
      } read: { answer, page in
        if answer.origin == .revalidated, page.intent == .pull { throw NotModified() }
        return Page(try answer.json([Post].self), next: (page.key ?? 1) + 1)
      }
      let loader = Loader(source)
      loader.appear()
      await loader.settle()
      loader.loadNext()
      await loader.settle()
      for _ in 0..<2 {
        loader.load(.pull)
        await loader.settle()
        #expect(loader.phase == .content)
        #expect(loader.items.map(\.id) == (6...25).reversed())
      }
      let questions = await served.server.log.requests.map { $0.headers["if-none-match"] != nil }
      #expect(questions == [false, false, true, true])
      await served.feed.publish()
      loader.load(.pull)
      await loader.settle()
      #expect(loader.items.map(\.id) == (17...26).reversed())
    }
  }

  @Test("A permanent failure is reported and waits for a retry of the user")
  func told() async throws {
    try await withFeed(count: 25) { served in
      let loader = Loader(try served.numbered(), retry: .exponential())
      await served.server.plan(.webPage)
      loader.appear()
      await loader.settle()
      let message =
        "The server sent a web page instead of data. If this network requires you to sign in, do that, then try again."
      #expect(loader.phase == .failed(LoadFailure(message), keepsContent: false))
      loader.retry()
      await loader.settle()
      #expect(loader.phase == .content)

      await served.server.plan(.malformed)
      loader.loadNext()
      await loader.settle()
      #expect(
        loader.state(of: .next).failure?.message == "The server's response cannot be read. Try again later.")
      #expect(loader.items.count == 10)
      await served.server.clearLog()
      loader.retry()
      await loader.settle()
      #expect(loader.items.count == 20)
      #expect(await served.server.log.lines == ["/posts?page=2&per_page=10"])
    }
  }

  @Test("A canceled response has no effect, and its connection is closed")
  func canceled() async throws {
    try await withFeed(count: 25) { served in
      let loader = Loader(try served.numbered())
      loader.appear()
      await loader.settle()
      await served.server.clearLog()
      await served.server.plan(.stalled)
      loader.loadNext()
      await served.server.log { $0.requests.count == 1 }
      await served.feed.publish(count: 3)
      loader.load(.force(keepsContent: true))
      await loader.settle()
      #expect(loader.items.map(\.id) == (19...28).reversed())
      let log = await served.server.log { $0.openCount == 0 }
      #expect(log.left == log.requests.prefix(1).map(\.number))
      await served.server.release()
      await Task.yield()
      #expect(loader.items.map(\.id) == (19...28).reversed())
    }
  }

  @Test("Disappearing closes the connection, if requested")
  func disappears() async throws {
    try await withFeed { served in
      let loader = Loader(try served.numbered(), cancelsOnDisappear: true)
      await served.server.plan(.held)
      loader.appear()
      await served.server.log { $0.requests.count == 1 }
      loader.disappear()
      await loader.settle()
      #expect(await served.server.log { $0.openCount == 0 }.left == [1])
    }
  }

  @Test("A stored page is shown at once, and then replaced by the server's page")
  func storedFirst() async throws {
    try await withFeed(count: 5) { served in
      let source = try served.numbered(.patient())
      _ = try await source.page(PageRequest(.initial))
      await served.feed.publish()
      await served.server.plan(.held)
      let loader = Loader(source)
      loader.appear()
      await until { !loader.items.isEmpty }
      #expect(loader.items.map(\.id) == [5, 4, 3, 2, 1])
      #expect(loader.state.isLoading)
      // The first request may still count as open when its response is there.
      await served.server.log { $0.requests.count == 2 && $0.openCount == 1 }
      await served.server.release()
      await loader.settle()
      #expect(loader.items.map(\.id) == [6, 5, 4, 3, 2, 1])
    }
  }

  @Test("A stored page stays if the server fails")
  func storedAndFailed() async throws {
    try await withFeed(count: 5) { served in
      let source = try served.numbered(.patient())
      _ = try await source.page(PageRequest(.initial))
      await served.server.plan(.status(500))
      let loader = Loader(source)
      loader.appear()
      await loader.settle()
      #expect(loader.items.map(\.id) == [5, 4, 3, 2, 1])
      #expect(
        loader.phase
          == .failed(
            LoadFailure("The server has a problem (500). Try again later.", isTransient: true),
            keepsContent: true))
    }
  }
}
