import Tessera
import TesseraLoading
import TesseraTesting
import TestCells
import Testing

@MainActor
@Suite("Rows at the ends of loaded pages")
struct LoadStateRowTests {
  private func section(
    _ direction: PageDirection, _ status: LoadStateRowStatus, texts: LoadTexts = LoadTexts()
  ) -> Section<Headless> {
    Section<Headless>("numbers") {
      ForEach(0..<2) { Line("\($0)") }
      LoadStateRow(direction, status, texts: texts) {}
    }
  }

  private func lines(_ direction: PageDirection, _ status: LoadStateRowStatus) -> [String] {
    Array(screen(rows: 5, section(direction, status)).lines.dropFirst(2))
  }

  @Test("A row shows the state of the pages at its end, or is absent")
  func statuses() {
    #expect(lines(.next, .hidden) == ["", "", ""])
    #expect(lines(.next, .loading) == ["Loading…", "", ""])
    #expect(lines(.next, .failed(LoadFailure("no net"))) == ["no net", "Try again", ""])
    #expect(lines(.next, .more) == ["Show more", "", ""])
    #expect(lines(.next, .ended) == ["No more items", "", ""])
    #expect(lines(.previous, .ended) == ["", "", ""])
    #expect(section(.next, .ended, texts: LoadTexts(end: "")).count == 2)
  }

  @Test("Each state can have another cell, which is shown in that state only")
  func others() {
    let statuses: [LoadStateRowStatus] = [.loading, .failed(LoadFailure("no net")), .more, .ended, .hidden]
    let texts = statuses.map { status in
      let section = Section<Headless>("numbers") {
        LoadStateRow(.previous, status) {}
          .loading { Line("a") }.failure { Line("b \($0)") }.more { Line("c") }.ended { Line("d") }
      }
      return section.cells(Line.self).map(\.text).joined()
    }
    #expect(texts == ["a", "b no net", "c", "d", ""])
  }

  @Test("A row keeps its id in all states, and differs from the items and the other row")
  func ids() {
    for status in [LoadStateRowStatus.loading, .failed(LoadFailure("no net")), .more, .ended] {
      #expect(section(.next, status).itemIDs == [0, 1, .end(.next)])
    }
    #expect(section(.previous, .loading).itemIDs == [0, 1, .end(.previous)])
    #expect(ItemID.end(.next) != .end(.previous))
  }

  @Test("The status of an end follows from the loader")
  func following() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages])
    #expect(loader.status(of: .next) == .hidden)
    loader.appear()
    #expect(loader.status(of: .next) == .hidden, "placeholders say it")
    await source.whenHeld(0)
    source.answer(0, with: 1...2, next: 2, previous: 0)
    await until { loader.phase == .content }
    #expect(loader.status(of: .next) == .hidden, "more come by themselves")
    #expect(loader.status(of: .previous) == .more)
    loader.loadNext()
    #expect(loader.status(of: .next) == .loading)
    await source.whenHeld(1)
    source.fail(1)
    await until { loader.state(of: .next).failure != nil }
    #expect(loader.status(of: .next) == .failed(LoadFailure("no luck")))
    loader.retry()
    await source.whenHeld(2)
    source.answer(2, with: 3...4)
    await until { loader.items.count == 4 }
    #expect(loader.status(of: .next) == .ended)
  }

  @Test("A tap or a key on the row retries a failed page, and nothing else does")
  func retry() async {
    let source = HeldSource()
    let loader = Loader(source)
    loader.appear()
    await source.whenHeld(0)
    source.answer(0, with: 1...2, next: 2)
    await until { loader.phase == .content }
    let collection = screen(feed(loader))
    #expect(collection.lines == ["row 1", "row 2", "Show more", "", ""])
    collection.tap(.end(.next))
    for attempt in 1...2 {
      #expect(loader.state(of: .next).isLoading)
      await source.whenHeld(attempt)
      source.fail(attempt)
      await until { loader.state(of: .next).failure != nil }
      collection.show { feed(loader) }
      #expect(collection.lines == ["row 1", "row 2", "no luck", "Try again", ""])
      if attempt == 1 {
        collection.tap(.end(.next))
      } else {
        collection.press(.down)
        collection.press(key: .enter)
      }
    }
    await source.whenHeld(3)
    source.answer(3, with: 3...4)
    await until { loader.items.count == 4 }
    collection.show { feed(loader) }
    #expect(collection.lines == ["row 1", "row 2", "row 3", "row 4", "No more items"])
    #expect(source.requests.map(\.key) == [nil, 2, 2, 2])
  }

  @Test("Retrying a page does not retry a failed refresh")
  func retryBesideRefresh() async {
    let source = HeldSource()
    let loader = Loader(source)
    await loader.appear(with: 1...2, next: 2)
    loader.load(.pull)
    await source.whenAsked(1, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    loader.loadNext()
    await source.whenAsked(2, failWith: LoadFailure("no luck"))
    await until { loader.isSettled }
    let collection = screen(feed(loader))
    #expect(collection.lines == ["row 1", "row 2", "no luck", "Try again", ""])
    collection.tap(.end(.next))
    #expect(loader.state(of: .next) == .loading)
    #expect(loader.state == .failed(LoadFailure("no luck")))
    await source.whenAsked(3, with: 3...4)
    await until { loader.isSettled }
    #expect(loader.ids == [1, 2, 3, 4])
    #expect(source.requests.map(\.key) == [nil, nil, 2, 2])
  }
}
