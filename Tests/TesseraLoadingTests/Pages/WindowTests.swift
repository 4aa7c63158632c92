import Testing

@testable import TesseraLoading

@Suite("Windows of endless feeds")
struct WindowTests {
  /// Returns a numbered page of ten notes, with or without the key of the previous page.
  private func page(_ number: Int, tellsPrevious: Bool = true, last: Int? = nil) -> Page<Note, Int> {
    .notes(
      number * 10..<number * 10 + 10, next: number == last ? nil : number + 1,
      previous: tellsPrevious && number > 0 ? number - 1 : nil)
  }

  private func key(_ end: PageEnd<Int>) -> Int {
    if case .at(let key) = end { key ?? 0 } else { -1 }
  }

  @Test("A window keeps its limit, and at least three pages")
  func bounded() {
    var pages = Pages<Note, Int>(maximumCount: 45)
    pages.replaceAll(with: page(0), key: 0)
    for number in 1...100 {
      pages.add(page(number), key: number, .next)
      #expect(pages.count <= 45)
    }
    #expect(pages.ids == Array(970..<1010))
    for maximumCount in [-5, 0, 1] {
      pages.maximumCount = maximumCount
      pages.add(page(key(pages.end(.next))), key: key(pages.end(.next)), .next)
      #expect(pages.count == 30)
    }
  }

  @Test(
    "A dropped page is loaded again on the way back, even without previous keys",
    arguments: [true, false])
  func comesBack(tellsPrevious: Bool) {
    var pages = Pages<Note, Int>(maximumCount: 40)
    pages.replaceAll(with: page(0, tellsPrevious: tellsPrevious), key: nil)
    for number in 1...9 {
      pages.add(page(number, tellsPrevious: tellsPrevious, last: 9), key: number, .next)
    }
    #expect(pages.end(.next) == .ended)
    for expected in (0...5).reversed() {
      let end = pages.end(.previous)
      #expect(end == (expected == 0 && !tellsPrevious ? .at(nil) : .at(expected)))
      let key: Int? = if case .at(let key) = end { key } else { nil }
      pages.add(page(expected, tellsPrevious: tellsPrevious), key: key, .previous)
    }
    #expect(pages.ids == Array(0..<40))
    #expect(pages.summary == MergeSummary(count: 40, next: .at(4), previous: .ended))
  }

  @Test("Visible pages and the pages between them are not dropped")
  func inView() {
    var pages = Pages<Note, Int>(maximumCount: 30)
    pages.replaceAll(with: page(0), key: 0)
    for number in 1...5 {
      let position = pages.ids.firstIndex(of: 15) ?? 0
      pages.add(page(number), key: number, .next, visible: position..<position + 1)
    }
    #expect(pages.ids.first == 10)
    #expect(pages.count == 50)
    pages.add(page(6), key: 6, .next, visible: 19..<21)
    #expect(pages.ids == Array(20..<70))
    pages.add(page(7), key: 7, .next, visible: 10_000..<20_000)
    #expect(pages.ids == Array(50..<80))
    pages.add(page(8), key: 8, .next, visible: 5..<5)
    #expect(pages.ids == Array(60..<90))
    // On the way back, the visible part is at the other end.
    pages.add(page(5), key: 5, .previous, visible: 25..<30)
    #expect(pages.ids == Array(50..<90))
  }

  @Test("A page whose neighbor was dropped meanwhile is ignored")
  func late() {
    var pages = Pages<Note, Int>(maximumCount: 30)
    pages.replaceAll(with: page(10), key: 10)
    pages.add(page(11), key: 11, .next)
    pages.add(page(12), key: 12, .next)
    // Page 13 is requested; page 9 arrives first, and page 12 is dropped.
    pages.add(page(9), key: 9, .previous)
    #expect(pages.end(.next) == .at(12))
    let late = pages.add(page(13), key: 13, .next)
    #expect(late == MergeSummary(count: 30, next: .at(12), previous: .at(8)))
  }

  @Test("A returning page has the current items of the source")
  func newer() {
    var pages = Pages<Note, Int>(maximumCount: 30)
    pages.replaceAll(with: page(0), key: 0)
    for number in 1...3 { pages.add(page(number), key: number, .next) }
    pages.add(.notes([0, 7, 10], text: "b", next: 1), key: 0, .previous)
    #expect("\(Array(pages.items.prefix(4)))" == "[0b, 7b, 10b, 11]")
  }

  @Test("Many reloads with new items do not exceed the window")
  func endlessNews() {
    var pages = Pages<Note, Int>(maximumCount: 40)
    pages.replaceAll(with: .notes(0..<10, next: 10), key: nil)
    pages.add(.notes(10..<20, next: 20), key: 10, .next)
    for round in 1...200 {
      pages.renew(.notes(-round..<10 - round, next: 10 - round), key: nil)
      #expect(pages.count <= 50)
    }
    let count = pages.count
    #expect(pages.ids == Array(-200..<count - 200))
    #expect(pages.end(.next) == .at(count - 200))
  }

  @Test("Items that new ones push out stay while they are visible")
  func newsInView() {
    var pages = Pages<Note, Int>(maximumCount: 40)
    pages.replaceAll(with: .notes(0..<10, next: 10), key: nil)
    for round in 1...100 {
      let position = pages.items.firstIndex { $0.id == 5 } ?? 0
      pages.renew(.notes(-round..<10 - round, next: 10), key: nil, visible: position..<position + 1)
    }
    #expect(pages.ids == Array(-100..<10))
    pages.renew(.notes(-101..<(-91), next: -91), key: nil, visible: 0..<3)
    #expect(pages.ids == Array(-101..<(-91)))
  }

  @Test("Items on several pages stay in order when pages are dropped")
  func overlapping() {
    // Each page in front is twice as long as the next one, and contains all of it.
    for maximumCount in [1, 3, 5, 9] {
      var pages = Pages<Note, Int>(maximumCount: maximumCount)
      pages.replaceAll(with: .notes(63..<64, previous: 62), key: 63)
      for (start, end) in [(62, 64), (60, 64), (56, 64), (48, 64), (32, 48)] {
        let key = start
        pages.add(.notes(start..<end, next: end, previous: start - (end - start)), key: key, .previous)
        #expect(pages.ids == Array(start..<start + pages.count))
      }
    }
  }

  @Test("A window remembers no dropped pages if the source has previous keys")
  func memory() {
    var pages = Pages<Note, Int>(maximumCount: 30)
    pages.replaceAll(with: page(0), key: 0)
    for number in 1...100 { pages.add(page(number), key: number, .next) }
    #expect(pages.dropped.values.allSatisfy { $0.isEmpty })
  }
}
