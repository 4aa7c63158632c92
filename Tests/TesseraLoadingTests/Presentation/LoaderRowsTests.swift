import Tessera
import TesseraLoading
import Testing

@MainActor
@Suite("Placeholders in the viewport")
struct LoaderRowsTests {
  private func report(_ number: Int, over rows: Range<Int>, of loader: Loader<HeldSource>) -> ViewportReport {
    let ids = rows.map { loader.rows[$0].id }
    return
      ViewportReport(
        extent: 100, distanceToStart: 9000, distanceToEnd: 9000, contentNumber: number,
        firstVisible: ids.first,
        lastVisible: ids.last)
  }

  private func page(_ number: Int) -> Page<Row, Int> {
    Page(
      (number * 10..<number * 10 + 10).map { Row(id: $0) }, next: number + 1, previous: number - 1,
      itemsBefore: number * 10, itemsAfter: 990 - number * 10)
  }

  @Test("Placeholders are loaded page by page until none is visible or near")
  func filling() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .pages])
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: page(50))
    await until { loader.isSettled }
    loader.viewportChanged(report(0, over: 504..<506, of: loader))
    #expect(loader.isSettled, "rows 501 to 508 are looked at")
    for number in 1...3 {
      loader.viewportChanged(report(number, over: 522..<526, of: loader))
      await source.whenHeld(number)
      #expect(source.requests.last == PageRequest(.page(.next), key: 50 + number))
      source.answer(number, with: page(50 + number))
      await until { loader.isSettled }
    }
    loader.viewportChanged(report(4, over: 522..<526, of: loader))
    #expect(loader.isSettled)
    #expect(loader.rows.itemRows == 500..<540)
    loader.viewportChanged(report(5, over: 498..<502, of: loader))
    await source.whenHeld(4)
    #expect(source.requests.last == PageRequest(.page(.previous), key: 49))
  }

  @Test("Placeholders are not loaded if the behavior loads no pages")
  func unasked() async {
    let source = HeldSource()
    let loader = Loader(source)
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: page(50))
    await until { loader.isSettled }
    loader.viewportChanged(report(0, over: 0..<1000, of: loader))
    loader.viewportChanged(report(1, over: 0..<0, of: loader))
    #expect(loader.isSettled)
  }
}
