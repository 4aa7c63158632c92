import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// Nested rows and columns of tiles.
  @Suite("The mosaic on screen")
  struct MosaicTests {
    @Test("Keys change the template, and each shows its last tile")
    func templates() throws {
      let gallery = try GalleryProcess(["mosaic"], columns: 90, rows: 34)
      gallery.expect("the first template") { $0.row(of: " 1 ") == 8 && $0.row(of: " 2 ") == 4 }
      for (key, name, row) in [
        ("2", "a frame around the largest", 3), ("3", "shares, alternating", 3),
        ("4", "rows in columns in a row", 5), ("1", "one large and two small", 8),
      ] {
        gallery.press(.home)
        gallery.wheel(-1)
        gallery.type(key)
        gallery.expect("\(name)") { $0.status.contains(name) && $0.row(of: " 1 ") == row }
        gallery.press(.end)
        gallery.expect("the last tile of \(name)") { $0.row(of: " 1000 ") != nil }
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }
  }
}
