import Tessera
import Testing

@testable import TesseraLoading

/// A window of a loader over a feed whose items have different heights.
@MainActor
@Suite("A window of a loader", .timeLimit(.minutes(10)))
struct LoaderWindowTests {
  /// Three items in view are tall, all others low.
  private func height(_ id: Int) -> Double { (44...46).contains(id) ? 267 : 20 }

  /// What a viewport of 800 points reports that begins with the first tall item, at rest.
  private func report(_ ids: [Int], _ number: Int) -> ViewportReport {
    let before = ids.filter { $0 < 44 }.map(height).reduce(0, +)
    let behind = ids.filter { $0 > 46 }.map(height).reduce(0, +)
    return ViewportReport(
      extent: 800, distanceToStart: before, distanceToEnd: behind, contentNumber: number,
      firstVisible: 44, lastVisible: 46)
  }

  @Test("A window comes to rest where what it drops is still near, because what is in view is tall")
  func restsWithTallItems() async {
    let source = ClosureSource<Row, Int> { request in
      let number = request.key ?? 1
      return Page(
        (30 * number..<30 * number + 30).map { Row(id: $0) }, next: number + 1, previous: number - 1)
    }
    let loader = Loader(source, pages: Pages(maximumCount: 90), behavior: [.initial, .pages])
    var requestCount = 0
    loader.onProgress = { if case .started = $0 { requestCount += 1 } }
    loader.appear()
    await until { loader.isSettled }
    for number in 0..<40 {
      loader.viewportChanged(report(loader.items.map(\.id), number))
      await until { loader.isSettled }
    }
    #expect(requestCount < 8)
    #expect(loader.items.map(\.id).contains(44) && loader.items.map(\.id).contains(46))
    // Who goes on reading gets what comes.
    let last = loader.items[loader.items.count - 1].id
    loader.viewportChanged(
      ViewportReport(
        extent: 800, distanceToStart: 2000, distanceToEnd: 0, contentNumber: 40,
        firstVisible: ItemID(last - 20), lastVisible: ItemID(last)))
    await until { loader.isSettled }
    #expect(loader.items.last?.id == last + 30)
  }
}
