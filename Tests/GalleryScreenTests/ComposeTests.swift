import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Sections of all kinds in one collection.
  @Suite("Compose on screen")
  struct ComposeTests {
    private func compose() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["compose"], columns: 80, rows: 24)
      gallery.expect("the strip") { $0.row(of: "Monday") == 2 && $0.row(of: "To do") != nil }
      return gallery
    }

    @Test("The scrolling section scrolls sideways, all other sections stay")
    func scroller() throws {
      let gallery = try compose()
      let before = gallery.lines
      gallery.wheelSideways(30, column: 20, row: 2)
      gallery.expect("Sunday") { $0.lines[2].contains("Sunday") && !$0.lines[2].contains("Monday") }
      #expect(Array(gallery.lines[5...]) == Array(before[5...]))
      gallery.wheelSideways(-30, column: 20, row: 2)
      gallery.expect("Monday") { $0.lines == before }
    }

    @Test("The other sections scroll down, with a pinned continent at the top")
    func pinned() throws {
      let gallery = try compose()
      gallery.press(.end)
      gallery.expect("the end") { $0.row(of: "Volga") == 21 && $0.lines[0].hasPrefix(" Asia") }
      gallery.wheel(-1)
      gallery.expect("three lines up") { $0.row(of: "Tagus") == 22 && $0.row(of: "Volga") == nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("The focus moves between sections, and along lists side by side")
    func focus() throws {
      let gallery = try compose()
      func background(_ text: String) -> Int? {
        gallery.place(of: text).map {
          gallery.terminal.screen.cell(column: $0.column, row: $0.row).rendition.background
        }
      }
      let plain = background("Paint the door")
      try gallery.click("Buy flour")
      gallery.press(.right)
      gallery.expect("the first of the other list in focus") { _ in background("Paint the door") != plain }
      gallery.press(.down)
      gallery.expect("the line below in focus") { _ in
        background("Paint the door") == plain && background("Sweep the yard") != plain
      }
    }
  }
}
