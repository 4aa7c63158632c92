import TestSupport
import Testing

@testable import gallery

@Suite("Reading logs")
struct LogFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A log with some text, read to its end.
  private func log(_ text: String) throws -> LogFile {
    try folder.write(text, to: "log")
    let log = try LogFile(path: folder.path("log"))
    while log.readMore() {}
    return log
  }

  private func lines(_ log: LogFile) -> [String] { (0..<log.lineCount).map { log.line(at: $0) } }

  @Test(
    "Lines end with a line feed, or a carriage return and a line feed; the last one need not end",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na", ["", "", "a"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("日\n本\n", ["日", "本"]),
      ("\0\n", ["\0"]),
    ])
  func ends(text: String, expected: [String]) throws {
    #expect(lines(try log(text)) == expected)
  }

  @Test("There is nothing before the first line and nothing behind the last")
  func outside() throws {
    let log = try log("a\nb\n")
    for number in [-1, -64, 2, 63, 64, .max, .min] { #expect(log.line(at: number) == "") }
  }

  @Test("A line that comes in parts is one line all the time")
  func parts() throws {
    let log = try log("a")
    for (part, expected) in [
      ("b", ["ab"]), ("\n", ["ab"]), ("c", ["ab", "c"]), ("d\ne", ["ab", "cd", "e"]),
    ] {
      try folder.append(part, to: "log")
      #expect(!log.readMore())
      #expect(lines(log) == expected)
    }
    #expect(log.generation == 0)
  }

  @Test(
    "A huge line is cut and says by how much, and the lines around it are whole",
    arguments: [100_000, 6_000_000])
  func hugeLine(length: Int) throws {
    let log = try log("before\n" + String(repeating: "x", count: length) + "\nafter\nlast\n")
    #expect(log.lineCount == 4)
    #expect(log.line(at: 0) == "before")
    let limit = 65_536
    #expect(
      log.line(at: 1) == String(repeating: "x", count: limit) + " … \((length - limit).grouped) more bytes")
    #expect(log.line(at: 2) == "after")
    #expect(log.line(at: 3) == "last")
  }

  @Test("Bytes that are no text are shown as such")
  func noText() throws {
    try folder.write(bytes: [0x61, 0xFF, 0xFE, 0x0A, 0x62, 0x0A], to: "log")
    let log = try LogFile(path: folder.path("log"))
    while log.readMore() {}
    #expect(lines(log) == ["a\u{FFFD}\u{FFFD}", "b"])
  }

  @Test(
    "10,000 lines in random pieces are the lines of a plain split after every piece",
    arguments: (1...UInt64(3)).sampled)
  func pieces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = (0..<10_000).map {
      "\($0) " + String(repeating: "é", count: .random(in: 0...40, using: &generator))
    }
    .joined(separator: "\n")
    var rest = Substring(text)
    let log = try log("")
    var written = ""
    while !rest.isEmpty {
      let piece = rest.prefix(.random(in: 1...20_000, using: &generator))
      rest = rest.dropFirst(piece.count)
      written += piece
      try folder.append(String(piece), to: "log")
      while log.readMore() {}
      var expected = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if expected.last == "" { expected.removeLast() }
      #expect(log.lineCount == expected.count)
      // The lines around every mark, in any order, and some others.
      let marks = (0..<expected.count).filter { [0, 1, 63].contains($0 % 64) }.shuffled(using: &generator)
        .prefix(60)
      for number in marks + [0, expected.count - 1] { #expect(log.line(at: number) == expected[number]) }
    }
    #expect(lines(log) == text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test("A file that is cut or replaced starts over")
  func startsOver() throws {
    let log = try log("a\nb\n")
    try folder.truncate("log", toBytes: 2)
    #expect(!log.readMore())
    #expect(lines(log) == ["a"] && log.generation == 1)
    try folder.write("x\ny\nz\n", to: "other")
    try folder.replace("log", with: "other")
    #expect(!log.readMore())
    #expect(lines(log) == ["x", "y", "z"] && log.generation == 2)
    try folder.remove("log")
    #expect(!log.readMore())
    #expect(lines(log) == ["x", "y", "z"] && log.generation == 2)
  }

  @Test("What cannot be read says why")
  func unreadable() throws {
    let missing = folder.path("missing")
    #expect(throws: GalleryError.noInput("cannot read '\(missing)': No such file or directory")) {
      try LogFile(path: missing)
    }
    #expect(throws: GalleryError.noInput("cannot read '\(folder.path)': it is a directory, not a file")) {
      try LogFile(path: folder.path)
    }
  }
}
