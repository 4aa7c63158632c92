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
      gallery.expect("the text") { gallery in
        gallery.row(of: "Find").map { gallery.lines[$0].contains("Ada") } == true
      }
      let place = try #require(gallery.place(of: "Ada"))
      gallery.click(column: place.column + 1, row: place.row)
      gallery.type("q")
      gallery.expect("the letter at the caret") { $0.row(of: "Aqda") == place.row }
    }
  }
}
