import TerminalOracle
import Testing

extension GalleryScreenTests {
  /// F12 opens a pane with what the example declares and shows.
  @Suite("The inspector on screen")
  struct InspectorScreenTests {
    private static let inspect = "\u{1B}[24~"

    private func huge() throws -> GalleryProcess {
      let gallery = try GalleryProcess(["huge"], columns: 120, rows: 40)
      gallery.expect("the first row") { $0.hasContent }
      gallery.type(Self.inspect)
      gallery.expect("the inspector beside the list") { $0.lines[0].contains("Inspector") }
      return gallery
    }

    @Test("F12 shows the inspector beside the list, and hides it again")
    func toggling() throws {
      let gallery = try huge()
      gallery.expect("the tree") { $0.row(of: "▾ ") != nil && $0.row(of: "cell 1") != nil }
      gallery.type(Self.inspect)
      gallery.expect("the list alone") { $0.row(of: "Inspector") == nil }
      gallery.type(Self.inspect)
      gallery.expect("the inspector again") { $0.row(of: "Inspector") != nil }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("The list stays in use, and its updates are recorded")
    func recording() throws {
      let gallery = try huge()
      let updates = { (gallery: GalleryProcess) -> Int? in
        gallery.lines.first { $0.contains("Updates  ") || $0.contains(" Updates ") }
          .flatMap { $0.split(separator: " ").compactMap { Int($0) }.last }
      }
      gallery.expect("a number of updates") { updates($0) != nil }
      let before = try #require(updates(gallery))
      gallery.press(.pageDown)
      gallery.expect("more updates") { updates($0).map { $0 > before } ?? false }
    }

    @Test("The frames of the cells appear over them")
    func outlines() throws {
      let gallery = try huge()
      try gallery.click("Frames over the cells")
      gallery.expect("sizes") { gallery in gallery.lines.count { $0.contains(": 480×") } > 3 }
      try gallery.click("Frames over the cells")
      gallery.expect("no sizes") { gallery in !gallery.lines.contains { $0.contains(": 480×") } }
    }
  }
}
