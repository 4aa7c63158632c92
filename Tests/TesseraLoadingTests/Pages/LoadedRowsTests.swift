import Tessera
import Testing

@testable import TesseraLoading

@Suite("Rows with placeholders")
struct LoadedRowsTests {
  /// Returns the rows as text: `·3` for a placeholder.
  private func texts(_ rows: LoadedRows<Note>) -> [String] {
    rows.map { row in
      switch row {
      case .item(let note): "\(note)"
      case .placeholder(let missing): "·\(missing.position)"
      }
    }
  }

  private var middle: Pages<Note, Int> {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(30...31, next: 4, previous: 2, before: 3, after: 2), key: 3)
    return pages
  }

  @Test("A known item that is not loaded has a placeholder")
  func placeholders() {
    #expect(texts(middle.rows) == ["·0", "·1", "·2", "30", "31", "·5", "·6"])
    #expect(middle.count == 2)
    #expect(middle.rows.itemRows == 3..<5)
  }

  @Test("Pages replace their placeholders, even if they have no counts")
  func filling() {
    var pages = middle
    pages.add(.notes([32], next: 5), key: 4, .next)
    #expect(texts(pages.rows) == ["·0", "·1", "·2", "30", "31", "32", "·6"])
    pages.add(.notes([28, 29], next: 3, previous: 1, before: 4), key: 2, .previous)
    #expect(texts(pages.rows) == ["·0", "·1", "·2", "·3", "28", "29", "30", "31", "32", "·9"])
    pages.add(.notes([33]), key: 5, .next)
    #expect(texts(pages.rows).last == "33")
  }

  @Test("Dropped pages leave placeholders if the source counts")
  func window() {
    var pages = Pages<Note, Int>(maximumCount: 3)
    pages.replaceAll(with: .notes([0], next: 1, before: 0, after: 5), key: 0)
    for key in 1...4 { pages.add(.notes([key], next: key + 1), key: key, .next) }
    #expect(texts(pages.rows) == ["·0", "·1", "2", "3", "4", "·5"])
    pages.add(.notes([1], next: 2), key: 1, .previous)
    #expect(texts(pages.rows) == ["·0", "1", "2", "3", "·4", "·5"])
  }

  @Test("There are no placeholders without counts, or without a key to load them")
  func uncounted() {
    var pages = Pages<Note, Int>(maximumCount: 1)
    pages.replaceAll(with: .notes([0], next: 1), key: 0)
    for key in 1...4 { pages.add(.notes([key], next: key + 1), key: key, .next) }
    #expect(pages.rows.count == 3)
    pages.replaceAll(with: .notes([0], before: 5, after: 7), key: 0)
    #expect(pages.rows.count == 1)
  }

  @Test("Absurd counts are clamped")
  func absurd() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes([0], next: 1, previous: -1, before: .max, after: .max), key: 0)
    #expect(pages.rows.count > Int.max / 4)
    pages.replaceAll(with: .notes([0], next: 1, previous: -1, before: .min, after: -1), key: 0)
    #expect(pages.rows.count == 1)
    pages.add(.notes([1], next: 2, after: .min), key: 1, .next)
    #expect(pages.rows.count == 2)
  }

  @Test("A billion placeholders are cheap to make and to compare")
  func many() {
    var pages = Pages<Note, Int>()
    pages.replaceAll(with: .notes(0..<10, next: 1, previous: -1, before: 1 << 30, after: 1 << 30), key: 0)
    let old = pages.rows
    pages.add(.notes(10..<20, next: 2), key: 1, .next)
    #expect(pages.rows.count == old.count)
    #expect(pages.rows.commonPrefix(with: old) == 1 << 30 + 10)
    #expect(pages.rows.commonSuffix(with: old) == 1 << 30 - 10)
    #expect(pages.rows.position(of: ItemID(15)) == 1 << 30 + 15)
    #expect(pages.rows.position(of: pages.rows[1 << 30 + 500].id) == 1 << 30 + 500)
  }

  @Test("Placeholders keep their ids when items are inserted and removed")
  func ids() {
    var pages = middle
    let old = pages.rows.map(\.id)
    pages.insert(Note(id: 99), after: 30)
    #expect(pages.rows.map(\.id).filter { $0 != 99 } == old)
    #expect(
      pages.rows.last.flatMap { if case .placeholder(let missing) = $0 { missing.position } else { nil } }
        == 7)
  }

  @Test("Rows know their items and the ends that are missing")
  func translation() {
    let rows = middle.rows
    #expect(rows.itemPositions(in: 0..<7) == 0..<2)
    #expect(rows.itemPositions(in: 4..<7) == 1..<2)
    #expect(rows.itemPositions(in: 0..<2).isEmpty && rows.itemPositions(in: 6..<9).isEmpty)
    #expect(rows.directionsMissing(in: 3..<5).isEmpty)
    #expect(rows.directionsMissing(in: 2..<5) == [.previous])
    #expect(rows.directionsMissing(in: 4..<6) == [.next])
    #expect(rows.directionsMissing(in: 0..<7) == [.next, .previous])
    #expect(rows.directionsMissing(in: 0..<0).isEmpty)
  }

  @Test("An end is missing where placeholders are near, even for absurd distances")
  func near() {
    let rows = middle.rows
    #expect(rows.directionsMissing(in: 4..<5, andAround: 1) == [.next])
    #expect(rows.directionsMissing(in: 3..<4, andAround: 1) == [.previous])
    #expect(rows.directionsMissing(in: 3..<5, andAround: Double.infinity) == [.next, .previous])
    for reach in [0, -1, Double.nan, -Double.infinity] {
      #expect(rows.directionsMissing(in: 3..<5, andAround: reach).isEmpty)
    }
    #expect(rows.directionsMissing(in: 900..<1000, andAround: 1) == [])
  }

  @Test("An item is found by an id of any type")
  func positions() {
    struct Named: Identifiable { let id: ItemID }
    var pages = Pages<Named, Int>()
    pages.replaceAll(with: Page([Named(id: "a"), Named(id: "b"), Named(id: 3)]), key: nil)
    #expect(pages.items.position(of: "b") == 1)
    #expect(pages.rows.position(of: 3) == 2)
    #expect(pages.items.position(of: "c") == nil)
    #expect(middle.items.position(of: "30") == nil)
  }
}
