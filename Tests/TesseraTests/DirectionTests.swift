import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Right-to-left layout")
struct DirectionTests {
  private let configuration = EngineConfiguration(overscan: 0, direction: .rightToLeft)

  @Test("Columns, headers and scrolling sections begin at the right")
  func mirrored() {
    let collection = HeadlessCollection(columns: 8, rows: 4, configuration: configuration) {
      Section("grid", layout: .grid(columns: .count(4))) { ForEach(0..<6) { Label("\($0)") } }
        .header { Label("head").size(.fixed(width: 32, height: 16)) }
      Section("strip", layout: .row()) {
        ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
      }
      .scrolls(.horizontal)
    }
    #expect(collection.text() == "    head\n3 2 1 0\n    5 4\n3 2 1 0\n")
    collection.scroll(by: Point(x: -16), at: Point(x: 4, y: 56))
    #expect(collection.text() == "    head\n3 2 1 0\n    5 4\n4 3 2 1\n")
    #expect(collection.engine.cell(at: Point(x: 4, y: 20))?.cell.content(as: Label.self)?.text == "3")
  }

  @Test("Content that scrolls horizontally begins at its right end")
  func sideways() {
    let collection = HeadlessCollection(
      size: Size(width: 32, height: 16), configuration: configuration,
      content: Content(scrolling: .horizontal) {
        Section("s", layout: .row()) {
          ForEach(0..<50) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
        }
      })
    #expect(collection.text() == "1 0\n")
    collection.scroll(by: -32.0)
    #expect(collection.text() == "3 2\n")
    collection.engine.scroll(to: Point(x: 0))
    collection.update()
    #expect(collection.text() == "4948\n")
    #expect(collection.engine.viewport == Rect(x: 0, y: 0, width: 32, height: 16))
  }

  @Test("The left arrow key moves the focus to the next item")
  func focus() {
    let collection = HeadlessCollection(
      columns: 8, rows: 1,
      configuration: EngineConfiguration(selectionMode: .single, direction: .rightToLeft)
    ) {
      Section("s", layout: .grid(columns: .count(2))) { ForEach(0..<2) { Label("\($0)") } }
    }
    collection.press(.first)
    collection.press(.left)
    #expect(collection.engine.focusedKey?.element == .item(1, occurrence: 0))
  }
}
