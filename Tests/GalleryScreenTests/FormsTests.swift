import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// A form with typed text.
  @Suite("A form on screen")
  struct FormsTests {
    @Test("Typed text goes to the focused field, even characters that are shortcuts")
    func typing() throws {
      let gallery = try GalleryProcess(["forms"])
      gallery.expect("the fields") { $0.row(of: "E-mail") != nil && $0.status.contains("3 errors") }
      #expect(gallery.status.contains("Esc quits") && !gallery.status.contains("q quits"))
      gallery.type("qed/")
      gallery.expect("the text") { $0.row(of: "qed/") != nil && $0.status.contains("2 errors") }
      gallery.press(.down)
      gallery.type("@")
      gallery.expect("an error less") { $0.status.contains("1 error") }
      // The first Escape leaves the field.
      gallery.press(.escape)
      gallery.expect("no caret") { $0.row(of: "qed/") != nil }
      gallery.press(.escape)
      gallery.expectQuit(hadCaret: true)
    }
  }
}
