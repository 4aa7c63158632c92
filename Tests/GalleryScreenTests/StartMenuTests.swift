import TerminalOracle
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension GalleryScreenTests {
  /// The menu is a list like any other, with keys and mouse.
  @Suite("The menu on screen")
  struct StartMenuTests {
    private static let names =
      [
        "processes", "packages", "characters", "files", "log", "venue", "columns", "stack", "compose",
        "panes", "mosaic", "huge", "layouts", "menu", "selection", "pantone", "random", "realtime", "chat",
        "effects",
        "weather", "pages", "alphabet", "forms", "controls", "table", "themes",
      ] + requiringGTK + ["feed", "search", "timeline"] + requiringSQLite

    #if HAS_GTK
    private static let requiringGTK = ["photos"]
    #else
    private static let requiringGTK: [String] = []
    #endif

    #if HAS_SQLITE
    private static let requiringSQLite = ["database", "mail"]
    /// A text in the status line of the last example.
    private static let lastStatus = "letters"
    #else
    private static let requiringSQLite: [String] = []
    /// A text in the status line of the last example.
    private static let lastStatus = "the newest is"
    #endif

    private func menu() throws -> GalleryProcess {
      let gallery = try GalleryProcess(rows: 40)
      gallery.expect("the menu") { $0.lines[0].contains("Tessera gallery") && $0.row(of: "venue") == 6 }
      return gallery
    }

    private func expectVenue(_ gallery: GalleryProcess, location: SourceLocation = #_sourceLocation) {
      gallery.expect("the venue", location: location) {
        $0.row(of: "4 Harbor Lane") != nil && $0.status.contains("q back")
      }
    }

    @Test("The menu lists every example, with a header above and keys below")
    func shows() throws {
      let gallery = try menu()
      #expect(gallery.lines[1...Self.names.count].map { String($0.split(separator: " ")[0]) } == Self.names)
      #expect(gallery.status.contains("Return opens") && gallery.status.contains("q quits"))
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Arrows move, Return opens, q goes back, q quits")
    func keys() throws {
      let gallery = try menu()
      for _ in 1...6 { gallery.press(.down) }
      gallery.press(.enter)
      expectVenue(gallery)
      gallery.press(.quit)
      gallery.expect("the menu again") { $0.lines[0].contains("Tessera gallery") && $0.row(of: "venue") == 6 }
      gallery.press(.up, .up, .up, .enter)
      gallery.expect("the characters, three above") { $0.lines[0].contains("Basic Latin") }
      gallery.press(.escape)
      gallery.expect("the menu, after Escape") { $0.lines[0].contains("Tessera gallery") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("The focused line has another background")
    func focus() throws {
      let gallery = try menu()
      func background(_ row: Int) -> Int {
        gallery.terminal.screen.cell(column: 1, row: row).rendition.background
      }
      gallery.press(.down)
      gallery.expect("the first line in focus") { _ in background(1) != background(2) }
      gallery.press(.down)
      gallery.expect("the second line in focus") { _ in
        background(2) != background(3) && background(1) == background(3)
      }
    }

    @Test("A click opens an example")
    func click() throws {
      let gallery = try menu()
      gallery.click(column: 4, row: try #require(gallery.row(of: "venue")))
      expectVenue(gallery)
    }

    @Test("A menu that does not fit returns to the opened example below its header")
    func comesBack() throws {
      let gallery = try GalleryProcess(columns: 40, rows: 10)
      gallery.expect("the menu") { $0.lines[0].contains("Tessera gallery") && $0.row(of: "venue") == 6 }
      gallery.press(.end)
      gallery.expect("the end below the header") {
        $0.lines[0].contains("Tessera gallery") && $0.lines.last?.contains(Self.names.last ?? "") == true
      }
      gallery.press(.up, .up, .enter)
      gallery.expect("an example") { $0.status.contains("q back") }
      gallery.press(.escape)
      gallery.expect("the same place") {
        $0.lines[0].contains("Tessera gallery") && $0.lines.last?.contains(Self.names.last ?? "") == true
      }
    }

    @Test("/ finds examples by their names and descriptions")
    func finds() throws {
      let gallery = try menu()
      #expect(gallery.status.contains("/ finds"))
      gallery.type("/hug")
      gallery.expect("one example") {
        $0.lines[1].contains("huge") && $0.lines[2].isEmpty && $0.status.contains("find: hug")
      }
      gallery.type("\u{7F}\u{7F}\u{7F}PINNED")
      gallery.expect("another one") { $0.lines[1].contains("packages") && $0.lines[2].isEmpty }
      gallery.type("x")
      gallery.expect("none") { $0.row(of: "packages") == nil && $0.row(of: "PINNEDx") != nil }
      gallery.press(.enter, .escape)
      gallery.expect("all, after Escape") { $0.row(of: "venue") == 6 && !$0.status.contains("find:") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Return opens the first example found, or the focused one")
    func opensFound() throws {
      let gallery = try menu()
      gallery.type("/effe\r")
      gallery.expect("the effects") { $0.status.contains("2 shrink") }
      gallery.press(.quit)
      gallery.expect("all, the one that was open in focus") {
        $0.row(of: "effects") == 20 && $0.row(of: "venue") == 6
      }
      gallery.press(.down, .enter)
      gallery.expect("the one below") { $0.row(of: "Lisbon") == 0 }
      gallery.press(.quit)
      gallery.type("/waterfall\u{1B}[B\u{1B}[A\r")
      gallery.expect("the sections of all kinds") { $0.row(of: "Monday") != nil }
    }

    @Test("A click beside the lines does nothing")
    func clickBeside() throws {
      let gallery = try menu()
      gallery.click(column: 4, row: Self.names.count + 1)
      gallery.click(column: 4, row: 38)
      gallery.click(column: 4, row: 0)
      gallery.press(.end, .enter)
      gallery.expect("the last example") { $0.status.contains(Self.lastStatus) }
    }

    @Test("The wheel scrolls a menu that does not fit")
    func wheel() throws {
      let gallery = try GalleryProcess(columns: 40, rows: 5)
      gallery.expect("the start") { $0.lines[0].contains("Tessera gallery") }
      gallery.wheel(1)
      gallery.expect("three lines further") {
        $0.lines[0].contains("Tessera gallery") && $0.row(of: "files") == 1
      }
      gallery.wheel(-2)
      gallery.expect("the start again") { $0.lines[0].contains("Tessera gallery") }
    }

    @Test("Keys that arrive together are all handled")
    func keysAtOnce() throws {
      let gallery = try menu()
      gallery.type("\u{1B}[B\u{1B}[B\u{1B}[B\r/1F600\r")
      gallery.expect("the character that was asked for") { $0.row(of: "1F600") != nil }
      gallery.type("qq")
      gallery.expectQuit()
    }

    @Test("A signal that ends the program restores the terminal", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signal(_ signal: Int32) throws {
      let gallery = try menu()
      kill(gallery.terminal.pid, signal)
      gallery.expectQuit(.signal(signal))
    }

    @Test(
      "The key q ends an example from the command line",
      arguments: [
        "venue", "characters", "packages", "processes", "files", "columns", "stack", "compose", "mosaic",
        "huge", "layouts", "menu", "pantone", "random", "realtime", "chat", "effects", "weather", "pages",
        "alphabet", "feed", "timeline",
      ])
    func quitFromExample(name: String) throws {
      let gallery = try GalleryProcess([name])
      gallery.expect("the example") { $0.status.contains("q quits") && $0.hasContent }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test(
      "Nothing is written while nothing happens",
      arguments: [
        "", "venue", "characters", "packages", "files", "columns", "stack", "compose", "mosaic", "huge",
        "layouts",
      ])
    func idle(name: String) throws {
      let gallery = try GalleryProcess(name.isEmpty ? [] : [name])
      gallery.expect("the example") { $0.status.contains("q quits") && $0.hasContent }
      gallery.press(.down)
      // On a busy machine, the response to the key may be late.
      _ = gallery.terminal.bytesArriving(within: 2)
      #expect(gallery.terminal.comesToRest())
      #expect(gallery.terminal.bytesArriving(within: 1) == 0)
    }
  }
}
