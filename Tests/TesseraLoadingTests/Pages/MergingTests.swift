import TesseraLoading
import Testing

@Suite("Merging pages")
struct MergingTests {
  @Test("The ends are unknown before the first page")
  func unknown() {
    let pages = Pages<Note, Int>()
    #expect(pages.summary == MergeSummary(count: 0, next: .unknown, previous: .unknown))
    #expect(!pages.isLoaded && pages.isEmpty && pages.firstKey == nil)
  }

  @Test("Pages are added at both ends, and each end has its next key")
  func bothEnds() {
    var pages = Pages<Note, Int>()
    var summary = pages.replaceAll(with: .notes(10...12, next: 6, previous: 4), key: 5)
    #expect(summary == MergeSummary(count: 3, newCount: 3, next: .at(6), previous: .at(4)))
    summary = pages.add(.notes(13...14, next: nil, previous: 5), key: 6, .next)
    #expect(summary == MergeSummary(count: 5, newCount: 2, next: .ended, previous: .at(4)))
    summary = pages.add(.notes(8...9, next: 5), key: 4, .previous)
    #expect(summary == MergeSummary(count: 7, newCount: 2, next: .ended, previous: .ended))
    #expect(pages.ids == Array(8...14))
    #expect(pages.firstKey == 4)
  }

  @Test("An item that comes again keeps its place and gets the newer content")
  func distinct() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2, previous: 0), key: 1)
    let behind = pages.add(.notes([3, 4, 4], text: "b", next: 3), key: 2, .next)
    let before = pages.add(.notes([0, 1], text: "c"), key: 0, .previous)
    #expect(behind.newCount == 1 && before.newCount == 1)
    #expect("\(pages.items)" == "[0c, 1c, 2, 3b, 4b]")
  }

  @Test("A page without new items counts none as new, and has the next key")
  func notModified() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2), key: nil)
    let summary = pages.add(.notes(2...3, next: 3), key: 2, .next)
    #expect(summary == MergeSummary(count: 3, newCount: 0, next: .at(3), previous: .ended))
  }

  @Test("A page that is not adjacent changes nothing")
  func stray() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2), key: 1)
    let summaries = [
      pages.add(.notes(20...22, next: 8), key: 7, .next), pages.add(.notes(20...22), key: 7, .previous),
      pages.renew(.notes(20...22, next: 8), key: 7),
    ]
    #expect(summaries.allSatisfy { $0 == MergeSummary(count: 3, next: .at(2), previous: .ended) })
    #expect(pages.ids == [1, 2, 3])
  }

  @Test("A source with circular keys adds no item twice")
  func circle() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2), key: 1)
    pages.add(.notes(4...6, next: 1), key: 2, .next)
    let summary = pages.add(.notes(1...3, text: "b", next: 2), key: 1, .next)
    #expect(summary == MergeSummary(count: 6, newCount: 0, next: .at(1), previous: .ended))
    #expect("\(pages.items)" == "[1b, 2b, 3b, 4, 5, 6]")
  }

  @Test("A first page becomes the content, whether it is added or renewed")
  func first() {
    var added = Pages<Note, Int>()
    var renewed = added
    let page = Page<Note, Int>.notes(1...3, next: 2)
    let summary = added.add(page, key: nil, .next)
    #expect(renewed.renew(page, key: nil) == summary)
    #expect(added.ids == [1, 2, 3] && renewed.ids == [1, 2, 3])
  }

  @Test("A source without pages has a single, last page")
  func single() {
    var pages = Pages<Note, Never>()
    let summary = pages.replaceAll(with: Page([Note(id: 1), Note(id: 1)]), key: nil)
    #expect(summary == MergeSummary(count: 1, newCount: 1, next: .ended, previous: .ended))
  }

  @Test("Replacing removes all items and keys, and counts only the new items")
  func replacing() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2), key: 1)
    pages.add(.notes(4...6, next: 3), key: 2, .next)
    let summary = pages.replaceAll(with: .notes([9, 5], text: "b"), key: nil)
    #expect(summary == MergeSummary(count: 2, newCount: 1, next: .ended, previous: .ended))
    #expect("\(pages.items)" == "[9b, 5b]")
    #expect(pages.item(4) == nil)
  }

  @Test("Discarded items do not come back with the next page")
  func discarded() {
    var pages = Pages<Note, Int>(sortedBy: { $0.id < $1.id })
    pages.replaceAll(with: .notes(1...3, next: 2), key: nil)
    pages.removeAll()
    #expect(pages.summary == Pages<Note, Int>().summary)
    pages.replaceAll(with: .notes(7...8, next: 2), key: nil)
    #expect(pages.ids == [7, 8])
  }

  @Test("Empty pages are loaded, have no items, and lead to the next page")
  func emptyPages() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes([], next: 2), key: nil)
    let summary = pages.add(.notes([], next: 3), key: 2, .next)
    #expect(summary == MergeSummary(count: 0, newCount: 0, next: .at(3), previous: .ended))
    #expect(pages.isEmpty && pages.isLoaded)
  }
}
