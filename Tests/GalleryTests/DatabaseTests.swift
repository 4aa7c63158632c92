#if HAS_SQLITE
import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Database", .timeLimit(.minutes(10)))
struct DatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func example(count: Int) -> DatabaseExample {
    DatabaseExample(path: folder.path("parcels.sqlite"), count: count)
  }

  @Test("The example is in the catalog")
  func listed() {
    #expect(Catalog.examples.contains { $0.name == "database" })
  }

  @Test("The table is created once, counted and shown")
  func picture() async throws {
    for _ in 0..<2 {
      let example = example(count: 120_000)
      let collection = example.shown(columns: 50, rows: 4)
      #expect(collection.text().hasPrefix(" 0 rows"))
      await example.settled()
      #expect(spaced(collection.text()).hasPrefix(" 120 000 rows"))
      #expect(spaced(collection.text()).contains(" 10          Bergen    sent"))
      collection.press(.last)
      #expect(spaced(collection.text()).contains(" 1 199 990"))
      #expect(collection.issues == [])
      example.stopUpdates()
    }
  }

  @Test("Keys change the table, and the list follows")
  func keys() async throws {
    let example = example(count: 1000)
    let collection = example.shown(columns: 50, rows: 4)
    await example.settled()
    collection.press(.first)
    #expect(example.status(focused: collection.engine.focusedKey) == "row 1 of 1\u{A0}000")
    #expect(example.press("i"))
    await changed(collection) { $0.contains("Hull") }
    #expect(example.press("u"))
    await changed(collection) { $0.contains("1\u{A0}100 g") }
    #expect(example.press("d"))
    await changed(collection) { !$0.contains("Aarhus") }
    #expect(collection.text().contains("1\u{A0}000 rows"))
    #expect(!example.press("x"))
    example.stopUpdates()
  }

  @Test("/ goes to a row; an invalid number is reported")
  func answers() async throws {
    let example = example(count: 1000)
    #expect(example.answer("1") == "there are no rows")
    _ = example.shown(columns: 50, rows: 4)
    await example.settled()
    for text in ["", "x", "0", "1001"] {
      #expect(example.answer(text) == "'\(text)' is not a row; enter a number from 1 to 1000")
    }
    #expect(example.answer("1000") == nil)
    #expect(example.takeScrollTarget()?.item == 9990)
    example.stopUpdates()
  }

  @Test("Invalid arguments are rejected", arguments: [["x"], ["--count"], ["--count", "-1"]])
  func arguments(_ arguments: [String]) {
    #expect(throws: GalleryError.self) { try DatabaseExample(arguments: arguments) }
  }

  private func changed(_ collection: HeadlessCollection, _ isSo: (String) -> Bool) async {
    #expect(await waiting { isSo(collection.text()) }, "nothing has changed: \(collection.text())")
  }

  /// Returns the text with its non-breaking spaces replaced by plain ones.
  private func spaced(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
}
#endif
