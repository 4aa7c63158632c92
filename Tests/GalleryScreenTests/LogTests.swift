import TerminalOracle
import TestSupport
import Testing

extension GalleryScreenTests {
  /// A log of 100,000 lines that is followed at its end.
  @Suite("The log on screen")
  struct LogTests {
    private let folder = try? TemporaryFolder()

    private func logFolder() throws -> TemporaryFolder {
      let folder = try #require(folder)
      try folder.write((1...100_000).map { "line \($0) of the log\n" }.joined(), to: "log")
      return folder
    }

    private func log(_ folder: TemporaryFolder, columns: Int = 80, rows: Int = 24) throws -> GalleryProcess {
      let gallery = try GalleryProcess(["log", folder.path("log")], columns: columns, rows: rows)
      gallery.expect("the end of the log") { $0.lines.last == "  100000 line 100000 of the log" }
      return gallery
    }

    /// Returns the last visible line of the log.
    private func last(_ gallery: GalleryProcess) -> String { gallery.lines.last ?? "" }

    @Test("The log opens at its end, every line with its number")
    func opensAtEnd() throws {
      let gallery = try log(logFolder())
      #expect(
        gallery.lines
          == (0..<23).map { "   \(99_978 + $0) line \(99_978 + $0) of the log" }.enumerated().map {
            $0.offset == 22 ? "  100000 line 100000 of the log" : $0.element
          })
      #expect(gallery.status.contains("100000 lines"))
    }

