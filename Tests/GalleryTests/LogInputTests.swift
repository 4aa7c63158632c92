import Foundation
import Testing

@testable import gallery

@Suite("Input of logs")
struct LogInputTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func complaint(about path: String) -> GalleryError? {
    do {
      _ = try LogFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Devices and directories are rejected with one line",
    arguments: [("/dev/zero", "a device"), ("/", "a directory")])
  func refused(path: String, kind: String) {
    let complaint = complaint(about: path)
    #expect(complaint == .noInput("cannot read '\(path)': it is \(kind), not a file"))
    #expect(complaint?.exitCode == 66)
  }

  @Test("A pipe without a writer is rejected without waiting", .timeLimit(.minutes(1)))
  func pipe() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(complaint(about: path) == .noInput("cannot read '\(path)': it is a pipe, not a file"))
    }
  }

  @Test("A file that a pipe replaces keeps its lines", .timeLimit(.minutes(1)))
  func replacedByPipe() throws {
    try withFolder { folder in
      let path = folder + "/log"
      try Data("one\n".utf8).write(to: URL(fileURLWithPath: path))
      let file = try LogFile(path: path)
      while file.readMore() {}
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      while file.readMore() {}
      #expect(file.lineCount == 1 && file.line(at: 0) == "one")
    }
  }

  @Test(
    "Tabs extend to the next multiple of eight columns",
    arguments: [
      ("\tx", "        x"), ("a\tb\tc", "a       b       c"), ("12345678\t9", "12345678        9"),
      ("日本\tx", "日本    x"), ("no tab", "no tab"), ("a\t\tb", "a               b"),
    ])
  func tabs(line: String, expected: String) throws {
    #expect(line.expandingTabs() == expected)
    try withFolder { folder in
      try Data((line + "\n").utf8).write(to: URL(fileURLWithPath: folder + "/log"))
      let file = try LogFile(path: folder + "/log")
      while file.readMore() {}
      #expect(file.line(at: 0) == expected)
    }
  }
}
