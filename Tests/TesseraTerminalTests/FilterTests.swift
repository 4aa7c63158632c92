import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// Reducing a list to the items that match a text.
@MainActor
@Suite("Filtering in a terminal")
struct FilterTests {
  private var content: Content<Terminal> {
    Content {
      Section("sources") {
        ForEach(["Package.swift", "Sources/main.swift", "Sources/Parser.swift"], id: { $0 }) {
          Line($0).selectable()
        }
      }
      .header { Line("SOURCES") }
      Section("pages") {
        ForEach(["README.md", "CHANGELOG.md"], id: { $0 }) { Line($0).selectable() }
      }
      .header { Line("PAGES") }
    }
  }

  @Test("Only matching items and their headers stay, and matches are highlighted")
  func reduced() async {
    let harness = ScreenHarness(content)
    harness.type("&srcsw")
    #expect(await harness.waits { harness.lines[1].hasPrefix("Sources/main") })
    #expect(harness.lines[0..<3] == ["SOURCES", "Sources/main.swift", "Sources/Parser.swift"])
    #expect(harness.lines[3].isEmpty && harness.lastLine.hasPrefix(" &srcsw  2 of 5"))
    #expect(harness.matches(inRow: 1).joined() == "Srcsw" && harness.matches(inRow: 0).isEmpty)
    harness.type("\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}")
    #expect(await harness.waits { harness.lines[5] == "README.md" })
    #expect(harness.lines[1] == "Package.swift" && harness.matches(inRow: 1).isEmpty)
  }

  @Test("The filter stays after Return and for new content; Escape removes it before it quits")
  func kept() async {
    let harness = ScreenHarness(content)
    harness.type("&md\r")
    #expect(await harness.waits { harness.lines[0] == "PAGES" && harness.lines[3].isEmpty })
    #expect(harness.lastLine.hasPrefix(" &md  2 of 5"))
    harness.screen.collection.show(rows(["a.md", "b.txt", "c.md"]))
    #expect(await harness.waits { harness.lines[0] == "a.md" })
    #expect(harness.lines[0..<3] == ["a.md", "c.md", ""])
    harness.type("\u{1B}")
    #expect(await harness.waits { harness.lines[2] == "c.md" } && harness.quitCount == 0)
    harness.type("\u{1B}")
    #expect(harness.quitCount == 1)
  }

  @Test("Items keep their focus, and arrows move while the user types")
  func focus() async {
    let harness = ScreenHarness(content)
    harness.type("jjj")
    #expect(harness.focused == "Sources/Parser.swift")
    harness.type("&swift")
    #expect(await harness.waits { harness.lastLine.contains("3 of 5") })
    #expect(harness.focused == "Sources/Parser.swift")
    harness.type("\u{1B}[A")
    #expect(harness.focused == "Sources/main.swift")
    harness.type("\u{1B}")
    #expect(
      await harness.waits { harness.lines[5] == "README.md" } && harness.focused == "Sources/main.swift")
  }

  @Test("One call filters any list")
  func call() async {
    let harness = ScreenHarness(rows((0..<70_000).map { "row \($0)" }))
    harness.screen.collection.filter = "w69999"
    #expect(await harness.waits { harness.screen.collection.filterMatchCount == 1 })
    #expect(harness.lines[0] == "row 69999")
    harness.screen.collection.filter = ""
    #expect(harness.screen.collection.filterMatchCount == nil)
    harness.draw()
    #expect(harness.screen.collection.engine.count == 70_000)
  }

  @Test("Content that is shown after the end of a filter is what the next filter searches")
  func laterContent() async {
    let harness = ScreenHarness(rows(["alpha", "beta"]))
    harness.type("&al\r")
    #expect(await harness.waits { harness.lines[0] == "alpha" && harness.lines[1].isEmpty })
    harness.screen.collection.filter = ""
    harness.screen.collection.show(rows(["gamma", "delta", "epsilon"]))
    harness.draw()
    #expect(harness.lines[0..<3] == ["gamma", "delta", "epsilon"])
    harness.type("&ta")
    #expect(await harness.waits { harness.lines[0] == "delta" && harness.lines[1].isEmpty })
    #expect(harness.lastLine.hasPrefix(" &ta  1 of 3"))
  }

  @Test("While a prompt is open, the app gets no keys")
  func typedText() {
    let harness = ScreenHarness(content)
    var keys = 0
    harness.screen.onEvent = { event in
      if case .key(.character("a"), _) = event { keys += 1 }
      return keys > 0
    }
    harness.type("&bar")
    #expect(keys == 0 && harness.lastLine.hasPrefix(" &bar"))
    harness.type("\u{1B}")
    harness.type("a")
    #expect(keys == 1)
  }

  @Test("A long paste shows its end")
  func longPaste() {
    let harness = ScreenHarness(content)
    let text = String(repeating: "ab", count: 50_000) + "END"
    harness.type("/")
    harness.screen.handle([.paste(text)], at: 0)
    harness.draw()
    #expect(harness.lastLine.contains("abEND") && harness.screen.surface.cursor?.column ?? 99 < 40)
  }
}