    @Test("An appended line appears by itself while the end is visible")
    func follows() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      for number in 100_001...100_005 {
        try folder.append("line \(number) is new\n", to: "log")
        gallery.expect("the new line") { last($0) == "  \(number) line \(number) is new" }
      }
      gallery.expect("the number of lines") { $0.status.contains("100005 lines") }
    }

    @Test("A key wraps long lines, and truncates them again")
    func wraps() throws {
      let folder = try logFolder()
      try folder.write("first\n" + String(repeating: "abcdefgh ", count: 30) + "END\nlast\n", to: "log")
      let gallery = try GalleryProcess(["log", folder.path("log")], columns: 40, rows: 12)
      gallery.expect("a cut line") { $0.lines[1].hasSuffix("…") && $0.row(of: "END") == nil }
      gallery.type("w")
      gallery.expect("the end of the line where it was cut") {
        $0.lines[9].hasSuffix(" END") && last($0) == "       3 last" && $0.row(of: "…") == nil
      }
      gallery.press(.home)
      gallery.expect("its start, below each other") {
        $0.lines[0] == "       1 first" && $0.lines[1] == "       2 abcdefgh abcdefgh abcdefgh"
          && $0.lines[2] == "         abcdefgh abcdefgh abcdefgh"
      }
      gallery.type("w")
      gallery.expect("a cut line again") { $0.lines[1].hasSuffix("…") && $0.row(of: "END") == nil }
    }

    @Test("Arrows scroll long lines sideways up to their end and back")
    func goesSideways() throws {
      let folder = try logFolder()
      try folder.write("first\n" + String(repeating: "abcdefgh ", count: 9) + "END\nlast\n", to: "log")
      let gallery = try GalleryProcess(["log", folder.path("log")], columns: 60, rows: 6)
      gallery.expect("a cut line, and how to see its rest") {
        $0.lines[1] == "       2 abcdefgh abcdefgh abcdefgh abcdefgh abcdefgh abcde…"
          && $0.status.contains("←→ sideways")
      }
      gallery.press(.right)
      gallery.expect("the same line from its 26th column on, and where that is") {
        $0.lines[1] == "       2 … abcdefgh abcdefgh abcdefgh abcdefgh abcdefgh abc…"
          && $0.lines[0] == "       1 …" && $0.status.contains("from column 26")
      }
      // The lines do not scroll beyond the end of the longest one.
      gallery.press(.right, .right, .right)
      gallery.expect("the end of the longest line at the right") {
        $0.lines[1] == "       2 …h abcdefgh abcdefgh abcdefgh abcdefgh abcdefgh END"
      }
      gallery.type("w")
      gallery.expect("all of it where lines are wrapped") {
        $0.lines[0] == "       1 first" && $0.row(of: "END") == 2 && !$0.status.contains("sideways")
      }
      gallery.type("w")
      gallery.press(.left, .left, .left)
      gallery.expect("its start again") {
        $0.lines[0] == "       1 first" && $0.lines[1].hasPrefix("       2 abcdefgh ")
          && !$0.status.contains("from column")
      }
    }

    @Test("A line that arrives in two parts is completed")
    func completes() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      try folder.append("first half", to: "log")
      gallery.expect("half a line") { last($0) == "  100001 first half" }
      try folder.append(", second half\n", to: "log")
      gallery.expect("the whole line") { last($0) == "  100001 first half, second half" }
    }

    @Test("Appended lines do not move a log that is scrolled up")
    func staysScrolledUp() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      gallery.press(.pageUp)
      gallery.expect("a page up") { last($0).hasSuffix("line 99977 of the log") }
      let seen = gallery.lines
      try folder.append("line 100001 is new\nline 100002 is new\n", to: "log")
      gallery.expect("the number of lines") { $0.status.contains("100002 lines") }
      #expect(gallery.lines == seen)
      gallery.press(.end)
      gallery.expect("the new lines") { last($0).hasSuffix("line 100002 is new") }
      try folder.append("line 100003 is new\n", to: "log")
      gallery.expect("the next new line") { last($0).hasSuffix("line 100003 is new") }
    }

    @Test("Keys and the wheel scroll from end to end")
    func scrolls() throws {
      let gallery = try log(logFolder())
      gallery.press(.home)
      gallery.expect("the first line") { $0.lines[0] == "       1 line 1 of the log" }
      gallery.press(.down, .down, .up)
      gallery.expect("one line further") { $0.lines[0] == "       2 line 2 of the log" }
      gallery.press(.pageDown)
      gallery.expect("a page further") { $0.lines[0] == "      25 line 25 of the log" }
      gallery.wheel(2)
      gallery.expect("six lines further") { $0.lines[0] == "      31 line 31 of the log" }
      gallery.wheel(-1)
      gallery.expect("three lines back") { $0.lines[0] == "      28 line 28 of the log" }
      gallery.press(.end)
      gallery.expect("the last line") { last($0).hasSuffix("line 100000 of the log") }
    }

    @Test("A file that is truncated and written again starts again")
    func truncated() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      try folder.truncate("log", toBytes: 0)
      gallery.expect("an empty log") { $0.lines.allSatisfy { $0.isEmpty } && $0.status.contains(" 0 lines") }
      try folder.append("after the cut\n", to: "log")
      gallery.expect("the only line") {
        $0.lines[0] == "       1 after the cut" && $0.status.contains(" 1 line")
      }
    }

    @Test("A file that is replaced is followed by its path")
    func replaced() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      try folder.write((1...50).map { "rotated \($0)\n" }.joined(), to: "other")
      try folder.replace("log", with: "other")
      gallery.expect("the end of the other file") { last($0) == "      50 rotated 50" }
      try folder.append("rotated 51\n", to: "log")
      gallery.expect("its new line") { last($0) == "      51 rotated 51" }
      // Once more: the path identifies the file, not the original file.
      try folder.remove("log")
      try folder.write("a third file\n", to: "log")
      gallery.expect("the third file") { $0.lines[0] == "       1 a third file" }
      try folder.append("and its second line\n", to: "log")
      gallery.expect("its second line") { $0.lines[1] == "       2 and its second line" }
    }

    @Test("Nothing is written while the file does not change")
    func idle() throws {
      let folder = try logFolder()
      let gallery = try log(folder)
      #expect(gallery.terminal.comesToRest())
      #expect(gallery.terminal.bytesArriving(within: 1) == 0)
      try folder.write("not the log\n", to: "neighbor")
      #expect(gallery.terminal.bytesArriving(within: 0.5) == 0)
    }

    @Test(
      "Scrolling by one line takes at most 400 bytes on 120×40", arguments: [GalleryProcess.Key.up, .down])
    func bytesPerLine(key: GalleryProcess.Key) throws {
      let gallery = try log(logFolder(), columns: 120, rows: 40)
      if key == .down { gallery.press(.home) }
      #expect(gallery.terminal.comesToRest())
      let before = gallery.terminal.output.count
      let lines = 50
      for number in 1...lines {
        gallery.press(key)
        let top = key == .up ? 99_962 - number : 1 + number
        gallery.expect("one line further") { $0.lines[0].hasSuffix(" line \(top) of the log") }
      }
      #expect(gallery.terminal.comesToRest())
      let bytes = (gallery.terminal.output.count - before) / lines
      #expect(bytes <= 400, "\(bytes) bytes a line")
      #expect(bytes > 0)
    }
  }
}
