import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Cards made of groups.
  @Suite("The stack on screen")
  struct StackTests {
    private func stack() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["stack"], columns: 84, rows: 40)
      gallery.expect("the cards") { $0.row(of: "More") == 12 && $0.row(of: "Thirty lines") != nil }
      return gallery
    }

    @Test("Clicks on the button expand and collapse a card")
    func clicks() throws {
      let gallery = try stack()
      try gallery.click("More")
      gallery.expect("one card open") {
        $0.row(of: "until six") != nil && $0.row(of: "Less") == 15 && $0.status.contains("1 open")
      }
      try gallery.click("Less")
      gallery.expect("none open") { $0.row(of: "until six") == nil && $0.status.contains("0 open") }
    }

    @Test("Return on the button expands and collapses a card, and keeps the focus")
    func keyboard() throws {
      let gallery = try stack()
      gallery.press(.down, .down, .enter)
      gallery.expect("one card open") { $0.row(of: "until six") != nil }
      gallery.press(.enter)
      gallery.expect("none open") { $0.row(of: "until six") == nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Tags follow the focus and the wheel, other lines stay")
    func scroller() throws {
      let gallery = try stack()
      let row = try #require(gallery.row(of: "lighthouse   dunes"))
      gallery.wheelSideways(20, column: 10, row: row)
      gallery.expect("the last tag") {
        $0.lines[row].contains("dogs   café") && $0.lines[row].contains("wood   lakes")
      }
      gallery.wheelSideways(-20, column: 10, row: row)
      gallery.expect("the first tag") { $0.lines[row].contains("sea   lighthouse") }
      gallery.press(.home, .right, .right, .right, .right, .right)
      gallery.expect("the sixth tag") { $0.lines[row].contains("dogs") }
    }

    @Test("Keys add and remove tiles without moving the visible lines")
    func tiles() throws {
      let gallery = try stack()
      gallery.press(.end)
      gallery.expect("the end") { $0.lines.last?.contains("line 30") == true }
      gallery.type("---")
      gallery.expect("fifty tiles") {
        $0.lines[0].contains("50 tiles among them") && $0.lines.last?.contains("line 30") == true
      }
      gallery.type("+")
      gallery.expect("a hundred") { $0.row(of: "100 tiles among them") == 0 }
    }
  }
}
