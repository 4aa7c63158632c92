import Tessera
import TesseraTerminal
import Testing

@MainActor
@Suite("The mouse in a terminal")
struct MouseTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Line: CanvasCell {
    var text: String
    func draw(in canvas: inout Canvas) { canvas.text(text) }
    func event(for key: Key) -> String? { key == .delete ? "delete" : nil }
    typealias Event = String
  }

  private let log = Log()

  private func collection() -> TerminalCollection {
    let collection = TerminalCollection()
    let log = log
    collection.show(
      Content {
        Section("s") {
          ForEach(["a", "b", "c"], id: { $0 }) { text in
            Line(text: text).onTap { log.lines.append("tap \(text)") }
              .onLongPress { log.lines.append("hold \(text)") }
              .contextAction("Open") { log.lines.append("open \(text)") }
              .onEvent { log.lines.append("\($0) \(text)") }
          }
        }
      })
    collection.place(in: GridRect(columns: 2..<10, rows: 1..<4))
    var surface = Surface(columns: 12, rows: 6)
    collection.draw(on: &surface)
    return collection
  }

  @Test("A press and release is a tap, unless the pointer leaves the item")
  func click() {
    let collection = collection()
    #expect(collection.handle(.mouse(MouseEvent(.press(.left), column: 3, row: 2)), at: 1))
    #expect(collection.engine.highlightedKey?.description == "s/b")
    #expect(log.lines.isEmpty)
    collection.handle(.mouse(MouseEvent(.release(.left), column: 3, row: 2)), at: 1.1)
    #expect(log.lines == ["tap b"])
    collection.handle(.mouse(MouseEvent(.press(.left), column: 3, row: 2)), at: 2)
    collection.handle(.mouse(MouseEvent(.drag(.left), column: 3, row: 5)), at: 2.1)
    collection.handle(.mouse(MouseEvent(.release(.left), column: 3, row: 5)), at: 2.2)
    #expect(log.lines == ["tap b"] && collection.engine.highlightedKey == nil)
    #expect(!collection.handle(.mouse(MouseEvent(.press(.left), column: 3, row: 5)), at: 3))
  }

  @Test("A long press is reported after its delay")
  func hold() {
    let collection = collection()
    collection.handle(.mouse(MouseEvent(.press(.left), column: 3, row: 1)), at: 1)
    var surface = Surface(columns: 12, rows: 6)
    collection.draw(on: &surface, at: 1.1)
    #expect(collection.engine.nextFrameTime == 1.5)
    collection.draw(on: &surface, at: 1.5)
    #expect(collection.engine.nextFrameTime == nil)
    collection.handle(.mouse(MouseEvent(.release(.left), column: 3, row: 1)), at: 2)
    #expect(log.lines == ["hold a"])
  }

  @Test("The right button opens the item's context menu")
  func menu() {
    let collection = collection()
    collection.handle(.mouse(MouseEvent(.press(.right), column: 3, row: 3)), at: 1)
    #expect(collection.engine.contextMenu?.actions.map { $0.title } == ["Open"])
    collection.engine.performContextAction("Open")
    #expect(log.lines == ["open c"])
  }

  @Test("The focused item receives keys before the list")
  func keys() {
    let collection = collection()
    collection.handle(.key(.down), at: 1)
    #expect(collection.handle(.key(.delete), at: 1))
    #expect(!collection.handle(.key(.tab), at: 1))
    collection.handle(.key(.enter), at: 1)
    #expect(log.lines == ["delete a", "tap a"])
  }
}
