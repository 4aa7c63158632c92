import Tessera
import TesseraTerminal
import Testing

@MainActor
@Suite("Typing in a terminal")
struct TypeAheadKeyTests {
  private struct Line: CanvasCell {
    var text: String
    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }

  /// What has the focus after each of some bytes that a terminal sends, one per second.
  private func focused(_ isWanted: Bool, after input: [String]) -> [String] {
    let collection = TerminalCollection(configuration: EngineConfiguration(selectionMode: .single))
    let content = Content<Terminal> {
      Section("s") { ForEach(["go", "jam", "kiwi", "kÿrie"], id: { $0 }) { Line(text: $0) } }
    }
    collection.show(content.typeAhead(isWanted))
    collection.place(in: GridRect(columns: 0..<8, rows: 0..<4))
    var surface = Surface(columns: 8, rows: 4)
    var decoder = InputDecoder()
    return input.enumerated().map { second, bytes in
      collection.draw(on: &surface, at: Double(second))
      for event in decoder.decode(bytes.utf8) { collection.handle(event, at: Double(second)) }
      return collection.engine.focusedKey?.element.description ?? "-"
    }
  }

  @Test("Letters find where they are asked to, and else move as arrows do")
  func letters() {
    #expect(focused(true, after: ["j", "k", "k", "ky", "g"]) == ["jam", "kiwi", "kÿrie", "kÿrie", "go"])
    #expect(focused(false, after: ["j", "j", "k", "G", "g"]) == ["go", "jam", "go", "kÿrie", "go"])
  }
}
