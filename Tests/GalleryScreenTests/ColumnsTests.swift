import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// One layout on both axes.
  @Suite("Columns on screen")
  struct ColumnsTests {
    private func columns() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["columns"])
      gallery.expect("three columns") { $0.lines[2].filter { $0 == "│" }.count == 6 }
      return gallery
    }

    @Test("A key sets the number of columns")
    func count() throws {
      let gallery = try columns()
      for count in [5, 1, 4, 2] {
        gallery.type("\(count)")
        gallery.expect("\(count) columns") {
          $0.lines[2].filter { $0 == "│" }.count == 2 * count && $0.status.contains("\(count) column")
        }
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("The key t changes the axis, and the wheel scrolls along it")
    func turns() throws {
      let gallery = try columns()
      gallery.type("t")
      gallery.expect("0, 1 and 2 below each other") {
        $0.status.contains("3 rows") && $0.place(of: " 0 ")?.column == $0.place(of: " 2 ")?.column
      }
      gallery.wheel(100)
      gallery.expect("the last") { $0.row(of: "99") != nil && $0.row(of: " 0 ") == nil }
      gallery.wheel(-100)
      gallery.expect("the first") { $0.row(of: " 0 ") != nil }
      gallery.type("t")
      gallery.expect("columns") { $0.status.contains("3 columns") && $0.lines[2].contains(" 2 ") }
    }

    @Test("Arrows move through the grid, and a click focuses")
    func focus() throws {
      let gallery = try columns()
      func background(_ text: String) -> Int? {
        gallery.place(of: text).map {
          gallery.terminal.screen.cell(column: $0.column, row: $0.row).rendition.background
        }
      }
      let plain = try #require(background(" 4 "))
      gallery.press(.down, .down, .right)
      gallery.expect("4 in focus") { _ in background(" 4 ") != plain }
      try gallery.click(" 7 ")
      gallery.expect("7 in focus") { _ in background(" 4 ") == plain }
    }
  }
}
