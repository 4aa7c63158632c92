import TesseraLoading
import Testing

@Suite("Timelines")
struct TimelineTests {
  private func timeline(_ maximumCount: Int? = nil) -> Pages<Note, Int> {
    Pages(maximumCount: maximumCount) { $0.id < $1.id }
  }

  @Test("Items of any page are sorted into the timeline")
  func union() {
    var pages = timeline()
    pages.replaceAll(with: .notes([30, 10, 20], next: 2, previous: 0), key: 1)
    #expect(pages.ids == [10, 20, 30])
    let summary = pages.add(.notes([40, 15, 20, 5], text: "b", next: 3), key: 2, .next)
    #expect("\(pages.items)" == "[5b, 10, 15b, 20b, 30, 40b]")
    #expect(summary == MergeSummary(count: 6, newCount: 3, next: .at(3), previous: .at(0)))
    pages.add(.notes([25, 1], previous: -1), key: 0, .previous)
    #expect(pages.ids == [1, 5, 10, 15, 20, 25, 30, 40])
  }

  @Test("A reload sorts new items in and removes no others")
  func renewing() {
    var pages = timeline()
    pages.replaceAll(with: .notes([10, 20], next: 2), key: nil)
    pages.add(.notes([30, 40], next: 3), key: 2, .next)
    pages.renew(.notes([5, 20, 35, 50], text: "b", next: 7), key: nil)
    #expect("\(pages.items)" == "[5b, 10, 20b, 30, 35b, 40, 50b]")
    #expect(pages.end(.next) == .at(3))
    pages.renew(.notes([], next: 2), key: nil)
    #expect(pages.count == 7)
  }

  @Test("A full page of new items drops the pages behind, unless they are visible")
  func pageOfNews() {
    var pages = timeline()
    pages.replaceAll(with: .notes([10, 20], next: 2), key: 1)
    pages.add(.notes([30, 40], next: 3), key: 2, .next)
    pages.renew(.notes([1, 2], next: 2), key: 1, visible: 2..<3)
    #expect(pages.ids == [10, 20, 30, 40])
    pages.renew(.notes([1, 2], next: 2), key: 1, visible: 0..<2)
    #expect(pages.ids == [1, 2])
    #expect(pages.end(.next) == .at(2))
    pages.renew(.notes([0]), key: 1)
    #expect(pages.ids == [0, 1, 2])
  }

  @Test("An item moves when its sort key changes")
  func moving() {
    struct Ranked: Identifiable, Sendable {
      let id: String
      var rank: Int
    }
    var pages = Pages<Ranked, Int> { $0.rank > $1.rank }
    pages.replaceAll(with: Page([Ranked(id: "a", rank: 3), Ranked(id: "b", rank: 2)], next: 1), key: 0)
    pages.add(Page([Ranked(id: "c", rank: 1), Ranked(id: "a", rank: 0)]), key: 1, .next)
    #expect(pages.items.map(\.id) == ["b", "c", "a"])
    pages.update("c") { $0.rank = 9 }
    #expect(pages.items.map(\.id) == ["c", "b", "a"])
    pages.insert(Ranked(id: "d", rank: 1), before: "c")
    pages.insert(Ranked(id: "e", rank: 8), at: .next)
    #expect(pages.items.map(\.id) == ["c", "e", "b", "d", "a"])
  }

  @Test("Items with equal sort keys keep the order of their arrival")
  func ties() {
    var pages = Pages<Note, Int> { $0.text < $1.text }
    pages.replaceAll(with: .notes([3, 1], text: "a", next: 2), key: 1)
    pages.add(.notes([2, 4], text: "a"), key: 2, .next)
    #expect(pages.ids == [3, 1, 2, 4])
  }

  @Test("Pages are dropped and come back at the ends of the window")
  func window() {
    var pages = timeline(4)
    pages.replaceAll(with: .notes([0, 1], next: 1), key: 0)
    for key in 1...5 { pages.add(.notes([key * 2, key * 2 + 1], next: key + 1), key: key, .next) }
    #expect(pages.ids == Array(6...11))
    pages.add(.notes([4, 5]), key: 2, .previous)
    #expect(pages.ids == Array(4...9))
    #expect(pages.summary == MergeSummary(count: 6, next: .at(5), previous: .at(1)))
  }
}
