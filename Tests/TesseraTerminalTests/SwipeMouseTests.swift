import Tessera
import TesseraTerminal
import TestCells
import Testing

@MainActor
@Suite("Swiping in a terminal")
struct SwipeMouseTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let collection = TerminalCollection()

  init() {
    let log = log
    collection.show(
      Content {
        Section("s") {
          ForEach(["a", "b"], id: { $0 }) { text in
            Line(text).onTap { log.lines.append("tap \(text)") }
              .swipeActions(
                leading: [ContextAction("Flag") { log.lines.append("flag \(text)") }],
                trailing: [
                  ContextAction("Delete", isDestructive: true) { log.lines.append("delete \(text)") }
                ])
          }
        }
      })
    collection.place(in: GridRect(columns: 0..<20, rows: 0..<2))
    _ = picture()
  }

  private func picture() -> [String] {
    var surface = Surface(columns: 20, rows: 2)
    collection.draw(on: &surface)
    return (0..<2).map { row in
      String(surface.text(inRow: row).reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Presses the primary button at a column and releases it at another one; columns and rows are zero-based.
  private func drag(row: Int, from start: Int, to end: Int) {
    var decoder = InputDecoder()
    let bytes =
      "\u{1B}[<0;\(start + 1);\(row + 1)M\u{1B}[<32;\(end + 1);\(row + 1)M\u{1B}[<0;\(end + 1);\(row + 1)m"
    for event in decoder.decode(bytes.utf8) { collection.handle(event, at: 0) }
  }

  @Test("A drag to the left reveals trailing actions, which a click performs")
  func trailing() {
    drag(row: 1, from: 12, to: 6)
    #expect(picture() == ["a", "             Delete"])
    drag(row: 1, from: 15, to: 15)
    #expect(log.lines == ["delete b"] && picture() == ["a", "b"])
  }

  @Test("A drag to the right reveals leading actions, which a click elsewhere hides")
  func leading() {
    drag(row: 0, from: 4, to: 9)
    #expect(picture() == [" Flag a", "b"])
    drag(row: 1, from: 2, to: 2)
    #expect(log.lines == [] && picture() == ["a", "b"])
  }

  @Test("Escape hides the actions; Delete performs the destructive one directly")
  func keys() {
    drag(row: 0, from: 4, to: 9)
    #expect(collection.handle(.key(.escape, modifiers: [])) && picture() == ["a", "b"])
    #expect(!collection.handle(.key(.escape, modifiers: [])))
    collection.handle(.key(.down, modifiers: []))
    #expect(collection.handle(.key(.delete, modifiers: [])) && log.lines == ["delete a"])
  }
}
