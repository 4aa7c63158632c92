import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// The status and the keys share the last line.
  @Suite("The status line")
  struct StatusTests {
    @Test(
      "If not all keys fit, the first ones are left out and the last ones stay",
      arguments: [
        ("selection", "q quits"), ("columns", "t turns  q quits"), ("feed", "^R news  q quits"),
        ("effects", "q quits"), ("pages", "q quits"), ("forms", "Esc quits"),
      ])
    func keys(name: String, end: String) throws {
      let gallery = try GalleryProcess([name], columns: 40, rows: 10)
      gallery.expect("the keys") { $0.status.hasSuffix(" " + end) || $0.status.hasSuffix("… " + end) }
      #expect(gallery.status.count <= 39)
      #expect(gallery.status.hasPrefix(" "))
    }

    @Test("Status and keys are complete if both fit")
    func room() throws {
      let gallery = try GalleryProcess(["columns"])
      gallery.expect("all") {
        $0.status.hasPrefix(" 3 columns ") && $0.status.hasSuffix(" 1–5 columns  t turns  q quits")
          && !$0.status.contains("…")
      }
    }

    @Test("The tooltip of the control with the focus takes the place of the keys")
    func tooltip() throws {
      let gallery = try GalleryProcess(["controls"])
      gallery.expect("the keys") { $0.status.contains("Tab next control") }
      gallery.type("\t\t")
      gallery.expect("the tooltip") {
        $0.status.hasPrefix(" 0 friends ") && $0.status.hasSuffix(" Tells you when a friend writes")
      }
      gallery.type("\t")
      gallery.expect("the keys") { $0.status.contains("Tab next control") }
    }

    @Test("A long status ends with an ellipsis", arguments: [20, 30, 40])
    func status(columns: Int) throws {
      let gallery = try GalleryProcess(["effects"], columns: columns, rows: 10)
      gallery.expect("a part of it") { $0.status.hasPrefix(" 2 shr") && $0.status.contains("…  ") }
    }
  }
}
