import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// The navigation in a tree of folders.
  @Suite("The files on screen")
  struct FilesTests {
    /// Creates `inner/deep`, a file in each folder, and a link to itself.
    private func tree() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.makeFolder("inner/deep")
      try folder.write("12345", to: "top.txt")
      try folder.write("", to: "inner/middle.txt")
      try folder.write("", to: "inner/deep/bottom.txt")
      try folder.makeLink("link", to: "inner")
      try folder.makeLink("round", to: "round")
      return folder
    }

    private func files(_ path: String, columns: Int = 120, rows: Int = 24) throws -> GalleryProcess {
      let gallery = try GalleryProcess(["files", path], columns: columns, rows: rows)
      gallery.expect("the folder") { $0.lines[0].contains(path) && $0.lines[1] == " .." }
      return gallery
    }

    /// Focuses the line with a name and presses a key.
    private func press(
      _ key: GalleryProcess.Key, on name: String, in gallery: GalleryProcess,
      location: SourceLocation = #_sourceLocation
    ) throws {
      let row = try #require(gallery.row(of: name), sourceLocation: location)
      gallery.press(.home)
      for _ in 1..<row { gallery.press(.down) }
      gallery.press(key)
    }

    @Test("Folders come first, then files with their sizes")
    func lists() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      #expect(gallery.lines[0].hasPrefix(" \(folder.path) ") && gallery.lines[0].hasSuffix(" 4"))
      #expect(
        gallery.lines[1...5].map { $0.split(separator: " ").joined(separator: " ") } == [
          "..", "▸ inner/", "▸ link link", "▸ round link", "top.txt 5 B",
        ])
      #expect(gallery.status.contains("4 entries"))
    }

    @Test("Return expands and collapses a folder, .. goes to the parent folder")
    func walks() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try press(.enter, on: "inner/", in: gallery)
      gallery.expect("the inner folder") {
        $0.row(of: "   ▸ deep/") == 3 && $0.row(of: "     middle.txt") == 4
      }
      try press(.enter, on: "deep/", in: gallery)
      gallery.expect("the innermost folder") { $0.row(of: "       bottom.txt") == 4 }
      try press(.enter, on: "inner/", in: gallery)
      gallery.expect("the inner folder closed") { $0.row(of: "link") == 3 && $0.row(of: "deep/") == nil }
      gallery.click(column: 2, row: 2)
      gallery.expect("all that was open") { $0.row(of: "       bottom.txt") == 4 }
      try press(.enter, on: " ..", in: gallery)
      gallery.expect("the folder around it") { !$0.lines[0].contains(folder.path) && $0.lines[1] == " .." }
    }

    @Test("Arrows expand and collapse folders, and move in and out")
    func arrows() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try press(.right, on: "inner/", in: gallery)
      gallery.expect("the inner folder") { $0.row(of: "   ▸ deep/") == 3 }
      gallery.press(.right, .right)
      gallery.expect("the innermost folder") { $0.row(of: "bottom.txt") == 4 }
      gallery.press(.left, .left)
      gallery.expect("what was asked for twice is done once") {
        $0.row(of: "   ▸ deep/") == 3 && $0.row(of: "bottom.txt") == nil
      }
      gallery.press(.left, .left)
      gallery.expect("all closed") { $0.row(of: "deep/") == nil && $0.row(of: "top.txt") == 5 }
    }

    @Test("A link to a folder opens like a folder")
    func link() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try press(.enter, on: " link", in: gallery)
      gallery.expect("what the link leads to") {
        $0.row(of: "   ▸ deep/") == 4 && $0.row(of: "     middle.txt") == 5
      }
    }

    @Test("A folder that cannot be read shows an error that can be tried again")
    func unreadable() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try press(.enter, on: "round", in: gallery)
      gallery.expect("a message") { $0.lines[5].contains("cannot read '\(folder.path)") }
      #expect(gallery.row(of: "top.txt") == 6)
      try folder.remove("round")
      try folder.makeFolder("round")
      try press(.enter, on: "cannot read", in: gallery)
      gallery.expect("what is there now") { $0.lines[5].contains("nothing inside") }
      try press(.enter, on: " ..", in: gallery)
      gallery.expect("the folder around it") {
        $0.status.contains("entries") && !$0.lines[0].contains(folder.path)
      }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Typed letters that find an entry are in the status line, even q")
    func finds() throws {
      let folder = try tree()
      try folder.write("", to: "sequel")
      let gallery = try files(folder.path)
      gallery.type("seq")
      gallery.expect("what was typed") { $0.status.contains("find: seq▏") }
      gallery.press(.escape)
      gallery.expect("the number of entries") { $0.status.contains("5 entries") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Return on a file does nothing")
    func file() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try press(.enter, on: "top.txt", in: gallery)
      #expect(gallery.terminal.comesToRest())
      #expect(gallery.row(of: "top.txt") == 5 && gallery.status.contains("4 entries"))
    }

    @Test("The parent folder shows its start, regardless of the scroll offset")
    func opensAtStart() throws {
      let folder = try TemporaryFolder()
      for number in 100..<140 {
        for inner in 100..<140 { try folder.makeFolder("folder \(number)/inner \(inner)") }
      }
      let gallery = try files(folder.path)
      gallery.press(.end)
      gallery.expect("the last folder") { $0.lines.last == " ▸ folder 139/" }
      gallery.press(.enter)
      gallery.expect("it open") { $0.lines.last == " ▾ folder 139/" }
      gallery.press(.down)
      gallery.expect("its first entry") { $0.lines.last == "   ▸ inner 100/" }
      gallery.press(.end)
      gallery.expect("its last entry") { $0.lines.last == "   ▸ inner 139/" }
      gallery.press(.home, .enter)
      gallery.expect("the first entries around it") {
        !$0.lines[0].contains(folder.path) && $0.lines[1] == " .."
      }
    }

    @Test("Names with any characters are shown in one line each")
    func strangeNames() throws {
      let folder = try TemporaryFolder()
      for name in ["a\nb", "c\u{1B}[31md", "日本語", "e\u{301}", String(repeating: "long", count: 60)] {
        try folder.write("", to: name)
      }
      let gallery = try files(folder.path)
      #expect(gallery.status.contains("5 entries"))
      #expect(gallery.row(of: "日本語") != nil && gallery.row(of: "long") != nil)
      #expect(gallery.lines[7...].allSatisfy { $0.isEmpty })
      gallery.press(.quit)
      gallery.expectQuit()
    }
  }
}
