import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

/// An item has the focus from the start, so that keys that act on it work at once, as the example's hints
/// say.
@MainActor
@Suite("Keys of an example that has just opened", .timeLimit(.minutes(10)))
struct OpeningFocusTests {
  @Test("A color is inserted after the first one, and Return removes the first one")
  func pantone() throws {
    let example = try PantoneExample(arguments: [])
    let collection = example.shown(columns: 46, rows: 20)
    #expect(example.press("a"))
    collection.show(example.content())
    #expect(example.status(focused: nil) == "10 colors")
    #expect(collection.press(key: .enter) && collection.press(key: .enter))
    #expect(example.status(focused: nil) == "8 colors")
    #expect(collection.issues == [])
  }

  @Test("Without colors, a key inserts one that Return can remove")
  func lastColor() throws {
    let example = try PantoneExample(arguments: [])
    let collection = example.shown(columns: 46, rows: 20)
    for _ in 1...9 { collection.press(key: .enter) }
    #expect(example.status(focused: nil) == "0 colors")
    #expect(example.press("a"))
    collection.show(example.content())
    #expect(collection.press(key: .enter))
    #expect(example.status(focused: nil) == "0 colors")
    #expect(collection.issues == [])
  }

  @Test("A key orders the first dish")
  func menu() throws {
    let example = try MenuExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    #expect(example.press("+"))
    #expect(example.status(focused: nil) == "1 dish, 5.20 €")
    #expect(collection.issues == [])
  }

  @Test("Typed text goes to the first field")
  func forms() throws {
    let example = try FormsExample(arguments: [])
    let collection = example.shown(columns: 44, rows: 12)
    for letter in "Ada" { collection.press(key: .character(letter)) }
    #expect(example.text(of: "Name") == "Ada")
    #expect(collection.issues == [])
  }

  @Test("A new draft can be moved with keys")
  func chat() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 60, rows: 16)
    for _ in 1...3 {
      #expect(example.press("w"))
      collection.show(example.content())
    }
    #expect(collection.press(key: .up, modifiers: .option))
    let lines = collection.text().split(separator: "\n").suffix(3)
    #expect(lines.map { $0.contains("The soup is warm") } == [false, true, false])
    #expect(collection.issues == [])
  }

  #if HAS_SQLITE
  @Test("A key changes the first row of the table, or inserts one if it is empty")
  func database() async throws {
    for count in [1000, 0] {
      let folder = try TemporaryFolder()
      let example = DatabaseExample(path: folder.path("parcels.sqlite"), count: count)
      let collection = example.shown(columns: 60, rows: 6)
      await example.settled()
      collection.update()
      if count > 0 { #expect(example.status(focused: collection.engine.focusedKey) == "row 1 of 1\u{A0}000") }
      #expect(example.press("i"))
      #expect(await waiting { collection.text().contains("Hull") }, "\(collection.text())")
      #expect(example.press("u"))
      #expect(await waiting { collection.text().contains(count > 0 ? "1\u{A0}100 g" : "1\u{A0}500 g") })
      #expect(collection.issues == [])
      example.stopUpdates()
    }
  }
  #endif
}
