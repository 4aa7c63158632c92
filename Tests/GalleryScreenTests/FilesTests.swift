import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// A tree of folders that is walked through.
  @Suite("The files on screen")
  struct FilesTests {
    /// `inner/deep`, a file in each, a link that leads in a circle.
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

    /// Chooses the line with a name and presses Return.
    private func open(_ name: String, in gallery: GalleryProcess, location: SourceLocation = #_sourceLocation)
      throws
    {
      let row = try #require(gallery.row(of: " \(name)"), sourceLocation: location)
      gallery.press(.home)
      for _ in 1..<row { gallery.press(.down) }
      gallery.press(.enter)
    }

    @Test("Folders come first, then files with their sizes")
    func lists() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      #expect(gallery.lines[0].hasPrefix(" \(folder.path) ") && gallery.lines[0].hasSuffix(" 4"))
      #expect(
        gallery.lines[1...5].map { $0.split(separator: " ").joined(separator: " ") } == [
          "..", "inner/", "link link", "round link", "top.txt 5 B",
        ])
      #expect(gallery.status.contains("4 entries"))
    }

    @Test("Return opens a folder, .. leaves it")
    func walks() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try open("inner/", in: gallery)
      gallery.expect("the inner folder") {
        $0.lines[0].contains(folder.path("inner ")) && $0.row(of: "middle.txt") == 3
      }
      try open("deep/", in: gallery)
      gallery.expect("the innermost folder") { $0.row(of: "bottom.txt") == 2 }
      gallery.click(column: 2, row: 1)
      gallery.expect("the inner folder") { $0.row(of: "middle.txt") == 3 }
      try open("..", in: gallery)
      gallery.expect("the outer folder") { $0.row(of: "top.txt") == 5 }
      try open("..", in: gallery)
      gallery.expect("the folder around it") { !$0.lines[0].contains(folder.path) && $0.lines[1] == " .." }
    }

    @Test("A link to a folder opens as one")
    func link() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try open("link", in: gallery)
      gallery.expect("what the link leads to") {
        $0.lines[0].contains("/link ") && $0.row(of: "middle.txt") == 3
      }
    }

    @Test("What cannot be read gets a message, and everything else still works")
    func unreadable() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try open("round", in: gallery)
      gallery.expect("a message") { $0.status.contains("cannot read '\(folder.path("round"))': ") }
      #expect(gallery.row(of: "top.txt") == 5)
      try folder.remove("inner")
      try open("inner/", in: gallery)
      gallery.expect("another message") {
        $0.status.contains("cannot read '\(folder.path("inner"))': No such file")
      }
      try open("..", in: gallery)
      gallery.expect("the folder around it") { $0.status.contains("entries") }
      gallery.press(.quit)
      gallery.expectQuit()
    }

    @Test("Return on a file does nothing")
    func file() throws {
      let folder = try tree()
      let gallery = try files(folder.path)
      try open("top.txt", in: gallery)
      #expect(gallery.terminal.comesToRest())
      #expect(gallery.row(of: "top.txt") == 5 && gallery.status.contains("4 entries"))
    }

    @Test("A folder opens at its start, however far the one before was scrolled")
    func opensAtStart() throws {
      let folder = try TemporaryFolder()
      for number in 100..<140 {
        for inner in 100..<140 { try folder.makeFolder("folder \(number)/inner \(inner)") }
      }
      let gallery = try files(folder.path)
      gallery.press(.end)
      gallery.expect("the last folder") { $0.lines.last == " folder 139/" }
      gallery.press(.enter)
      gallery.expect("its first entries") {
        $0.lines[0].contains("folder 139 ") && $0.lines[1] == " .." && $0.lines[2] == " inner 100/"
      }
    }

    @Test("Names of any kind are shown in one line each")
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
