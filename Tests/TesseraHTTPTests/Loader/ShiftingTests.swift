import FaultyServer
import TesseraHTTP
import TestSupport
import Testing

/// Posts are added and removed during loading.
@MainActor
@Suite("Pages that shift", .timeLimit(.minutes(15)))
struct ShiftingTests {
  @Test("New posts shift others to the next page without duplicates or gaps")
  func news() async throws {
    try await withFeed(count: 25) { served in
      let loader = Loader(try served.numbered(total: "X-Total-Count"))
      loader.appear()
      await loader.settle()
      await served.feed.publish(count: 3)
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == (1...25).reversed())
      loader.load(.pull)
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == (1...28).reversed())
    }
  }

  @Test("A page without new posts is skipped, and missed posts are placed at their page")
  func manyNews() async throws {
    try await withFeed(count: 25) { served in
      let loader = Loader(try served.numbered(total: "X-Total-Count"))
      loader.appear()
      await loader.settle()
      await served.feed.publish(count: 20)
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == [16...25, 26...35, 1...15].flatMap { $0.reversed() })
    }
  }

  @Test("Posts that the server repeats appear once")
  func repeated() async throws {
    try await withFeed(count: 25) { served in
      await served.feed.setRepeatsPosts(true)
      let loader = Loader(try served.linked())
      loader.appear()
      await loader.loadAll(.next)
      #expect(loader.items.map(\.id) == (1...25).reversed())
    }
  }

  @Test("With cursors, removed posts cause no gaps or duplicates", arguments: 1...8 as ClosedRange<UInt64>)
  func comingAndGoing(seed: UInt64) async throws {
    try await withFeed(count: 60) { served in
      var random = SeededGenerator(seed: seed)
      var removed: Set<Int> = []
      let loader = Loader(try served.timeline(around: 30), behavior: [.initial, .pages])
      loader.appear()
      await loader.settle()
      while !loader.hasEnded(.next) || !loader.hasEnded(.previous) {
        if Bool.random(using: &random) { await served.feed.publish() }
        let id = Int.random(in: 1...60, using: &random)
        await served.feed.remove(id: id)
        removed.insert(id)
        Bool.random(using: &random) ? loader.loadNext() : loader.loadPrevious()
        await loader.settle()
      }
      let ids = loader.items.map(\.id)
      #expect(ids == Set(ids).sorted(by: >), "in order, none twice; seed \(seed)")
      #expect(Set(1...60).subtracting(removed).isSubset(of: ids), "none lost; seed \(seed)")
    }
  }

  @Test("After random faults, all posts are loaded in the end", arguments: 1...12 as ClosedRange<UInt64>)
  func wrong(seed: UInt64) async throws {
    let faults: [Fault?] = [
      nil, nil, .dropped, .truncated, .status(500), .status(503, retryAfter: "1"), .malformed, .empty,
      .webPage,
      .redirectLoop, .tagged("x"), .unchanged(), .slow(.milliseconds(1)),
    ]
    try await withFeed(count: 45) { served in
      var random = SeededGenerator(seed: seed)
      let loader = Loader(try served.timeline(around: 20), behavior: [.initial, .pages])
      loader.appear()
      await loader.settle()
      for _ in 0..<60 {
        await served.server.setFault(faults.randomElement(using: &random) ?? nil)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: loader.loadPrevious()
        case 1: loader.retry()
        case 2: loader.load(.autoUpdate)
        default: loader.loadNext()
        }
        if Int.random(in: 0..<4, using: &random) > 0 { await loader.settle() }
      }
      await loader.settle()
      await served.server.setFault(nil)
      loader.retry()
      await loader.settle()
      await loader.loadAll(.next)
      await loader.loadAll(.previous)
      #expect(loader.items.map(\.id) == (1...45).reversed(), "seed \(seed)")
      #expect(loader.phase == .content, "seed \(seed)")
    }
  }
}
