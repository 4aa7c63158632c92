import Tessera
import Testing

@testable import TesseraLoading

/// A window of a loader over a feed whose items have different heights.
@MainActor
@Suite("A window of a loader", .timeLimit(.minutes(10)))
struct LoaderWindowTests {
  /// Three visible items are tall, all others are low.
  private func height(_ id: Int) -> Double { (44...46).contains(id) ? 267 : 20 }

  /// Returns the report of a viewport of 800 points that begins with the first tall item, or some points
  /// before it.
  private func report(
    _ ids: [Int], _ number: Int, movedBy distance: Double = 0, isScrolling: Bool = false
  ) -> ViewportReport {
    let before = ids.filter { $0 < 44 }.map(height).reduce(0, +)
    let behind = ids.filter { $0 > 46 }.map(height).reduce(0, +)
    return ViewportReport(
      extent: 800, distanceToStart: before + distance, distanceToEnd: behind - distance,
      velocity: isScrolling ? 10 * distance : 0, isScrolling: isScrolling, contentNumber: number,
      firstVisible: distance < 0 ? 43 : 44, lastVisible: distance > 0 ? 47 : 46)
  }

  /// Returns a loader of pages of 30 items, endless at both ends.
  private func makeLoader() -> Loader<ClosureSource<Row, Int>> {
    let source = ClosureSource<Row, Int> { request in
      let number = request.key ?? 1
      return Page(
        (30 * number..<30 * number + 30).map { Row(id: $0) }, next: number + 1, previous: number - 1)
    }
    return Loader(source, pages: Pages(maximumCount: 90), behavior: [.initial, .pages])
  }

  @Test("A window comes to rest while a dropped page is near, because items are tall")
  func restsWithTallItems() async {
    let loader = makeLoader()
    let content = ShownContent(of: loader)
    var requestCount = 0
    loader.onProgress = { if case .started = $0 { requestCount += 1 } }
    loader.appear()
    await until { loader.isSettled }
    for _ in 0..<40 {
      loader.viewportChanged(report(loader.items.map(\.id), content.number))
      await until { loader.isSettled }
    }
    #expect(requestCount < 8)
    #expect(loader.items.map(\.id).contains(44) && loader.items.map(\.id).contains(46))
    // Scrolling further loads more.
    let last = loader.items[loader.items.count - 1].id
    loader.viewportChanged(
      ViewportReport(
        extent: 800, distanceToStart: 2000, distanceToEnd: 0, contentNumber: content.number,
        firstVisible: ItemID(last - 20), lastVisible: ItemID(last)))
    await until { loader.isSettled }
    #expect(loader.items.last?.id == last + 30)
  }

  @Test("A page that was dropped near the viewport is reloaded when scrolled towards")
  func comesBack() async throws {
    let loader = makeLoader()
    let content = ShownContent(of: loader)
    loader.appear()
    await until { loader.isSettled }
    for _ in 0..<10 {
      loader.viewportChanged(report(loader.items.map(\.id), content.number))
      await until { loader.isSettled }
    }
    let end = try #require(loader.dropped?.direction)
    let ids = loader.items.map(\.id)
    loader.viewportChanged(
      report(ids, content.number, movedBy: end == .next ? 5 : -5, isScrolling: true))
    #expect(!loader.isSettled)
    await until { loader.isSettled }
    let extremes = try [#require(loader.items.first?.id), #require(loader.items.last?.id)]
    #expect(end == .next ? extremes[1] > ids[ids.count - 1] : extremes[0] < ids[0])
  }

  @Test("Fast scrolling does not fill a window beyond its limit")
  func holdsWhatItMay() async {
    let loader = makeLoader()
    let content = ShownContent(of: loader)
    loader.appear()
    await until { loader.isSettled }
    for _ in 0..<20 {
      // The visible part stays in place and no visible item is dropped; at this speed, even a far end is
      // reached.
      let before = 20 * Double(loader.items.filter { $0.id < 31 }.count)
      loader.viewportChanged(
        ViewportReport(
          extent: 60, distanceToStart: before, distanceToEnd: 1_000, velocity: -1_000_000, isScrolling: true,
          contentNumber: content.number, firstVisible: 31, lastVisible: 33))
      await until { loader.isSettled }
    }
    #expect(loader.items.map(\.id) == Array(-30..<60))
    // Scrolling to that end loads the rows behind it.
    loader.viewportChanged(
      ViewportReport(
        extent: 60, distanceToStart: 0, distanceToEnd: 2_000, velocity: -100, isScrolling: true,
        contentNumber: content.number, firstVisible: -30, lastVisible: -28))
    await until { loader.isSettled }
    #expect(loader.items.first?.id == -60)
  }
}
