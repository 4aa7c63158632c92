import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// The terminal changes its size; the visible items stay visible.
  @Suite("Resizing on screen")
  struct ResizeTests {
    private static let sizes = [(40, 10), (1, 1), (120, 50), (80, 24)]

    /// Changes the size and waits for a frame with it.
    private func resize(_ gallery: GalleryProcess, to size: (columns: Int, rows: Int)) {
      #expect(gallery.terminal.comesToRest())
      let before = gallery.terminal.output.count
      gallery.terminal.resize(columns: size.columns, rows: size.rows)
      gallery.expect("a frame of the new size") { $0.terminal.output.count > before }
    }

    @Test("A list keeps its first line through all sizes, even the smallest")
    func list() throws {
      let folder = try TemporaryFolder()
      try folder.write((1...2000).map { "entry \($0)\n" }.joined(), to: "log")
      let gallery = try GalleryProcess(["log", folder.path("log")])
      gallery.expect("the end") { $0.lines.last?.hasSuffix("entry 2000") == true }
      for _ in 1...5 { gallery.press(.pageUp) }
      gallery.expect("the place") { $0.lines[0] == "    1863 entry 1863" }
      for size in Self.sizes {
        resize(gallery, to: size)
        guard size.1 > 1 else { continue }
        gallery.expect("the same first line at \(size)") {
          $0.lines[0] == "    1863 entry 1863"
            && $0.lines.last == "    \(1861 + size.1) entry \(1861 + size.1)"
        }
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("A log at its end stays at its end")
    func end() throws {
      let folder = try TemporaryFolder()
      try folder.write((1...2000).map { "entry \($0)\n" }.joined(), to: "log")
      let gallery = try GalleryProcess(["log", folder.path("log")])
      gallery.expect("the end") { $0.lines.last?.hasSuffix("entry 2000") == true }
      for size in Self.sizes {
        resize(gallery, to: size)
        guard size.1 > 1 else { continue }
        gallery.expect("the end at \(size)") { $0.lines.last == "    2000 entry 2000" }
      }
    }

    @Test("A grid keeps its first characters visible when its columns change")
    func grid() throws {
      let gallery = try GalleryProcess(["characters", "2200"])
      gallery.expect("the place") { $0.row(of: "21DD") == 2 }
      for size in [(40, 10), (120, 50)] {
        resize(gallery, to: size)
        gallery.expect("the first character at \(size)") { ($0.row(of: "21DD") ?? 99) <= 4 }
      }
    }

    @Test("A grid keeps its position through the smallest size")
    func gridThroughNothing() throws {
      let gallery = try GalleryProcess(["characters", "2200"])
      gallery.expect("the place") { $0.row(of: "21DD") == 2 }
      resize(gallery, to: (1, 1))
      resize(gallery, to: (120, 50))
      gallery.expect("the same place") { ($0.row(of: "21DD") ?? 99) <= 4 }
    }

    @Test("A page works after its text is wrapped again")
    func page() throws {
      let gallery = try GalleryProcess(["venue"])
      gallery.expect("the page") { $0.row(of: "4 Harbor Lane") != nil }
      for size in Self.sizes {
        resize(gallery, to: size)
        guard size.1 > 1 else { continue }
        gallery.expect("the page at \(size)") {
          $0.row(of: "4 Harbor Lane") == 2 && $0.row(of: "Mara") != nil
        }
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("The answer to a question can be typed at any size", arguments: [(40, 10), (1, 1), (120, 50)])
    func prompt(size: (Int, Int)) throws {
      let gallery = try GalleryProcess(["characters"])
      gallery.expect("the grid") { $0.lines[0].contains("Basic Latin") }
      gallery.press(.ask)
      gallery.expect("the question") { $0.status.contains("code point:") }
      resize(gallery, to: size)
      gallery.type("1F600\r")
      resize(gallery, to: (120, 60))
      gallery.expect("the character") { $0.row(of: "1F600") != nil }
    }
  }
}
