import Tessera
import Testing

@testable import TesseraLoading

@MainActor
@Suite("A loader and the viewport", .timeLimit(.minutes(10)))
struct LoaderViewportTests {
  let source = HeldSource()

  private func report(
    start: Double = 0, end: Double = 0, _ number: Int, visible: ClosedRange<Int>? = nil
  ) -> ViewportReport {
    ViewportReport(
      extent: 100, distanceToStart: start, distanceToEnd: end, velocity: 0, isScrolling: false,
      contentNumber: number, firstVisible: visible.map { ItemID($0.lowerBound) },
      lastVisible: visible.map { ItemID($0.upperBound) })
  }

  @Test("A viewport is filled page by page, with one request per content")
  func filling() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 2)
    for number in 1...3 {
      for _ in 0..<3 { loader.viewportChanged(report(number)) }
      let first = 3 * number + 1
      await source.whenAsked(number, with: first...(first + 2), next: number < 3 ? number + 2 : nil)
      await until { loader.isSettled }
      loader.viewportChanged(report(number))
      #expect(loader.isSettled)
    }
    loader.viewportChanged(report(4))
    #expect(loader.isSettled)
    #expect(loader.ids == Array(1...12))
  }

  @Test("A viewport with two open ends is filled at one end at a time, next end first")
  func fillingAtBothEnds() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    let content = ShownContent(of: loader)
    await loader.appear(with: 1...3, next: 2, previous: 0)
    loader.viewportChanged(report(content.number))
    await until { loader.isStateReported }
    // The content now shows that the next page is loading: a new content that does not fill the viewport
    // either.
    loader.viewportChanged(report(content.number))
    #expect(loader.state(of: .previous) == .ready)
    await source.whenAsked(1, with: 4...6)
    await until { loader.isSettled }
    loader.viewportChanged(report(content.number))
    #expect(loader.state(of: .previous) == .loading)
    await source.whenAsked(2, with: -2...0)
    await until { loader.isSettled }
    #expect(loader.ids == Array(-2...6))
  }

  @Test("A viewport is filled at one end at a time after a refresh as well")
  func fillingAfterRefresh() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    let content = ShownContent(of: loader)
    await loader.appear(with: 1...3, next: 2, previous: 0)
    loader.load(.pull)
    await until { loader.isStateReported }
    for _ in 0..<2 { loader.viewportChanged(report(content.number)) }
    loader.onChange?()
    loader.viewportChanged(report(content.number))
    await source.whenAsked(1, with: 1...3, next: 2, previous: 0)
    await source.whenHeld(2)
    #expect(loader.state(of: .next) == .loading)
    #expect(loader.state(of: .previous) == .ready)
  }

  @Test("A report of older content does not reach an end")
  func olderContent() async {
    let loader = Loader(source, behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 2)
    loader.viewportChanged(report(1))
    await source.whenHeld(1)
    // The page has arrived, and the viewport reports the content that shows that it is loading.
    loader.onProgress = { [report = report(2)] progress in
      if case .ended = progress { loader.viewportChanged(report) }
    }
    source.answer(1, with: 4...6, next: 3)
    await until { loader.ids == Array(1...6) && loader.isStateReported }
    #expect(loader.machine.isSettled)
    loader.viewportChanged(report(3))
    await source.whenHeld(2)
  }

  @Test("An end that was closed before does not count as reached")
  func closedBefore() async {
    let loader = Loader(source, behavior: .initial)
    await loader.appear(with: 1...3, next: 2)
    loader.viewportChanged(report(1))
    #expect(loader.isSettled)
    loader.behavior = [.initial, .nextPages]
    loader.viewportChanged(report(1))
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    for number in 1...3 { loader.viewportChanged(report(number)) }
    #expect(loader.isSettled)
    loader.retry()
    #expect(!loader.isSettled)
  }

  @Test("A window keeps visible pages, and reloads dropped ones")
  func window() async {
    let loader = Loader(source, pages: Pages(maximumCount: 6), behavior: [.initial, .pages])
    await loader.appear(with: 1...3, next: 2)
    for number in 1...4 {
      loader.viewportChanged(report(start: 1000, number, visible: 1...2))
      let first = 3 * number + 1
      await source.whenAsked(number, with: first...(first + 2), next: number + 2, previous: number)
      await until { loader.isSettled }
    }
    #expect(loader.ids == Array(1...15))
    loader.viewportChanged(report(start: 1000, end: 1000, 5, visible: 13...15))
    loader.loadNext()
    await source.whenAsked(5, with: 16...18, next: 7, previous: 5)
    await until { loader.isSettled }
    // Rows next to the visible part stay as well if the start would be near without them.
    #expect(loader.ids == Array(7...18))
    loader.viewportChanged(report(end: 1000, 6, visible: 7...9))
    await source.whenHeld(6)
    #expect(source.requests[6] == PageRequest(.page(.previous), key: 2))
  }

  /// Returns the report of a viewport at rest that shows rows with some ids, each 100 points high.
  private func report(
    _ loader: Loader<ClosureSource<Row, Int>>, _ content: ShownContent, _ visible: ClosedRange<Int>
  ) -> ViewportReport {
    let ids = loader.items.map(\.id)
    let inFront = ids.count { $0 < visible.lowerBound }
    let behind = ids.count { $0 > visible.upperBound }
    return ViewportReport(
      extent: 100 * Double(visible.count), distanceToStart: 100 * Double(inFront),
      distanceToEnd: 100 * Double(behind), velocity: 0, isScrolling: false, contentNumber: content.number,
      firstVisible: ItemID(visible.lowerBound), lastVisible: ItemID(visible.upperBound))
  }

  @Test(
    "A window that is shorter than the trigger distance comes to rest",
    arguments: [0...0, 0...1, 0...2, 1...2, 1...4], [0.5, 1, 1.5, 3])
  func restsInShortWindow(visible: ClosedRange<Int>, viewports: Double) async {
    let endless = ClosureSource<Row, Int> { request in
      let number = request.key ?? 0
      return Page((3 * number..<3 * number + 3).map { Row(id: $0) }, next: number + 1, previous: number - 1)
    }
    let loader = Loader(
      endless, pages: Pages(maximumCount: 6), behavior: [.initial, .pages],
      trigger: EdgeTrigger(viewports: viewports))
    var requestCount = 0
    loader.onProgress = { if case .started = $0 { requestCount += 1 } }
    let content = ShownContent(of: loader)
    loader.appear()
    await until { loader.isSettled }
    for _ in 0..<30 {
      loader.viewportChanged(report(loader, content, visible))
      if loader.isSettled { break }
      await until { loader.isSettled }
    }
    loader.viewportChanged(report(loader, content, visible))
    #expect(loader.isSettled)
    #expect(requestCount <= 20)
    #expect(loader.items.contains { $0.id == visible.lowerBound })
  }

  @Test("A window shorter than the visible part comes to rest on placeholders", arguments: 0..<28)
  func restsWithPlaceholders(first: Int) async {
    let known = ClosureSource<Row, Int> { request in
      let number = request.key ?? 2
      return Page(
        [Row(id: number)], next: number < 29 ? number + 1 : nil, previous: number > 0 ? number - 1 : nil,
        itemsBefore: number, itemsAfter: 29 - number)
    }
    let loader = Loader(known, pages: Pages(maximumCount: 1), behavior: [.initial, .pages])
    var requestCount = 0
    loader.onProgress = { if case .started = $0 { requestCount += 1 } }
    let content = ShownContent(of: loader)
    loader.appear()
    await until { loader.isSettled }
    for _ in 0..<60 {
      let rows = loader.rows
      let report = ViewportReport(
        extent: 3, distanceToStart: Double(first), distanceToEnd: Double(rows.count - first - 3),
        contentNumber: content.number, firstVisible: rows[first].id, lastVisible: rows[first + 2].id)
      loader.viewportChanged(report)
      await until { loader.isSettled }
    }
    #expect(requestCount <= 40)
    #expect((first..<first + 3).allSatisfy { loader.rows[$0].item == Row(id: $0) })
  }
}
