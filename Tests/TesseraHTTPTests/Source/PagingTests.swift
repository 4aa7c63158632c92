import FaultyServer
import Foundation
import TesseraHTTP
import Testing

@Suite("Loading page by page", .timeLimit(.minutes(15)))
struct PagingTests {
  @Test("Numbered pages end with an empty page if there is no full last page")
  func numbers() async throws {
    try await withFeed(count: 25) { served in
      let pages = try await served.numbered().walk()
      #expect(pages.map(\.count) == [10, 10, 5, 0])
      #expect(pages.joined().map(\.id) == (1...25).reversed())
      await served.server.clearLog()
      let counted = try await served.numbered(total: "X-Total-Count").walk()
      #expect(counted.map(\.count) == [10, 10, 5, 0])
    }
  }

  @Test("A count saves the request for an empty page behind a full one")
  func counted() async throws {
    try await withFeed(count: 20) { served in
      let pages = try await served.numbered(total: "X-Total-Count").walk()
      #expect(pages.map(\.count) == [10, 10])
      #expect(
        await served.server.log.lines == ["/posts?page=1&per_page=10", "/posts?page=2&per_page=10"])
    }
  }

  @Test("Numbered pages reach the end if the server limits sizes and counts items")
  func capped() async throws {
    try await withFeed(count: 250) { served in
      // The server sends at most a hundred.
      let pages = try await served.numbered(size: 150, total: "X-Total-Count").walk()
      #expect(pages.map(\.count) == [100, 100, 50, 0])
      #expect(pages.joined().map(\.id) == (1...250).reversed())
    }
  }

  @Test("Offsets reach the end, even if the server limits the size of pages")
  func offsets() async throws {
    try await withFeed(count: 250) { served in
      // The server sends at most a hundred.
      let pages = try await served.offset(size: 200).walk()
      #expect(pages.map(\.count) == [100, 100, 50, 0])
      #expect(pages.joined().map(\.id) == (1...250).reversed())
      #expect(try await served.offset(size: 90, total: "X-Total-Count").walk().map(\.count) == [90, 90, 70])
    }
  }

  @Test("Links lead to the end and back")
  func links() async throws {
    try await withFeed(count: 25) { served in
      let source = try served.linked()
      #expect(try await source.walk().joined().map(\.id) == (1...25).reversed())
      let last = try await source.page(
        PageRequest(.page(.next), key: served.url("posts?page=3&per_page=10")))
      #expect(last.next == nil)
      #expect(last.previous?.query == "page=2&per_page=10")
    }
  }

  @Test("Cursors lead to both ends")
  func cursors() async throws {
    try await withFeed(count: 25) { served in
      let source = try served.timeline(around: 12)
      #expect(
        try await source.walk(.next).map { $0.map(\.id) } == [
          Array((8...17).reversed()), [7, 6, 5, 4, 3, 2, 1],
        ])
      #expect(
        try await source.walk(.previous).map { $0.map(\.id) } == [
          Array((8...17).reversed()), Array((18...25).reversed()),
        ])
    }
  }

  @Test("A cursor that leads to itself ends the pages")
  func circle() async throws {
    let server = FaultyServer { _ in .json(PostFeed.Stretch(posts: [Post(made: 1)], next: "a", previous: "b"))
    }
    let url = try await server.start()
    let served = ServedFeed(feed: PostFeed(count: 0), server: server, address: url)
    #expect(try await served.timeline().walk().count == 2)
    #expect(try await served.timeline().walk(.previous).count == 2)
    await server.stop()
  }

  @Test("A source without pages has a single page")
  func single() async throws {
    try await withFeed { served in
      let authors = HTTPSource(client: .patient(), only: try served.request("authors")) {
        try $0.json([Author].self)
      }
      #expect(try await authors.walk() == [Author.made])
    }
  }

  @Test("An error while making the request is reported unchanged")
  func unaskable() async throws {
    let source = HTTPSource<Post, Int> { _ in
      throw LoadFailure("Type a word first.")
    } read: { _, _ in
      Page([])
    }
    #expect(
      try await failure { try await source.page(PageRequest(.initial)) } == LoadFailure("Type a word first."))
  }
}
