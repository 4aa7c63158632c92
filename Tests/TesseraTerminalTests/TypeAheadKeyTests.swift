import Tessera
import TesseraTerminal
import TestCells
import Testing

@MainActor
@Suite("Typing in a terminal")
struct TypeAheadKeyTests {
  /// Returns the focused item after each input of a terminal, one per second.
  private func focused(_ isWanted: Bool, after input: [String]) -> [String] {
    let collection = TerminalCollection(configuration: EngineConfiguration(selectionMode: .single))
    let content = Content<Terminal> {
      Section("s") { ForEach(["go", "jam", "kiwi", "kÿrie"], id: { $0 }) { Line($0) } }
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

  @Test("Letters search with type-ahead, and otherwise move the focus")
  func letters() {
    #expect(focused(true, after: ["j", "k", "k", "ky", "g"]) == ["jam", "kiwi", "kÿrie", "kÿrie", "go"])
    #expect(focused(false, after: ["j", "j", "k", "G", "g"]) == ["go", "jam", "go", "kÿrie", "go"])
  }
}
