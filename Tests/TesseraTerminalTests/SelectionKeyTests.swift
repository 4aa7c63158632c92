import Tessera
import TesseraTerminal
import TestCells
import Testing

@MainActor
@Suite("Selecting in a terminal")
struct SelectionKeyTests {
  private func collection(_ mode: SelectionMode) -> TerminalCollection {
    let collection = TerminalCollection(configuration: EngineConfiguration(selectionMode: mode))
    collection.show(
      Content { Section("s") { ForEach(["a", "b", "c", "d"], id: { $0 }) { Line($0) } } })
    collection.place(in: GridRect(columns: 0..<8, rows: 0..<4))
    var surface = Surface(columns: 8, rows: 4)
    collection.draw(on: &surface)
    return collection
  }

  private func selected(_ collection: TerminalCollection) -> String {
    collection.engine.selection.ids.map { $0.description }.joined()
  }

  /// Returns the selected items after each input of a terminal.
  private func selected(_ mode: SelectionMode, after input: [String]) -> [String] {
    let collection = collection(mode)
    var decoder = InputDecoder()
    return input.map { bytes in
      for event in decoder.decode(bytes.utf8) { collection.handle(event, at: 0) }
      return selected(collection)
    }
  }

  @Test("Arrows select, Shift extends, Control moves only the focus, Space toggles")
  func extended() {
    let (down, shiftDown, shiftUp) = ("\u{1B}[B", "\u{1B}[1;2B", "\u{1B}[1;2A")
    let (controlDown, controlEnd, shiftHome) = ("\u{1B}[1;5B", "\u{1B}[1;5F", "\u{1B}[1;2H")
    #expect(
      selected(
        .extended, after: [down, shiftDown, shiftDown, shiftUp, controlDown, controlEnd, " ", shiftHome])
        == ["a", "ab", "abc", "ab", "ab", "ab", "abd", "abcd"])
  }

  @Test("Control-A selects all; Control-Backslash and Control-Shift-A select nothing")
  func all() {
    #expect(
      selected(.extended, after: ["\u{1}", "\u{1C}", "\u{1F}", "\u{1B}[97;6u"]) == ["abcd", "", "abcd", ""])
    #expect(selected(.multiple, after: ["\u{1}"]) == ["abcd"])
    #expect(selected(.single, after: ["\u{1}"]) == [""])
    #expect(!collection(.single).handle(.key(.character("a"), modifiers: .control), at: 0))
  }

  @Test("In single selection, Space acts like Return")
  func single() {
    #expect(selected(.single, after: ["\u{1B}[B", " ", " ", "\r"]) == ["", "a", "", "a"])
    #expect(selected(.multiple, after: ["j", " ", "j", " ", "\u{0}"]) == ["", "a", "a", "ab", "a"])
  }

  @Test("Clicks respect the modifier keys")
  func clicks() {
    let collection = collection(.extended)
    func click(_ row: Int, _ modifiers: KeyModifiers = []) {
      collection.handle(.mouse(MouseEvent(.press(.left), column: 1, row: row, modifiers: modifiers)), at: 1)
      collection.handle(.mouse(MouseEvent(.release(.left), column: 1, row: row, modifiers: modifiers)), at: 1)
    }
    click(0)
    click(2, .control)
    #expect(selected(collection) == "ac")
    click(3, .shift)
    #expect(selected(collection) == "acd")
    click(1)
    #expect(selected(collection) == "b")
  }
}
