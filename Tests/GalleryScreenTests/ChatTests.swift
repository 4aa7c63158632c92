import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Drafts are reordered.
  @Suite("The chat on screen")
  struct ChatTests {
    private func chat() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["chat"], columns: 60, rows: 16)
      gallery.expect("the conversation") { $0.status.contains("messages") }
      gallery.type("www")
      gallery.expect("three drafts") { order($0) == [1, 2, 3] }
      return gallery
    }

    /// Returns the drafts in the order of their lines.
    private func order(_ gallery: GalleryProcess) -> [Int] {
      gallery.lines.compactMap { line in
        ["Bring the lamp", "We are at the pier", "The soup is warm"].firstIndex { line.contains($0) }
          .map { $0 + 1 }
      }
    }

    @Test("The mouse moves a draft at once; Escape cancels the move")
    func mouse() throws {
      let gallery = try chat()
      let place = try #require(gallery.place(of: "The soup"))
      gallery.drag(column: place.column, from: place.row, to: place.row - 2, isReleased: false)
      gallery.expect("carried") { order($0) == [3, 1, 2] && $0.row(of: "◆ The soup") == place.row - 2 }
      gallery.press(.escape)
      gallery.expect("taken back") { order($0) == [1, 2, 3] && $0.row(of: "◆") == nil }
      gallery.drag(column: place.column, from: place.row, to: place.row - 1)
      gallery.expect("let go") { order($0) == [1, 3, 2] && $0.row(of: "◆") == nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Option with an arrow moves the focused draft")
    func keys() throws {
      let gallery = try chat()
      try gallery.click("Bring the lamp")
      gallery.type("\u{1B}[1;3B")
      gallery.expect("below the next") { order($0) == [2, 1, 3] }
      gallery.type("\u{1B}[1;3B\u{1B}[1;3A\u{1B}[1;3A")
      gallery.expect("above all") { order($0) == [1, 2, 3] }
      gallery.type("\u{1B}[1;3F")
      gallery.expect("at the end") { order($0) == [2, 3, 1] }
      gallery.type("s")
      gallery.expect("the first is said") { order($0) == [3, 1] }
    }
  }
}
