import Tessera
import TesseraLoading
import TesseraTesting
import Testing

@MainActor
@Suite("Rows at the ends of what is loaded")
struct EndRowTests {
  private func section(
    _ direction: PageDirection, _ status: EndStatus, texts: LoadTexts = LoadTexts()
  ) -> Section<Headless> {
    Section<Headless>("numbers") {
      ForEach(0..<2) { Line("\($0)") }
      EndRow(direction, status, texts: texts) {}
    }
  }

  private func lines(_ direction: PageDirection, _ status: EndStatus) -> [String] {
    Array(screen(rows: 5, section(direction, status)).lines.dropFirst(2))
  }

  @Test("A row says how it stands with the pages at its end, or is not there")
  func statuses() {
    #expect(lines(.next, .quiet) == ["", "", ""])
    #expect(lines(.next, .loading) == ["Loading…", "", ""])
    #expect(lines(.next, .failed(LoadFailure("no net"))) == ["no net", "Try again", ""])
    #expect(lines(.next, .more) == ["Show more", "", ""])
    #expect(lines(.next, .ended) == ["That is all", "", ""])
    #expect(lines(.previous, .ended) == ["", "", ""])
    #expect(section(.next, .ended, texts: LoadTexts(end: "")).count == 2)
  }

  @Test("Each cell can be another one, and only where it is the one that is shown")
  func others() {
    let statuses: [EndStatus] = [.loading, .failed(LoadFailure("no net")), .more, .ended, .quiet]
    let texts = statuses.map { status in
      let section = Section<Headless>("numbers") {
        EndRow(.previous, status) {}
          .loading { Line("a") }.failure { Line("b \($0)") }.more { Line("c") }.ended { Line("d") }
      }
      return section.cells(Line.self).map(\.text).joined()
    }
    #expect(texts == ["a", "b no net", "c", "d", ""])
  }

  @Test("The row has one id whatever it says, and another one than the items and the row at the other end")
  func ids() {
    for status in [EndStatus.loading, .failed(LoadFailure("no net")), .more, .ended] {
      #expect(section(.next, status).itemIDs == [0, 1, .end(.next)])
    }
    #expect(section(.previous, .loading).itemIDs == [0, 1, .end(.previous)])
    #expect(ItemID.end(.next) != .end(.previous))
  }

  @Test("What there is to say follows from the loader")
  func following() async {
    let source = HeldSource()
    let loader = Loader(source, behavior: [.initial, .nextPages])
    #expect(loader.status(of: .next) == .quiet)
    loader.appear()
    #expect(loader.status(of: .next) == .quiet, "placeholders say it")
    await source.whenHeld(0)
    source.answer(0, with: 1...2, next: 2, previous: 0)
    await until { loader.phase == .content }
    #expect(loader.status(of: .next) == .quiet, "more come by themselves")
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

  @Test("A page that failed is tried again on a tap on its row, or with a key, and nothing else is")
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
    #expect(collection.lines == ["row 1", "row 2", "row 3", "row 4", "That is all"])
    #expect(source.requests.map(\.key) == [nil, 2, 2, 2])
  }

  @Test("Another attempt at a page does not make another one at a refresh that has failed")
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
