import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// The list of keys, the palette of commands, and the hint, all made from what is bound at the moment.
@MainActor
@Suite("Commands in a terminal")
struct HelpTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func harness(columns: Int = 60, rows: Int = 40) -> ScreenHarness {
    let log = log
    let content = Content<Terminal> {
      Section("mails") {
        ForEach(["one", "two"], id: { $0 }) { text in
          Line(text).selectable().keys {
            KeyCommand("d", .delete, "Delete mail") { log.lines.append("delete \(text)") }
          }
        }
      }
      .keys { KeyCommand(.control("r"), "Reply") { log.lines.append("reply") } }
    }
    .keys { KeyCommand("w", "Write mail") { log.lines.append("write") } }
    let harness = ScreenHarness(content, columns: columns, rows: rows)
    harness.screen.commands = [
      KeyCommand("t", "Switch theme") { log.lines.append("theme") },
      KeyCommand("w", "Never") { log.lines.append("never") },
      KeyCommand("j", "Jump") { log.lines.append("jump") },
    ]
    return harness
  }

  private func line(_ harness: ScreenHarness, _ title: String) -> String? {
    harness.lines.first { $0.contains(title) }?.split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test("Commands of the item, of its section, of the content and of the app are performed")
  func performed() {
    let harness = harness()
    harness.type("d\u{12}")
    // Without a focus, there are no commands of an item and its section.
    #expect(log.lines.isEmpty)
    harness.type("\u{1B}[B")
    harness.type("d\u{12}wtj\u{1B}[3~")
    #expect(log.lines == ["delete one", "reply", "write", "theme", "jump", "delete one"])
  }

  @Test("The help lists each key where it has its effect")
  func help() {
    let harness = harness()
    harness.type("\u{1B}[B?")
    #expect(harness.lines.contains { $0.contains(" Keys ") && $0.contains("╭") })
    #expect(line(harness, "Delete mail")?.hasPrefix("d, Delete Delete mail") == true)
    #expect(line(harness, "Reply")?.hasPrefix("Ctrl-R Reply") == true)
    #expect(line(harness, "Never") == nil)
    #expect(line(harness, "Jump")?.hasPrefix("j Jump") == true)
    #expect(line(harness, "Move down")?.hasPrefix("Down Move down") == true)
    #expect(line(harness, "Go to the last item")?.hasPrefix("End, G Go") == true)
    #expect(line(harness, "List all keys")?.hasPrefix("?, F1 List") == true)
    #expect(harness.lastLine.hasSuffix("Esc close"))
    harness.type("d")
    #expect(log.lines.isEmpty)
    harness.type("\u{1B}")
    #expect(!harness.lines.contains { $0.contains(" Keys ") } && harness.quitCount == 0)
    harness.type("\u{1B}OP")
    #expect(harness.lines.contains { $0.contains(" Keys ") })
    harness.type("q")
    #expect(!harness.lines.contains { $0.contains(" Keys ") } && harness.quitCount == 0)
    harness.type("q")
    #expect(harness.quitCount == 1)
  }

  @Test("The user's keys replace those of the app, and the help lists them")
  func rebound() {
    let harness = harness()
    harness.screen.collection.engine.bindCommand("Delete mail", to: ["x"])
    harness.screen.collection.engine.bindCommand("Switch theme", to: [.function(2)])
    harness.screen.keyMap = .emacs
    harness.screen.keyMap[.quit] = [.control("q")]
    harness.type("\u{0E}")
    #expect(harness.focused == "one")
    harness.type("dx")
    #expect(log.lines == ["delete one"])
    harness.type("t\u{1B}OQ")
    #expect(log.lines == ["delete one", "theme"])
    harness.type("q")
    #expect(harness.quitCount == 0)
    harness.type("?")
    #expect(line(harness, "Delete mail")?.hasPrefix("x Delete") == true)
    #expect(line(harness, "Move down")?.hasPrefix("Down, Ctrl-N Move") == true)
    harness.type("\u{1B}")
    harness.type("\u{11}")
    #expect(harness.quitCount == 1)
    harness.screen.collection.engine.bindCommand("Delete mail", to: nil)
    harness.type("d")
    #expect(log.lines == ["delete one", "theme", "delete one"])
  }

  @Test("With type-ahead, letters begin a word, and only other keys are listed")
  func typeAhead() {
    let harness = ScreenHarness(rows(["quiet", "jam"]).typeAhead(), columns: 60, rows: 40)
    harness.type("q")
    #expect(harness.quitCount == 0 && harness.focused == "quiet")
    harness.type("\u{1B}")
    harness.type("\u{1B}OP")
    #expect(line(harness, "List all keys")?.hasPrefix("F1 List") == true)
    #expect(line(harness, "Move down")?.hasPrefix("Down Move") == true)
  }

  @Test("The palette finds a command by letters of its title, and Return performs it")
  func palette() {
    let harness = harness()
    harness.type("\u{1B}[B:")
    #expect(harness.lines.contains { $0.contains(" Commands ") })
    #expect(line(harness, "Delete mail")?.contains("d, Delete") == true)
    harness.type("swth")
    #expect(line(harness, "Switch theme") != nil && line(harness, "Reply") == nil)
    harness.type("\r")
    #expect(log.lines == ["theme"] && !harness.lines.contains { $0.contains(" Commands ") })
    // The commands that every app has are there as well, and arrows choose among them.
    harness.type(":mail")
    harness.type("\u{1B}[B\r")
    #expect(log.lines.count == 2 && (log.lines[1] == "write" || log.lines[1] == "delete one"))
    harness.type(":quit\r")
    #expect(harness.quitCount == 1)
  }

  @Test("An action of the palette is never performed on another item than the one that had the focus")
  func paletteOfRemovedItem() {
    let log = log
    func content(_ texts: [String]) -> Content<Terminal> {
      Content {
        Section("mails") {
          ForEach(texts, id: { $0 }) { text in
            Line(text).selectable()
              .contextAction("Archive") { log.lines.append("archive \(text)") }
          }
        }
      }
    }
    let harness = ScreenHarness(content(["one", "two", "three"]), columns: 60, rows: 40)
    harness.type("j:archive")
    // The view of the first row shows another one from now on.
    harness.screen.collection.show(content(["two", "three", "four"]))
    harness.draw()
    harness.type("\r")
    #expect(log.lines.isEmpty)
    #expect(harness.lastLine.contains("The item is no longer shown"))
    harness.type("j")
    let focused = harness.focused
    harness.type(":archive")
    harness.screen.collection.show(content(["zero", "two", "three", "four"]))
    harness.draw()
    harness.type("\r")
    #expect(log.lines == ["archive \(focused)"])
  }

  @Test("The palette highlights the letters that match")
  func paletteMatches() throws {
    let harness = harness()
    harness.type(":swme")
    let row = try #require(harness.lines.firstIndex { $0.contains("Switch theme") })
    #expect(harness.matches(inRow: row) == ["Sw", "me"])
  }

  @Test("The help lists the keys of a tree, of refreshing and of pages where they have an effect")
  func contentKeys() {
    let expansion = { (isExpanded: Bool) in
      CellExpansion(
        level: 1, parent: "root", isExpandable: true, isExpanded: isExpanded, toggle: {}, expandAll: {})
    }
    for isExpanded in [false, true] {
      let harness = ScreenHarness(
        Content { Section("rows") { Line("node").expansion(expansion(isExpanded)) } }.onRefresh {},
        columns: 60, rows: 44)
      harness.type("?")
      #expect(line(harness, "Refresh")?.hasPrefix("F5, Ctrl-R Refresh") == true)
      #expect(line(harness, "pand the item") == nil)
      harness.type("\u{1B}")
      harness.type("j?")
      let wanted = isExpanded ? "Left, - Collapse the item" : "Right, + Expand the item"
      #expect(line(harness, isExpanded ? "Collapse the item" : "Expand the item")?.hasPrefix(wanted) == true)
      #expect(line(harness, "Expand everything")?.hasPrefix("* Expand") == true)
      #expect(line(harness, "Go to the parent item")?.hasPrefix("Backspace Go") == true)
      #expect(line(harness, "Turn to the next page") == nil)
    }
    let pages = ScreenHarness(rows(["one"]).snapping(.pages), columns: 60, rows: 44)
    pages.type("?")
    #expect(line(pages, "Turn to the next page")?.hasPrefix("PgDn Turn") == true)
    #expect(line(pages, "Refresh") == nil)
  }

  @Test("A click outside closes a sheet, and a small screen shows it without a border")
  func small() {
    let harness = harness(columns: 20, rows: 5)
    harness.type("?")
    #expect(!harness.lines.contains { $0.contains("╭") } && harness.lines[0].contains("This list"))
    harness.screen.resize(columns: 60, rows: 40)
    harness.draw()
    #expect(harness.lines.contains { $0.contains("╭") })
    harness.type("\u{1B}[<0;1;1M")
    #expect(!harness.lines.contains { $0.contains("╭") })
  }

  @Test("The hint names the commands that are bound, unless the app has set one")
  func hint() {
    let harness = harness(columns: 80)
    harness.draw()
    #expect(harness.lastLine.hasSuffix("   w Write mail  t Switch theme  j Jump  ? keys  q quit"))
    harness.type("\u{1B}[B")
    #expect(
      harness.lastLine.hasSuffix(" Reply  w Write mail  t Switch theme  j Jump  ? keys  q quit"))
    harness.screen.ownHint = "mine"
    harness.draw()
    #expect(harness.lastLine.hasSuffix(" mine"))
  }

  @Test("A terminal may report Shift with a character that Shift has changed")
  func shiftedCharacters() {
    #expect(KeyStroke(.character("G"), .shift) == "G" && KeyStroke(.character(" "), .shift) != .space)
    let harness = ScreenHarness(rows(["alpha", "beta", "gamma"]))
    harness.type("j\u{1B}[27;2;71~")
    #expect(harness.focused == "gamma")
  }
}
