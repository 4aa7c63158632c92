import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Stack")
struct StackTests {
  private func stack() throws -> StackExample { try StackExample(arguments: []) }

  @Test("A trail is one card of many parts, with a badge if it is new")
  func card() throws {
    #expect(
      try stack().shown(columns: 44, rows: 15).text() == """

          ╭──────────────────────────────── new ─╮
          │▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│
          │▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│
          │▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│
          │ Harbor Round                         │
          │ Along the quays to the lighthouse,   │
          │ back over the dunes.                 │
          │                                      │
          │   9 km     2:30      40 m     easy   │
          │  length    time     climb     grade  │
          │ sea   lighthouse   dunes   ferry   ch│
          │                 More                 │
          ╰──────────────────────────────────────╯


        """)
  }

  @Test("A card expands and collapses")
  func opens() throws {
    let example = try stack()
    let collection = example.shown(columns: 44, rows: 18)
    let closed = collection.text()
    collection.tap(at: Point(x: 21.5 * 8, y: 12.5 * 16))
    #expect(example.status(focused: nil) == "4 trails, 1 open")
    #expect(
      collection.text().contains(
        """
          │  length    time     climb     grade  │
          │ The ferry across the inlet runs      │
          │ until six; after that the way back   │
          │ is an hour longer.                   │
          │ sea   lighthouse   dunes   ferry   ch│
          │                 Less                 │

        """))
    collection.tap(at: Point(x: 21.5 * 8, y: 15.5 * 16))
    #expect(collection.text() == closed)
  }

  @Test("The tags of a card scroll separately")
  func scroller() throws {
    let collection = try stack().shown(columns: 44, rows: 15)
    let lines = collection.text().split(separator: "\n", omittingEmptySubsequences: false)
    collection.scroll(by: Point(x: 1000), at: Point(x: 100, y: 11.5 * 16))
    let scrolled = collection.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(scrolled[11] == "  │dunes   ferry   children   dogs   café│")
    #expect(lines.indices.filter { lines[$0] != scrolled[$0] } == [11])
  }

  @Test("Two hundred tiles are one item among lines, and are removed in fifties")
  func tiles() throws {
    let example = try stack()
    let content: Content<Headless> = example.content()
    #expect(content[section: "lines"]?.count == 31)
    let collection = example.shown(columns: 44, rows: 12)
    collection.press(.last)
    #expect(collection.text().hasSuffix(" line 29\n line 30\n"))
    for (key, count) in zip("----+", [150, 100, 50, 0, 50]) {
      #expect(example.press(key))
      collection.show(example.content())
      #expect(collection.text().contains("\(count) tiles among them"))
      #expect(collection.text().hasSuffix(" line 30\n"))
    }
    #expect(collection.issues == [])
  }
}
