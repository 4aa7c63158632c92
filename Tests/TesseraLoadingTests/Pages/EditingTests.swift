import TesseraLoading
import Testing

@Suite("Editing items by their ids")
struct EditingTests {
  private var pages: Pages<Note, Int> {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(1...3, next: 2, previous: 0), key: 1)
    pages.add(.notes(4...5, next: 3), key: 2, .next)
    return pages
  }

  private func ids(_ change: (inout Pages<Note, Int>) -> Void) -> [Int] {
    var pages = pages
    change(&pages)
    #expect(pages.end(.next) == .at(3) && pages.end(.previous) == .at(0))
    return pages.ids
  }

  @Test("Items can be inserted before or after an item on any page")
  func insertion() {
    #expect(ids { $0.insert(Note(id: 9), before: 1) } == [9, 1, 2, 3, 4, 5])
    #expect(ids { $0.insert(Note(id: 9), after: 3) } == [1, 2, 3, 9, 4, 5])
    #expect(ids { $0.insert(Note(id: 9), before: 4) } == [1, 2, 3, 9, 4, 5])
    #expect(ids { $0.insert(Note(id: 9), at: .previous) } == [9, 1, 2, 3, 4, 5])
    #expect(ids { $0.insert(Note(id: 9), at: .next) } == [1, 2, 3, 4, 5, 9])
  }

  @Test("Inserting an existing item moves it")
  func moving() {
    #expect(ids { $0.insert(Note(id: 2), after: 4) } == [1, 3, 4, 2, 5])
    #expect(ids { $0.insert(Note(id: 5), before: 1) } == [5, 1, 2, 3, 4])
    #expect(ids { $0.insert(Note(id: 1), at: .next) } == [2, 3, 4, 5, 1])
    #expect(ids { $0.insert(Note(id: 2), before: 2) } == [1, 2, 3, 4, 5])
  }

  @Test("Updates change contents in place")
  func update() {
    var pages = pages
    let succeeded = [
      pages.update(Note(id: 4, text: "b")), pages.update(2) { $0.text = "c" },
      pages.upsert(Note(id: 1, text: "d"), at: .next), pages.upsert(Note(id: 6, text: "e"), at: .next),
    ]
    #expect(!succeeded.contains(false))
    #expect("\(pages.items)" == "[1d, 2c, 3, 4b, 5, 6e]")
    #expect(pages.item(2)?.text == "c")
  }

  @Test("All items can be removed, and the ends stay")
  func removal() {
    var pages = pages
    let removed = pages.remove(3)
    #expect(removed == Note(id: 3))
    #expect(pages.ids == [1, 2, 4, 5])
    for id in [1, 2, 4, 5] { pages.remove(id) }
    #expect(pages.summary == MergeSummary(count: 0, next: .at(3), previous: .at(0)))
    pages.insert(Note(id: 7), at: .previous)
    #expect(pages.ids == [7])
  }

  @Test("Edits of missing items fail and change nothing")
  func absent() {
    var pages = pages
    var nothing = Pages<Note, Int>()
    let succeeded = [
      pages.update(Note(id: 9)), pages.update(9) { $0.text = "b" },
      pages.update(1) { $0 = Note(id: 8) }, pages.update(1) { $0 = Note(id: 2) },
      pages.insert(Note(id: 1), before: 9), pages.insert(Note(id: 9), after: 8), pages.remove(9) != nil,
      nothing.insert(Note(id: 1), at: .next), nothing.upsert(Note(id: 1), at: .previous),
    ]
    #expect(!succeeded.contains(true))
    #expect("\(pages.items)" == "[1, 2, 3, 4, 5]")
    #expect(nothing.isEmpty && !nothing.isLoaded)
  }

  @Test("Edits keep the keys of pages, and a removed item can come back with a page")
  func pagesStay() {
    var pages = pages
    pages.remove(5)
    pages.insert(Note(id: 6), after: 4)
    pages.add(.notes([5, 6, 7], text: "b"), key: 3, .next)
    #expect("\(pages.items)" == "[1, 2, 3, 4, 6b, 5b, 7b]")
  }

  @Test("Reloading a page discards the edits of the app")
  func forgotten() {
    var pages = pages
    pages.insert(Note(id: 9), after: 1)
    pages.update(Note(id: 2, text: "mine"))
    pages.remove(3)
    pages.renew(.notes(1...3, next: 2, previous: 0), key: 1)
    #expect("\(pages.items)" == "[1, 2, 3, 4, 5]")
  }
}
