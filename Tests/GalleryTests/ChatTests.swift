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

  @Test("What is yet to be said is put in order with the mouse or with keys, and said in that order")
  func drafts() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 44, rows: 8)
    example.follow { collection.stage.show(example.content()) }
    defer { example.unfollow() }
    for _ in 0..<3 { #expect(example.press("w")) }
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ Bring the lamp\n ◇ We are at the pier\n ◇ The soup is warm\n"))
    #expect(collection.drag(3, before: 1))
    #expect(collection.text().hasSuffix(" ◇ The soup is warm\n ◇ Bring the lamp\n ◇ We are at the pier\n"))
    collection.tap(2)
    #expect(collection.moveFocusedItem(.up))
    #expect(collection.text().hasSuffix(" ◇ The soup is warm\n ◇ We are at the pier\n ◇ Bring the lamp\n"))
    // A message that comes in meanwhile changes nothing about what is held.
    #expect(collection.pickUp(3))
    collection.engine.moveReorder(before: nil)
    #expect(example.press("n"))
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ We are at the pier\n ◇ Bring the lamp\n ◆ The soup is warm\n"))
    collection.letGo()
    #expect(example.press("s"))
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ Bring the lamp\n ◇ The soup is warm\n"))
    #expect(example.status(focused: nil) == "22 messages, 2 to be said")
    #expect(collection.issues == [])
  }

  /// The number of the last message that is fully in view.
  private func last(in collection: HeadlessCollection) -> Int? {
    collection.engine.cells
      .filter { $0.placement.frame.maxY <= collection.engine.viewport.maxY }
      .compactMap { $0.cell.content(as: BubbleCell.self)?.message.number }.max()
  }
}
