import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Chat")
struct ChatTests {
  @Test("The conversation opens at its end and stays there when something new is said")
  func end() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    #expect(last(in: collection) == 99)
    #expect(example.press("n"))
    collection.show(example.content())
    #expect(last(in: collection) == 100)
  }

  @Test("Whoever reads what was said before keeps it in view, whether older or newer messages come")
  func reading() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    collection.scroll(by: -300)
    let picture = collection.text()
    for key: Character in ["p", "n", "p", "n"] {
      #expect(example.press(key))
      collection.show(example.content())
      #expect(collection.text() == picture)
    }
    #expect(example.status(focused: nil) == "62 messages")
    #expect(collection.issues == [])
  }

  @Test("What is older is there when the start is reached, and in the end there is nothing older")
  func history() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    for _ in 0..<6 { #expect(example.press("p")) }
    collection.show(example.content())
    collection.scroll(by: -100_000)
    #expect(collection.text().hasPrefix(" Two at the lake\n\n   0  Are you there yet?\n"))
  }

  /// The number of the last message that is fully in view.
  private func last(in collection: HeadlessCollection) -> Int? {
    collection.engine.cells
      .filter { $0.placement.frame.maxY <= collection.engine.viewport.maxY }
      .compactMap { $0.cell.content(as: BubbleCell.self)?.message.number }.max()
  }
}
