import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// An orchestra is selected with the mouse and with keys.
  @Suite("Selecting on screen")
  struct SelectionTests {
    @Test("Shift selects a range, Control deselects; returning items are selected again")
    func mouse() throws {
      let gallery = try GalleryProcess(["selection"], columns: 120, rows: 24)
      gallery.expect("the orchestra") { $0.row(of: "Violin") != nil }
      try gallery.click("Violin")
      gallery.expect("one") { $0.status.contains("1 selected") && $0.row(of: "■ Violin") != nil }
      try gallery.click("Harp", holding: .shift)
      // The viola is disabled.
      gallery.expect("a range") { $0.status.contains("4 selected") && $0.row(of: "■ Cello") != nil }
      try gallery.click("Cello", holding: .control)
      gallery.expect("one less") { $0.status.contains("3 selected") && $0.row(of: "□ Cello") != nil }
      gallery.type("x")
      gallery.expect("they are at home") { $0.status.contains("3 at home") && $0.row(of: "Harp") == nil }
      gallery.type("b")
      gallery.expect("they are back") { $0.status.contains("3 selected") && $0.row(of: "■ Harp") != nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("In single selection, Space selects the focused row instead of the other")
    func keys() throws {
      let gallery = try GalleryProcess(["selection"], columns: 80, rows: 24)
      gallery.expect("the orchestra") { $0.row(of: "Violin") != nil }
      gallery.type("2")
      gallery.expect("another mode") { $0.row(of: "○ Violin") != nil }
      try gallery.click("Oboe")
      gallery.expect("one") { $0.row(of: "● Oboe") != nil }
      gallery.press(.down)
      gallery.type(" ")
      gallery.expect("the next") { $0.row(of: "● Clarinet") != nil && $0.row(of: "○ Oboe") != nil }
    }
  }
}
