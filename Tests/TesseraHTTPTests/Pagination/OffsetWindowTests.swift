import FaultyServer
import Foundation
import TestSupport
import TesseraHTTP
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages by offset in a window, with servers that send fewer items than requested.
@Suite("Offsets in both directions", .timeLimit(.minutes(15)))
struct OffsetWindowTests {
  @Test("A dropped page comes back complete if the server limits the size of pages")
  func capped() async throws {
    try await withFeed(count: 450) { served in
      // The server sends at most a hundred.
      let source = try served.offset(size: 200)
      var pages = Pages<Post, Int>(maximumCount: 250)
      pages.replaceAll(with: try await source.page(PageRequest(.initial)), key: nil)
      for direction in [PageDirection.next, .previous] {
        while case .at(let key) = pages.end(direction) {
          let page = try await source.page(PageRequest(.page(direction), key: key))
          pages.add(page, key: key, direction)
          let ids = pages.items.map(\.id)
          try #require(ids == Array((ids.last ?? 0)...(ids.first ?? 0)).reversed())
        }
        #expect(direction == .next ? pages.items.last?.id == 1 : pages.items.first?.id == 450)
      }
    }
  }

  private struct Row: Identifiable, Sendable {
    let id: Int
  }

  /// A list of rows whose ids are their positions.
  private struct RowServer {
    let count: Int
    let limit: Int
    let counts: Bool
    let base: URL

    func page(_ key: Int?, _ offsets: PageOffsets) throws -> Page<Row, Int> {
      let url = try #require(offsets.request(for: key, base: URLRequest(url: base)).url)
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      func number(_ name: String) throws -> Int {
        try #require(query.first { $0.name == name }?.value.flatMap { Int($0) })
      }
      let start = min(try number("offset"), count)
      let rows = (start..<min(count, start + min(try number("limit"), limit))).map(Row.init)
      let answer = HTTPResponse(url: url, headers: counts ? ["X-Total-Count": "\(count)"] : [:])
      return offsets.page(of: rows, at: key, in: answer)
    }
  }

  @Test("No row is missing, from any start and in any direction", arguments: 0..<200)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let server = RowServer(
      count: number(1...400), limit: number(1...50), counts: .random(using: &random),
      base: try #require(URL(string: "https://a/b")))
    let offsets = PageOffsets(size: number(1...100), total: "X-Total-Count")
    // Beyond the end, only the count tells where the end is.
    let key = number(0...3) == 0 ? nil : number(0...server.count + (server.counts ? 100 : -1))
    var pages = Pages<Row, Int>(maximumCount: number(1...200))
    pages.replaceAll(with: try server.page(key, offsets), key: key)

    func go(_ direction: PageDirection, atMost limit: Int) throws {
      for _ in 0..<limit {
        guard case .at(let key) = pages.end(direction) else { return }
        pages.add(try server.page(key, offsets), key: key, direction)
        let ids = pages.items.map(\.id)
        guard let first = ids.first else { continue }
        try #require(ids == Array(first..<first + ids.count), "\(server), \(offsets), at \(key)")
      }
    }
    for _ in 0..<10 { try go(Bool.random(using: &random) ? .next : .previous, atMost: number(1...8)) }
    try go(.previous, atMost: 1000)
    #expect(pages.end(.previous) == .ended)
    #expect(pages.items.first?.id == 0)
    try go(.next, atMost: 1000)
    #expect(pages.end(.next) == .ended)
    #expect(pages.items.last?.id == server.count - 1)
  }
}
