import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Rows with controls.
  @Suite("Controls on screen")
  struct ControlsTests {
    @Test("A click in a field places the caret there")
    func click() throws {
      let gallery = try GalleryProcess(["controls"])
      gallery.expect("the field") { $0.row(of: "a name") != nil }
      gallery.type("\tAda")
      gallery.expect("the text") { $0.row(of: "Find Ada") != nil }
      let place = try #require(gallery.place(of: "Find Ada"))
      gallery.click(column: place.column + 6, row: place.row)
      gallery.type("q")
      gallery.expect("the letter at the caret") { $0.row(of: "Find Aqda") != nil }
    }
  }
}
