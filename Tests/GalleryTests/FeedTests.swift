import Tessera
import TesseraLoading
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Feed", .timeLimit(.minutes(10)))
struct FeedTests {
  private let example: FeedExample
  private let feed: HeadlessCollection

  init() throws {
    example = try FeedExample(arguments: [])
    feed = example.shown(columns: 60, rows: 12)
  }

  /// The numbers of the visible posts.
  private var posts: [Int] {
    feed.text().split(separator: "\n").compactMap { line in
      line.split(separator: " ").last.flatMap { line.contains(" post ") ? Int($0) : nil }
    }
  }

  @Test("The feed opens at the last read post and shows that it loads")
  func opens() async throws {
    #expect(await waiting { feed.text().contains { !$0.isWhitespace } })
    #expect(feed.text().contains("Loading…"))
    await example.arrive()
    #expect(posts == [1010, 1009, 1008, 1007, 1006, 1005])
  }

  @Test("Both ends load near them, and the visible posts stay in place")
  func bothEnds() async throws {
    await example.arrive()
    let read = posts
    await example.arrive { example.status(focused: nil).contains("1030–991") }
    feed.update()
    #expect(posts == read)
    feed.scroll(by: 10 * 32)
    #expect(posts.first == 1000)
    await example.arrive { example.status(focused: nil).contains("–971") }
    feed.update()
    #expect(posts.first == 1000)
  }

  @Test("Control-R loads new posts")
  func news() async throws {
    await example.arrive { example.status(focused: nil).contains("1030") }
    #expect(feed.press(key: .character("r"), modifiers: .control))
    feed.update()
    await example.arrive { example.status(focused: nil).contains("posts 2000–") }
    feed.engine.scroll(toEdge: .start)
    feed.update()
    #expect(posts.first == 2000)
  }

  @Test("A server error is shown at the end, with a button to try again")
  func trouble() async throws {
    await example.arrive { example.status(focused: nil).contains("1030–991") }
    while !example.status(focused: nil).contains("sending bad data") { #expect(example.press("e")) }
    await example.told?.value
    await example.arrive { seesAtEnd("Try again") }
    #expect(feed.text().contains("cannot be read") && posts.last == 991)
    while !example.status(focused: nil).contains("well") { #expect(example.press("e")) }
    await example.told?.value
    #expect(feed.tap(.end(.next)))
    await example.arrive { example.status(focused: nil).contains("–971") }
    feed.update()
    #expect(!seesAtEnd("Try again"))
  }

  @Test("A server that is busy until tomorrow is shown at the end, with a button")
  func tomorrow() async throws {
    await example.arrive { example.status(focused: nil).contains("1030–991") }
    while !example.status(focused: nil).contains("until tomorrow") { #expect(example.press("e")) }
    await example.told?.value
    #expect(await waiting { seesAtEnd("Try now") })
    #expect(feed.text().contains("The server is busy (503). Try again in 24 h."))
    while !example.status(focused: nil).contains("well") { #expect(example.press("e")) }
    await example.told?.value
    #expect(feed.tap(.end(.next)))
    await example.arrive { example.status(focused: nil).contains("–971") }
    feed.update()
    #expect(!seesAtEnd("Try now"))
  }

  /// Scrolls to the end and returns whether it shows a text; a message at the end appears off-screen.
  private func seesAtEnd(_ text: String) -> Bool {
    feed.engine.scroll(toEdge: .end)
    feed.update()
    return feed.text().contains(text)
  }
}
