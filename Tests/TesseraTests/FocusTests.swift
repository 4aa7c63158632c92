import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Focus among sections")
struct FocusTests {
  private func collection(
    rows: Int, @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 8, rows: rows, configuration: EngineConfiguration(overscan: 0, selectionMode: .single),
      content: content)
  }

  @Test("Down from the end of a short list goes to what stands below it, not to the list beside it")
  func columns() {
    let collection = collection(rows: 8) {
      Section.nesting("columns", layout: .row()) {
        Section("left") { ForEach(0..<2) { Label("l\($0)") } }
        Section("right") { ForEach(0..<5) { Label("r\($0)") } }
      }
      Section("below") { ForEach(0..<2) { Label("b\($0)") } }
    }
    collection.press(.first)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "columns/left/1")
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "below/0")
    collection.press(.up)
    #expect(collection.engine.focusedKey?.description.contains("columns/right/4") == true)
  }

  @Test("In a flow with ragged lines no line is passed over")
  func flow() {
    let collection = collection(rows: 4) {
      Section("flow", layout: .flow()) {
        ForEach([32.0, 24, 16, 56, 40], id: \.self) { Label("\($0)").size(.fixed(width: $0, height: 16)) }
      }
    }
    collection.press(.first)
    collection.press(.right)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "flow/16.0")
  }

  @Test("The first and the last item bring margins, headers and footers with them")
  func edges() {
    let collection = collection(rows: 3) {
      Section("s", layout: .list().inset(Insets(horizontal: 0, vertical: 16))) {
        ForEach(0..<9) { Label("\($0)") }
      }
      .header { Label("head") }
    }
    collection.press(.last)
    #expect(collection.text() == "7\n8\n\n")
    collection.press(.first)
    #expect(collection.text() == "head\n\n0\n")
  }
}
