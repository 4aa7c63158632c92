import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Pages that keys and the wheel turn.
  @Suite("Pages on screen")
  struct PagesTests {
    @Test("An arrow and the wheel turn one page, each with its own content")
    func turning() throws {
      let gallery = try GalleryProcess(["pages", "reused"], columns: 60, rows: 12)
      gallery.expect("the first") { $0.status.contains("1/100") && $0.row(of: "Page 1") != nil }
      gallery.press(.right)
      gallery.expect("the second") { $0.status.contains("2/100") && $0.row(of: "Page 2") != nil }
      gallery.wheelSideways(1, column: 20, row: 4)
      gallery.expect("the third") { $0.status.contains("3/100") && $0.row(of: "Page 3") != nil }
      gallery.press(.left)
      gallery.expect("back") { $0.status.contains("2/100") && $0.row(of: "Page 2") != nil }
      #expect(gallery.row(of: "Page 3") == nil)
      gallery.press(.quit)
      gallery.expectQuit()
    }
  }
}
