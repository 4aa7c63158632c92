import TestSupport
import Testing

@testable import gallery

@Suite("Reading logs")
struct LogFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func log(_ text: String) throws -> LogFile {
    try folder.write(text, to: "log")
    let log = try LogFile(path: folder.path("log"))
    while log.readMore() {}
    return log
  }

  private func lines(_ log: LogFile) -> [String] { (0..<log.lineCount).map { log.line(at: $0) } }

  @Test(
    "Lines end with LF or CRLF; the last one need not end",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na", ["", "", "a"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("日\n本\n", ["日", "本"]),
      ("\0\n", ["\0"]),
    ])
  func ends(text: String, expected: [String]) throws {
    #expect(lines(try log(text)) == expected)
  }

  @Test("Line numbers out of range give empty lines")
  func outside() throws {
    let log = try log("a\nb\n")
    for number in [-1, -64, 2, 63, 64, .max, .min] { #expect(log.line(at: number) == "") }
  }

  @Test("A line that arrives in parts is one line at all times")
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
    "A huge line is truncated with a byte count; the others are complete",
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

  @Test("Bytes that are not UTF-8 are shown as replacement characters")
  func noText() throws {
    try folder.write(bytes: [0x61, 0xFF, 0xFE, 0x0A, 0x62, 0x0A], to: "log")
    let log = try LogFile(path: folder.path("log"))
    while log.readMore() {}
    #expect(lines(log) == ["a\u{FFFD}\u{FFFD}", "b"])
  }

  @Test(
    "Lines that arrive in random pieces equal a plain split of the text", .tags(.model),
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
      // The lines around each index mark, in random order, and some others.
      let marks = (0..<expected.count).filter { [0, 1, 63].contains($0 % 64) }.shuffled(using: &generator)
        .prefix(60)
      for number in marks + [0, expected.count - 1] { #expect(log.line(at: number) == expected[number]) }
    }
    #expect(lines(log) == text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test("A truncated or replaced file starts again")
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

  @Test("A file that cannot be read gives an error with the reason")
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
