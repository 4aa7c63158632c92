import TestSupport
import Testing

import gallery

/// Output is complete, or the failure is reported; and no output contains terminal control characters.
@Suite("Output of the command line")
struct OutputTests {
  #if os(Linux)
  @Test(
    "A full disk is reported with an exit code",
    arguments: [
      "list", "--help", "help list", "render --help", "render venue", "render venue --format svg", "venue",
      "",
    ])
  func fullDisk(arguments: String) throws {
    let result = try CommandResult.ofShell("\"$gallery\" \(arguments) > /dev/full")
    #expect(result.exitCode == 73)
    #expect(result.errorOutput == "gallery: cannot write standard output: No space left on device\n")
  }

  @Test("A file on a full disk is reported with an exit code")
  func fullFile() throws {
    let result = try CommandResult.ofGallery("render", "venue", "--output", "/dev/full")
    #expect(result.exitCode == 73)
    #expect(result.errorOutput == "gallery: cannot write '/dev/full': No space left on device\n")
  }
  #endif

  @Test(
    "Error messages escape control characters of the command line", .tags(.slow),
    arguments: [
      ("\u{1B}[31mevil", "\\u{1B}[31mevil"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{202E}gnp", "\\u{202E}gnp"),
      ("a\u{200B}b", "a\\u{200B}b"), ("a\rb", "a\\u{D}b"), ("a\u{2028}b", "a\\u{2028}b"), ("é日👍", "é日👍"),
    ])
  func errorOutput(text: String, shown: String) throws {
    for result in [
      try CommandResult.ofGallery(text), try .ofGallery("log", text), try .ofGallery("files", text),
      try .ofGallery("venue", "--\(text)"), try .ofGallery("characters", text),
      try .ofGallery("huge", "--count=\(text)"), try .ofGallery("render", "venue", "--format", text),
      try .ofGallery("render", "venue", "--output", "missing/\(text)"),
    ] {
      #expect(result.exitCode != 0 && result.output == "")
      #expect(result.errorOutput.contains(shown))
      #expect(result.errorOutput.hasSuffix("\n"))
      #expect(result.errorOutput.unicodeScalars.dropLast().filter { $0.isControlOrFormat } == [])
    }
  }

  @Test("A picture of a log contains no control characters", arguments: ["text", "svg"])
  func pictures(format: String) throws {
    let folder = try TemporaryFolder()
    let lines = [
      "C0 \u{1B}[31m \u{7F}", "C1 \u{9B}31m \u{85}", "bidi \u{202E}gnp \u{2066}x\u{2069} \u{61C}",
      "zero a\u{200B}b\u{200D}c\u{200C}d\u{2060}e\u{FEFF}f\u{AD}g", "tags a\u{E0041}\u{E0001}b",
      "lines a\u{2028}b\u{2029}c", "e\u{301} 日本 👍",
    ]
    try folder.write(lines.joined(separator: "\n"), to: "log")
    let result = try CommandResult.ofGallery(
      "render", "log", folder.path("log"), "--size", "100x8", "--format", format)
    #expect(result.exitCode == 0)
    // Joiners stay in a picture: some scripts need them.
    let allowed: Set<Unicode.Scalar> = format == "svg" ? ["\n", "\u{200C}", "\u{200D}"] : ["\n"]
    #expect(result.output.unicodeScalars.filter { $0.isControlOrFormat && !allowed.contains($0) } == [])
    #expect(result.output.contains("e\u{301} 日本 👍"))
  }

  @Test(
    "A negative number of rows is rejected in any notation",
    arguments: ["huge --count -5", "huge --count=-5", "--count -5 huge", "render huge --count -5"])
  func negativeCount(arguments: String) throws {
    let result = try CommandResult.ofShell("\"$gallery\" \(arguments)")
    #expect(result.exitCode == 64 && result.output == "")
    #expect(
      result.errorOutput
        == "gallery: --count takes a number from 0 to 1000000000, but was given '-5'\n")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible: a control, a line separator, or a format character.
  fileprivate var isControlOrFormat: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
