import TesseraLoading
import Testing

@Suite("Reloading pages")
struct RenewingTests {
  /// Pages of three: 1 to 3, 4 to 6, 7 to 9.
  private var pages: Pages<Note, Int> {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2), key: 1)
    pages.add(.notes(4...6, next: 3), key: 2, .next)
    pages.add(.notes(7...9, next: 4), key: 3, .next)
    return pages
  }

  private func renewed(_ page: Page<Note, Int>, key: Int) -> Pages<Note, Int> {
    var pages = pages
    pages.renew(page, key: key)
    return pages
  }

  @Test("A reload with the same items changes only their contents")
  func same() {
    let pages = renewed(.notes(4...6, text: "b", next: 3), key: 2)
    #expect("\(pages.items)" == "[1, 2, 3, 4b, 5b, 6b, 7, 8, 9]")
    #expect(pages.end(.next) == .at(4))
  }

  @Test("Items that new ones push out of a page stay behind it")
  func news() {
    let pages = renewed(.notes([0, 1, 2], next: 2), key: 1)
    #expect(pages.ids == Array(0...9))
  }

  @Test("New items keep the pages behind them, even if all cursors have moved")
  func movedCursors() {
    let pages = renewed(.notes([-1, 0, 1], next: 20), key: 1)
    #expect(pages.ids == Array(-1...9))
    #expect(pages.end(.next) == .at(4))
  }

  @Test("Items that the source has deleted are removed")
  func deleted() {
    #expect(renewed(.notes([1, 3], next: 2), key: 1).ids == [1, 3, 4, 5, 6, 7, 8, 9])
    #expect(renewed(.notes([1, 2, 4], next: 2), key: 1).ids == [1, 2, 4, 5, 6, 7, 8, 9])
    #expect(renewed(.notes([1, 4, 5], next: 2), key: 1).ids == [1, 4, 5, 6, 7, 8, 9])
  }

  @Test("An item that moves up from a page behind leaves the others in place")
  func moved() {
    #expect(renewed(.notes([8, 1, 2], next: 2), key: 1).ids == [8, 1, 2, 3, 4, 5, 6, 7, 9])
    #expect(renewed(.notes([3, 1, 2], next: 2), key: 1).ids == [3, 1, 2, 4, 5, 6, 7, 8, 9])
    #expect(renewed(.notes([1, 2, 9], next: 2), key: 1).ids == [1, 2, 9, 3, 4, 5, 6, 7, 8])
  }

  @Test("An item on a page in front keeps its place and gets the newer content")
  func inFront() {
    let pages = renewed(.notes([3, 4, 5], text: "b", next: 3), key: 2)
    #expect("\(pages.items)" == "[1, 2, 3b, 4b, 5b, 6, 7, 8, 9]")
  }

  @Test("A page without common items and with another next key drops the pages behind")
  func elsewhere() {
    var pages = renewed(.notes([21, 22, 23], next: 20), key: 1)
    #expect(pages.ids == [21, 22, 23])
    #expect(pages.end(.next) == .at(20))
    pages.add(.notes([24, 25, 1], next: 21), key: 20, .next)
    #expect(pages.ids == [21, 22, 23, 24, 25, 1])
  }

  @Test("A full page of new items drops the pages behind, even if keys are the same")
  func pageOfNews() {
    var pages = renewed(.notes([-3, -2, -1], next: 2), key: 1)
    #expect(pages.ids == [-3, -2, -1])
    #expect(pages.end(.next) == .at(2))
    pages.add(.notes(1...3, next: 3), key: 2, .next)
    #expect(pages.ids == [-3, -2, -1, 1, 2, 3])
    #expect(renewed(.notes([21, 22, 23], next: 3), key: 2).ids == [1, 2, 3, 21, 22, 23])
    #expect(renewed(.notes([1, 2, 3], next: 3), key: 2).ids == [1, 2, 3])
  }

  @Test("New items do not drop visible pages", arguments: [2, 20])
  func newsWhileOtherPagesAreInView(next: Int) {
    var pages = pages
    let page = Page<Note, Int>.notes([-3, -2, -1], next: next)
    for visible in [4..<6, 2..<4, 8..<9] {
      #expect(pages.renew(page, key: 1, visible: visible) == pages.summary)
      #expect(pages.ids == Array(1...9))
      #expect(pages.end(.next) == .at(4))
    }
    pages.renew(page, key: 1, visible: 0..<3)
    #expect(pages.ids == [-3, -2, -1])
  }

  @Test("A reloaded page without a next key removes the pages behind")
  func last() {
    let pages = renewed(.notes([1, 2]), key: 1)
    #expect(pages.ids == [1, 2])
    #expect(pages.end(.next) == .ended)
  }

  @Test("An empty response without a next page empties the list")
  func emptied() {
    let pages = renewed(.notes([]), key: 1)
    #expect(pages.summary == MergeSummary(count: 0, next: .ended, previous: .ended))
    #expect(pages.isLoaded)
    #expect(renewed(.notes([]), key: 2).ids == [1, 2, 3])
    #expect(renewed(.notes([], next: 3), key: 2).ids == [1, 2, 3, 7, 8, 9])
  }

  @Test("The last page takes the next key, unless items were pushed out behind it")
  func lastKey() {
    #expect(renewed(.notes(7...9, next: 5), key: 3).end(.next) == .at(5))
    #expect(renewed(.notes([7, 8, 9, 10], next: 5), key: 3).end(.next) == .at(5))
    #expect(renewed(.notes([6, 7, 8], next: 5), key: 3).end(.next) == .at(4))
  }

  @Test("The first page takes the previous key")
  func previousKey() {
    #expect(renewed(.notes(1...3, next: 2, previous: 0), key: 1).end(.previous) == .at(0))
    #expect(renewed(.notes(4...6, next: 3, previous: 0), key: 2).end(.previous) == .ended)
  }

  @Test("A dropped page is not inserted, unless it is adjacent")
  func missing() {
    var pages = Pages<Note, Int>(maximumCount: 3)
    pages.replaceAll(with: .notes(1...3, next: 2), key: nil)
    for key in 2...6 { pages.add(.notes(key * 10...key * 10 + 2, next: key + 1), key: key, .next) }
    #expect(pages.ids == [40, 41, 42, 50, 51, 52, 60, 61, 62])
    let stray = pages.renew(.notes([0, 1, 2], next: 2), key: nil)
    #expect(stray == MergeSummary(count: 9, next: .at(7), previous: .at(3)))
    let adjoining = pages.renew(.notes(30...32, next: 4), key: 3)
    #expect(adjoining == MergeSummary(count: 9, newCount: 3, next: .at(6), previous: .at(2)))
  }
}
