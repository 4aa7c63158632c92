import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Chat")
struct ChatTests {
  @Test("The conversation opens at its end and stays there when messages arrive")
  func end() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    #expect(last(in: collection) == 99)
    #expect(example.press("n"))
    collection.show(example.content())
    #expect(last(in: collection) == 100)
  }

  @Test("Older and newer messages do not move the messages that are being read")
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

  @Test("Older messages load near the start until there are none left")
  func history() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 40, rows: 8)
    for _ in 0..<6 { #expect(example.press("p")) }
    collection.show(example.content())
    collection.scroll(by: -100_000)
    #expect(collection.text().hasPrefix(" Two at the lake\n\n   0  Are you there yet?\n"))
  }

  @Test("Drafts can be reordered with mouse and keys, and are sent in that order")
  func drafts() throws {
    let example = try ChatExample(arguments: [])
    let collection = example.shown(columns: 44, rows: 8)
    example.follow { collection.stage.show(example.content()) }
    defer { example.stopUpdates() }
    for _ in 0..<3 { #expect(example.press("w")) }
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ Bring the lamp\n ◇ We are at the pier\n ◇ The soup is warm\n"))
    #expect(collection.drag(3, before: 1))
    #expect(collection.text().hasSuffix(" ◇ The soup is warm\n ◇ Bring the lamp\n ◇ We are at the pier\n"))
    collection.tap(2)
    #expect(collection.moveFocusedItem(.up))
    #expect(collection.text().hasSuffix(" ◇ The soup is warm\n ◇ We are at the pier\n ◇ Bring the lamp\n"))
    // A message that arrives during a drag does not affect the dragged item.
    #expect(collection.beginReorder(3))
    collection.engine.moveReorder(before: nil)
    #expect(example.press("n"))
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ We are at the pier\n ◇ Bring the lamp\n ◆ The soup is warm\n"))
    collection.endReorder()
    #expect(example.press("s"))
    collection.show(example.content())
    #expect(collection.text().hasSuffix(" ◇ Bring the lamp\n ◇ The soup is warm\n"))
    #expect(example.status(focused: nil) == "22 messages, 2 drafts")
    #expect(collection.issues == [])
  }

  /// Returns the number of the last message that is completely visible.
  private func last(in collection: HeadlessCollection) -> Int? {
    collection.engine.cells
      .filter { $0.placement.frame.maxY <= collection.engine.viewport.maxY }
      .compactMap { cell in
        guard case .item(let id, _) = cell.key.element else { return nil }
        return id.value(as: Int.self)
      }
      .max()
  }
}
