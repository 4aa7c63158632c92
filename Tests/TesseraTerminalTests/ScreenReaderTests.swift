import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// The lines that a screen reader speaks, without a terminal.
@MainActor
@Suite("Lines for a screen reader")
struct ScreenReaderTests {
  @Test("Each move of the focus is one line, and a frame without a change is none")
  func focus() {
    let harness = ScreenHarness(rows(["alpha", "beta", "gamma"]))
    var lines = ScreenReaderLines()
    harness.screen.status = "Letters"
    #expect(lines.take(from: harness.screen) == ["Letters", "alpha", "beta", "gamma"])
    harness.type("j")
    #expect(lines.take(from: harness.screen) == ["alpha, 1 of 3"])
    #expect(lines.take(from: harness.screen).isEmpty)
    harness.type("jj")
    #expect(lines.take(from: harness.screen) == ["gamma, 3 of 3"])
  }

  @Test("A change of the focused item is a line")
  func selection() {
    let harness = ScreenHarness(
      rows(["alpha", "beta"]), configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple))
    var lines = ScreenReaderLines()
    harness.type("j")
    _ = lines.take(from: harness.screen)
    harness.type(" ")
    #expect(lines.take(from: harness.screen) == ["alpha, selected, 1 of 2"])
    harness.screen.status = "1 selected"
    #expect(lines.take(from: harness.screen) == ["1 selected"])
  }

  @Test("Where nothing has the focus, the texts that come into view are lines")
  func text() {
    let harness = ScreenHarness(
      Content { Section("log") { ForEach(0..<40) { Line("line \($0)") } } }, rows: 4)
    var lines = ScreenReaderLines()
    #expect(lines.take(from: harness.screen) == ["line 0", "line 1", "line 2"])
    harness.screen.collection.engine.scroll(by: Point(y: 32))
    harness.draw()
    #expect(lines.take(from: harness.screen) == ["line 3", "line 4"])
  }

  @Test("A control with the focus, its state, and the text in a field are lines")
  func controls() {
    var isOn = false
    func content() -> Content<Terminal> {
      Content {
        Section("s") {
          HStack {
            Toggle("Wrap", isOn: isOn) { isOn = $0 }
            Button("Send") {}
          }
        }
      }
    }
    let harness = ScreenHarness(content())
    var lines = ScreenReaderLines()
    _ = lines.take(from: harness.screen)
    harness.type("\t")
    #expect(lines.take(from: harness.screen).first?.hasPrefix("Wrap, off") == true)
    harness.type(" ")
    harness.screen.collection.show(content())
    harness.draw()
    #expect(lines.take(from: harness.screen).first?.hasPrefix("Wrap, on") == true)
    harness.type("\t")
    #expect(lines.take(from: harness.screen).first?.hasPrefix("Send, button") == true)
  }

  @Test("A prompt and a sheet are lines when they open, and the focus is again when they close")
  func layers() {
    let harness = ScreenHarness(rows(["alpha", "beta"]))
    var lines = ScreenReaderLines()
    harness.type("j")
    _ = lines.take(from: harness.screen)
    harness.type("/")
    #expect(lines.take(from: harness.screen).contains { $0.hasPrefix("/") })
    harness.type("be")
    #expect(lines.take(from: harness.screen) == ["/be", "beta, 2 of 2"])
    harness.type("\r?")
    _ = lines.take(from: harness.screen)
    harness.type("\u{1B}")
    #expect(lines.take(from: harness.screen).contains("beta, 2 of 2"))
  }

  @Test("Nothing of a text can move the cursor")
  func hostileText() {
    let harness = ScreenHarness(rows(["a\u{1B}[2Jb\nc\u{9B}1A"]))
    var lines = ScreenReaderLines()
    let text = lines.take(from: harness.screen).joined()
    #expect(!text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("The user's environment chooses lines")
  func environment() {
    func isChosen(_ value: String?) -> Bool { TerminalRegion.isForScreenReader { _ in value } }
    #expect(!isChosen(nil) && !isChosen("") && !isChosen("0") && isChosen("1"))
    #expect(TerminalModes(.lines).enter.filter { $0 == 0x1B }.count == 1)
  }
}
