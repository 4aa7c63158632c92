import Testing

@testable import TesseraLoading

@Suite("Pages that come back after rows have shifted")
struct ReturningTests {
  /// Pages of two with cursors: 2 to 7 are loaded, 0 and 1 were dropped, and no page has the key of its
  /// previous one.
  private var oneWay: Pages<Note, Int> {
    var pages = Pages<Note, Int>(maximumCount: 6)
    pages.replaceAll(with: .notes(0...1, next: 1), key: nil)
    for last in [1, 3, 5] { pages.add(.notes(last + 1...last + 2, next: last + 2), key: last, .next) }
    return pages
  }

  @Test("Dropping a page keeps the items that it took over from the next page")
  func takenOver() {
    var pages = Pages<Note, Int>(maximumCount: 9)
    pages.replaceAll(with: .notes(0...2, next: 10), key: nil)
    pages.add(.notes(3...5, next: 20, previous: 11), key: 10, .next)
    pages.add(.notes(6...8, next: 30, previous: 21), key: 20, .next)
    pages.renew(.notes(1...3, next: 12), key: nil)
    #expect(pages.ids == Array(1...8))
    pages.add(.notes(9...11, next: 40, previous: 31), key: 30, .next)
    #expect(pages.ids == Array(3...11))
    #expect(pages.end(.previous) == .at(11))
    #expect(pages.item(3) == Note(id: 3))
  }

  @Test("An item on two pages stays when the first of them is dropped")
  func comesTwice() {
    var pages = Pages<Note, Int>(maximumCount: 6)
    pages.replaceAll(with: .notes(0...2, next: 2), key: 1)
    pages.add(.notes([2, 3, 4], next: 3, previous: 1), key: 2, .next)
    pages.add(.notes(5...6, next: 4, previous: 2), key: 3, .next)
    #expect(pages.ids == Array(0...6))
    pages.update(Note(id: 3, text: "b"))
    pages.add(.notes(7...8, next: 5, previous: 3), key: 4, .next)
    #expect(pages.ids == Array(2...8))
  }

  @Test("A returning page with new items waits for the items between")
  func gap() {
    var pages = oneWay
    #expect(pages.ids == Array(2...7))
    let news = pages.add(.notes([-2, -1], next: -1), key: nil, .previous)
    #expect(news == MergeSummary(count: 6, newCount: 0, next: .at(7), previous: .at(-1)))
    #expect(pages.ids == Array(2...7))
    let rest = pages.add(.notes(0...1, next: 1), key: -1, .previous)
    #expect(rest == MergeSummary(count: 6, newCount: 4, next: .at(3), previous: .ended))
    #expect(pages.ids == Array(-2...3))
  }

  @Test("A returning page joins the loaded ones if they have items in common")
  func otherKeys() {
    var pages = oneWay
    pages.add(.notes([-1, 0], next: 50), key: nil, .previous)
    #expect(pages.end(.previous) == .at(50))
    pages.add(.notes(1...2, next: 60), key: 50, .previous)
    #expect(pages.ids == Array(-1...3))
    #expect(pages.end(.previous) == .ended)
  }

  @Test("A source with circular keys is not requested forever", arguments: [nil, 50, 51])
  func circle(key: Int?) {
    var pages = oneWay
    pages.add(.notes([-2], next: 50), key: nil, .previous)
    pages.add(.notes([-1], next: 51), key: 50, .previous)
    pages.add(.notes([0], next: key ?? 50), key: 51, .previous)
    #expect(pages.ids.starts(with: [-2, -1, 0, 2, 3]))
    #expect(pages.end(.previous) == .ended)
  }

  @Test("A partly returned page is discarded when more is dropped, and returns later")
  func forgotten() {
    var pages = oneWay
    pages.add(.notes([-2, -1], next: -1), key: nil, .previous)
    pages.add(.notes(8...9, next: 9), key: 7, .next)
    #expect(pages.ids == Array(4...9))
    #expect(pages.end(.previous) == .at(1))
    pages.add(.notes(2...3, next: 3), key: 1, .previous)
    #expect(pages.end(.previous) == .at(nil))
    pages.add(.notes([-2, -1], next: -1), key: nil, .previous)
    pages.add(.notes(0...1, next: 1), key: -1, .previous)
    #expect(pages.ids == Array(-2...3))
  }

  @Test("Pages return at the next end as well, by their previous keys")
  func otherEnd() {
    var pages = Pages<Note, Int>(maximumCount: 6)
    pages.replaceAll(with: .notes(8...9, previous: 8), key: nil)
    for first in [8, 6, 4] {
      pages.add(.notes(first - 2...first - 1, previous: first - 2), key: first, .previous)
    }
    #expect(pages.ids == Array(2...7))
    pages.add(.notes(10...11, previous: 10), key: nil, .next)
    #expect(pages.end(.next) == .at(10))
    pages.add(.notes(8...9, previous: 8), key: 10, .next)
    #expect(pages.ids == Array(6...11))
    #expect(pages.end(.next) == .ended)
  }
}
