import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// A million orders in a table.
  @Suite("Table on screen")
  struct TableTests {
    private func table(_ arguments: String...) throws -> GalleryProcess {
      let gallery = try GalleryProcess(["table"] + arguments)
      gallery.expect("the titles") { $0.lines[0].contains("Customer") && $0.status.contains("/ order") }
      return gallery
    }

    @Test("A million orders are there at once, and the titles stay above the last one")
    func million() throws {
      let gallery = try table()
      gallery.press(.end)
      gallery.expect("the last order") {
        $0.row(of: "1\u{A0}000\u{A0}000│") != nil && $0.lines[0].contains("Customer")
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("A click on a title sorts, and so does Return")
    func sorting() throws {
      let gallery = try table("--count", "1000")
      try gallery.click("Order")
      gallery.expect("the order") { $0.lines[0].contains("▴ Order") }
      gallery.type("\t\r")
      gallery.expect("the other order") {
        $0.lines[0].contains("▾ Order") && $0.lines[1].contains("1\u{A0}000│")
      }
    }

    @Test("The mouse resizes a column, and a wheel and keys scroll sideways")
    func sideways() throws {
      let gallery = try table("--count", "100")
      let border = try #require(gallery.lines[0].firstIndex(of: "│"))
      let column = gallery.lines[0].distance(from: gallery.lines[0].startIndex, to: border)
      gallery.wheelSideways(4, column: 40, row: 5)
      gallery.expect("other columns") { !$0.lines[0].contains("Customer") && $0.lines[0].contains("Order│") }
      gallery.wheelSideways(-9, column: 40, row: 5)
      gallery.expect("the first columns") { $0.lines[0].contains("Customer") }
      gallery.terminal.send("\u{1B}[<0;\(column + 1);1M\u{1B}[<32;\(column + 4);1M\u{1B}[<0;\(column + 4);1m")
      gallery.expect("a wider column") { $0.lines[0].firstIndex(of: "│") != border }
      gallery.press(.down)
      for _ in 0..<20 { gallery.press(.right) }
      gallery.expect("the last column") { $0.lines[0].contains("Priority") }
    }
  }
}
