import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// Texts for the clipboard, and the mouse in the terminal's own hands.
@MainActor
@Suite("Copying from a terminal")
struct CopyTests {
  @Test("Bytes are encoded as in RFC 4648")
  func base64() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
    let codes = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]
    for (text, code) in zip(texts, codes) {
      #expect(String(decoding: Clipboard.base64(Array(text.utf8)), as: UTF8.self) == code)
    }
    #expect(String(decoding: Clipboard.base64([0xFB, 0xFF, 0xFE]), as: UTF8.self) == "+//+")
  }

  @Test("A text that terminals would cut is not copied")
  func limit() {
    #expect(Clipboard.sequence(copying: String(repeating: "x", count: Clipboard.limit)) != nil)
    #expect(Clipboard.sequence(copying: String(repeating: "x", count: Clipboard.limit + 1)) == nil)
    // No text can end the sequence early.
    let bytes = Clipboard.sequence(copying: "\u{7}\u{1B}\\x")
    #expect(
      bytes?.dropFirst().contains(0x1B) == false && bytes?.firstIndex(of: 7) == bytes.map { $0.count - 1 })
  }

  @Test("The user copies the focused item by a key")
  func focusedItem() {
    let harness = ScreenHarness(rows(["alpha", "beta"]))
    var copied: [String] = []
    harness.screen.onCopy = {
      copied.append($0)
      return $0 != "beta"
    }
    harness.type("y")
    #expect(harness.lastLine.contains("Nothing to copy"))
    harness.type("jy")
    #expect(harness.lastLine.contains("Copied"))
    harness.type("jy")
    #expect(copied == ["alpha", "beta"] && harness.lastLine.contains("Too long"))
  }

  @Test("The selected items are copied, one line each, wherever they are")
  func selection() {
    let names = (0..<60).map { $0 == 1 ? "two\nlines" : "item \($0)" }
    let harness = ScreenHarness(
      rows(names), configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple))
    var copied: [String] = []
    harness.screen.onCopy = {
      copied.append($0)
      return true
    }
    let engine = harness.screen.collection.engine
    for name in ["item 50", "two\nlines"] { engine.select(ItemID(name)) }
    harness.type("y")
    #expect(copied == ["two lines\nitem 50"] && harness.lastLine.contains("Copied 2 items"))
    // The selection has precedence over the focused item beside it.
    engine.deselectAll()
    engine.select(ItemID("item 50"))
    engine.focus(on: ItemID("item 3"))
    harness.draw()
    harness.type("y")
    #expect(copied.last == "item 50")
    engine.deselectAll()
    harness.type("y")
    #expect(copied.last == "item 3")
  }

  @Test("A selection that terminals would cut is not copied, and its texts are not collected")
  func longSelection() {
    let section = Section<Terminal>("rows") {
      ForEach(0..<1_000_000) { Line("row \($0)").selectable() }
    }
    let harness = ScreenHarness(
      Content { section }, configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple))
    harness.screen.onCopy = { _ in
      Issue.record("A part was copied")
      return true
    }
    harness.screen.collection.engine.selectAll()
    harness.type("y")
    #expect(harness.lastLine.contains("Too long to copy"))
    let selection = harness.screen.collection.engine.selection
    #expect(selection.texts(size: Size(width: 80, height: 16), limit: 13) == nil)
  }

  @Test("The terminal has the mouse until the next key, which also has its effect unless it is Escape")
  func mouse() {
    let harness = ScreenHarness(rows(["alpha", "beta"]))
    var reports: [Bool] = []
    harness.screen.onMouseReporting = { reports.append($0) }
    harness.type("\u{1B}[19~")
    #expect(reports == [false] && harness.lastLine.contains("Select text"))
    harness.type("j")
    #expect(reports == [false, true] && harness.focused == "alpha")
    harness.type("\u{1B}[19~")
    harness.type("\u{1B}")
    #expect(reports == [false, true, false, true] && harness.quitCount == 0)
    harness.type("\u{1B}[19~")
    harness.type("\u{1B}[19~")
    #expect(reports.count == 6 && reports.last == true)
    harness.type("\u{1B}")
    #expect(harness.quitCount == 1)
  }

  @Test("Keys of kitty's protocol have their meanings, also those of the keypad")
  func kittyKeys() {
    var decoder = InputDecoder()
    func keys(_ text: String) -> [TerminalEvent] { decoder.decode(Array("\u{1B}[\(text)".utf8)) }
    #expect(keys("27u") == [.key(.escape)])
    #expect(keys("105;5u") == [.key(.character("i"), modifiers: .control)])
    #expect(keys("9;2u") == [.key(.backTab)])
    #expect(keys("57399u") == [.key(.character("0"))] && keys("57413u") == [.key(.character("+"))])
    #expect(keys("57414u") == [.key(.enter)] && keys("57417u") == [.key(.left)])
    #expect(keys("57426;129u") == [.key(.delete)] && keys("57427u").isEmpty)
    #expect(keys("57376u") == [.key(.function(13))] && keys("57398u") == [.key(.function(35))])
    #expect(keys("57428u").isEmpty && keys("57358u").isEmpty)
    #expect(keys("?1u").isEmpty && decoder.takeReports() == [.keyboard])
  }
}
