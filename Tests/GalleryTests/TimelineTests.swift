import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Timeline", .timeLimit(.minutes(10)))
struct TimelineTests {
  private func posts(_ timeline: HeadlessCollection) -> String {
    timeline.text().split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test("New posts are inserted at the top, and the visible posts stay in place")
  func updates() async throws {
    let clock = VirtualClock()
    let example = try BasicExample.$clock.withValue(clock) { try TimelineExample(arguments: []) }
    let timeline = example.shown(columns: 60, rows: 11)
    await example.arrive { timeline.text().contains("post 500") }
    timeline.scroll(by: 5 * 32)
    let read = posts(timeline)
    #expect(read.contains("post 495") && !read.contains("post 500"))
    // A post is written after two seconds; the example checks for posts after three.
    #expect(await waiting { clock.sleeperCount >= 2 })
    clock.advance(by: .seconds(2))
    while await example.newestPost < 501 { await Task.yield() }
    clock.advance(by: .seconds(1))
    await example.arrive { example.status(focused: nil).contains("newest is 501") }
    timeline.update()
    #expect(posts(timeline) == read)
    timeline.engine.scroll(toEdge: .start)
    timeline.update()
    #expect(timeline.text().contains("post 501"))
  }

  @Test("Pages that have shifted on the server give no duplicates and no gaps")
  func shifted() async throws {
    let example = try BasicExample.$clock.withValue(VirtualClock()) { try TimelineExample(arguments: []) }
    let timeline = example.shown(columns: 60, rows: 11)
    await example.arrive { timeline.text().contains("post 500") }
    for _ in 0..<3 { #expect(example.press("n")) }
    while await example.newestPost < 503 { await Task.yield() }
    let hasMore = await waiting {
      timeline.engine.scroll(toEdge: .end)
      timeline.update()
      return example.count >= 60
    }
    #expect(hasMore)
    #expect(example.numbers == Array((500 - example.count + 1...500).reversed()))
  }
}

extension TimelineExample {
  fileprivate var numbers: [Int] { loader.items.map { $0.id } }

  fileprivate var count: Int { loader.items.count }

  /// The number of the newest post on the server, loaded or not.
  fileprivate var newestPost: Int { get async { await server.feed.posts.first?.id ?? 0 } }
}
