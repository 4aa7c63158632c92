import Tessera
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Huge")
struct HugeTests {
  private func huge(_ count: Int) throws -> HugeExample {
    try HugeExample(arguments: ["--count", "\(count)"])
  }

  @Test("Ten million rows of mixed height are declared as one run")
  func declared() throws {
    let content: Content<Headless> = try HugeExample(arguments: []).content()
    #expect(content.count == 10_000_000)
    #expect((1...10).map { HugeRow(number: $0).height } == [16, 32, 16, 48, 16, 16, 32, 64, 16, 48])
  }

  @Test("Start and end show at once; only visible rows have cells")
  func picture() throws {
    let collection = try huge(10_000_000).shown(columns: 50, rows: 8)
    #expect(
      spaced(collection.text()) == """
         10 000 000 rows                 offset in points
            1                                          0
            2                                         16

            3                                         48
            4                                         64



        """)
    collection.press(.last)
    #expect(
      spaced(collection.text()) == """
         10 000 000 rows                 offset in points



            9 999 999                        303 999 936
            10 000 000                       303 999 952



        """)
    #expect(collection.engine.contentSize.height == 304_000_016)
    #expect(collection.viewCount < 20)
  }

  @Test(
    "The offset of a row is the one that it shows, for any number of rows",
    arguments: [0, 1, 9, 10, 11, 1000, 1_000_000_000])
  func offsets(count: Int) throws {
    let collection = try huge(count).shown(columns: 50, rows: 8)
    #expect(collection.engine.contentSize.height == Double(16 + HugeRow(number: count + 1).offset))
    guard count > 0 else { return }
    for row in Set([1, count / 3 + 1, count]) {
      collection.engine.scroll(to: ItemID(row), at: .start)
      collection.update()
      let cell = try #require(
        collection.engine.cells.first { $0.cell.content(as: HugeRow.self)?.number == row })
      #expect(cell.placement.frame.minY == Double(16 + HugeRow(number: row).offset))
      #expect(cell.placement.frame.height == Double(HugeRow(number: row).height))
    }
    #expect(collection.issues == [])
  }

  @Test("/ goes to a row; an invalid number is reported")
  func answers() throws {
    let example = try huge(1000)
    for text in ["", "x", "-1", "0", "1001", "1e3"] {
      #expect(example.answer(text) == "'\(text)' is not a row; enter a number from 1 to 1000")
    }
    #expect(example.takeScrollTarget() == nil)
    #expect(example.answer("1000") == nil)
    #expect(example.takeScrollTarget()?.item == 1000)
    #expect(example.status(focused: nil) == "1\u{A0}000 rows")
    #expect(try huge(0).answer("1") == "there are no rows")
  }

  /// Returns the text with its non-breaking spaces replaced by plain ones.
  private func spaced(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
}
