import TestSupport
import Testing

import gallery

/// The built program as scripts use it, without a terminal.
@Suite("The command line")
struct CommandLineTests {
  /// Expects a single line on standard error and an exit code.
  private func expectErrorOutput(
    _ result: CommandResult, _ exitCode: Int32, about words: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(result.exitCode == exitCode, sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
    #expect(result.errorOutput.hasPrefix("gallery: "), sourceLocation: location)
    #expect(result.errorOutput.contains(words), sourceLocation: location)
    #expect(result.errorOutput.hasSuffix("\n"), sourceLocation: location)
    #expect(
      result.errorOutput.split(separator: "\n").count == 1, "\(result.errorOutput)", sourceLocation: location)
  }

  @Test("`list` prints every example, one per line")
  func list() throws {
    let result = try CommandResult.ofGallery("list")
    #expect(result.exitCode == 0 && result.errorOutput == "")
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names.filter { !["photos", "database", "mail"].contains($0) } == [
        "processes", "packages", "characters", "files", "log", "venue", "columns", "stack", "compose",
        "panes", "mosaic", "huge", "layouts", "menu", "selection", "pantone", "random", "realtime", "chat",
        "effects", "weather", "pages", "alphabet", "forms", "controls", "table", "themes", "feed", "search",
        "timeline",
      ])
  }

  @Test("`web` serves a folder, and names the port if another program uses it")
  func web() throws {
    let folder = try TemporaryFolder()
    for name in ["index.html", "app.wasm"] { try folder.write(name, to: name) }
    let result = try CommandResult.ofShell(
      """
      cd "\(folder.path)"
      "$gallery" web --folder . >address & server=$!
      while kill -0 $server && [ ! -s address ]; do sleep 0.05; done
      cat address
      "$gallery" web --folder . --port "$(sed 's/.*:\\([0-9]*\\).*/\\1/' address)"
      code=$?
      kill $server
      exit $code
      """)
    #expect(result.exitCode == 69 && result.errorOutput.contains("gallery: another program uses the port"))
    #expect(result.output.hasPrefix("http://127.0.0.1:") && result.output.hasSuffix("/\n"))
  }

  @Test("`web` with a folder without pages prints one error message")
  func webWithoutPages() throws {
    let folder = try TemporaryFolder()
    expectErrorOutput(try .ofGallery("web", "--folder", folder.path), 66, about: "app.wasm")
  }

  @Test("A window without a display, or without GTK, prints one error message")
  func windowWithoutDisplay() throws {
    // This test's environment has no display.
    #if HAS_GTK
    expectErrorOutput(try .ofGallery("huge", "--host", "gtk"), 69, about: "DISPLAY")
    #else
    expectErrorOutput(try .ofGallery("huge", "--host", "gtk"), 69, about: "libgtk-4-dev")
    #endif
  }

  @Test(
    "`render` prints the requested number of lines",
    arguments: [
      "start", "venue", "characters", "processes", "columns", "stack", "compose", "mosaic", "huge",
      "menu", "selection", "pantone", "random", "realtime", "chat", "effects",
      "weather", "pages", "alphabet", "forms", "controls", "table", "themes", "feed", "search", "timeline",
    ])
  func renderText(name: String) throws {
    let result = try CommandResult.ofGallery("render", name, "--size", "100x40", "--format", "text")
    #expect(result.exitCode == 0 && result.errorOutput == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.count == 41 && lines.last == "" && result.output.contains { $0.isLetter || $0.isNumber })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("`render` prints characters as in the README")
  func renderCharacters() throws {
    let result = try CommandResult.ofGallery("render", "characters", "1F600", "--size", "100x40")
    #expect(result.output.contains("😀") && result.output.contains("1F600"))
  }

  @Test("`render` draws a picture of the requested size", arguments: ["dark", "light"])
  func renderPicture(theme: String) throws {
    let result = try CommandResult.ofGallery(
      "render", "venue", "--size", "100x40", "--format", "svg", "--theme", theme)
    #expect(result.exitCode == 0 && result.errorOutput == "")
    #expect(result.output.hasPrefix("<svg xmlns=") && result.output.hasSuffix("</svg>\n"))
    #expect(result.output.contains("width=\"800\" height=\"640\"") && result.output.contains("The Blue Door"))
  }

  @Test("--count sets the number of rows, before or after the name")
  func count() throws {
    for arguments in [["huge", "--count", "3"], ["--count", "3", "huge"]] {
      let result = try CommandResult.ofShell(
        "\"$gallery\" render --size 40x6 \(arguments.joined(separator: " "))")
      #expect(result.output.hasPrefix(" 3 rows"))
      #expect(result.output.hasSuffix("    3                               48\n\n"))
    }
  }

  @Test("--output writes the same to a file and replaces its contents")
  func renderFile() throws {
    let folder = try TemporaryFolder()
    let printed = try CommandResult.ofGallery("render", "venue", "--size", "60x20")
    try folder.write(String(repeating: "before ", count: 10_000), to: "picture")
    for option in ["--output", "-o"] {
      let written = try CommandResult.ofGallery(
        "render", "venue", "--size", "60x20", option, folder.path("picture"))
      #expect(written == CommandResult.silent)
      #expect(try folder.read("picture") == printed.output)
    }
  }

  @Test(
    "An invalid size is rejected",
    arguments: [
      "0x0", "-1x5", "100", "100x", "x40", "axb", "100x40x2", "1001x10", "99999999999999999999x1", "",
    ])
  func wrongSize(size: String) throws {
    expectErrorOutput(try .ofGallery("render", "venue", "--size=\(size)"), 64, about: "--size")
  }

  @Test("An unknown name is rejected, and the message lists the known names")
  func wrongName() throws {
    for result in [try CommandResult.ofGallery("nosuch"), try .ofGallery("render", "nosuch")] {
      expectErrorOutput(
        result, 64, about: "there is no example named 'nosuch'; there are processes, packages")
    }
  }

  @Test("Unknown options and formats are rejected")
  func wrongOptions() throws {
    expectErrorOutput(try .ofGallery("--nosuch"), 64, about: "--nosuch")
    expectErrorOutput(try .ofGallery("venue", "--nosuch"), 64, about: "--nosuch")
    expectErrorOutput(try .ofGallery("list", "nosuch"), 64, about: "nosuch")
    expectErrorOutput(try .ofGallery("render"), 64, about: "name")
    expectErrorOutput(try .ofGallery("render", "venue", "--nosuch"), 64, about: "--nosuch")
    expectErrorOutput(try .ofGallery("render", "venue", "--format", "png"), 64, about: "png")
    expectErrorOutput(try .ofGallery("render", "venue", "--theme", "pink"), 64, about: "pink")
    expectErrorOutput(try .ofGallery("render", "venue", "--output"), 64, about: "--output")
  }

  @Test("Invalid arguments of an example are rejected")
  func wrongArguments() throws {
    for name in ["processes", "venue", "columns", "stack", "compose", "mosaic"] {
      expectErrorOutput(try .ofGallery(name, "more"), 64, about: "takes no argument, but was given 'more'")
    }
    expectErrorOutput(try .ofGallery("venue", "--count", "5"), 64, about: "was given '--count'")
    expectErrorOutput(try .ofGallery("huge", "5"), 64, about: "huge takes only --count")
    for count in ["-1", "x", "1000000001", "99999999999999999999"] {
      expectErrorOutput(
        try .ofGallery("huge", "--count=\(count)"), 64, about: "--count takes a number from 0 to 1000000000")
    }
    expectErrorOutput(try .ofGallery("files", "a", "b"), 64, about: "one path")
    expectErrorOutput(try .ofGallery("log", "a", "b"), 64, about: "one path")
    expectErrorOutput(try .ofGallery("packages", "a", "b"), 64, about: "one path")
    expectErrorOutput(try .ofGallery("characters", "xyz"), 64, about: "'xyz' is not a code point")
    expectErrorOutput(try .ofGallery("characters", "D800"), 64, about: "no character is assigned")
  }

  @Test("A missing path is reported", arguments: ["files", "log", "packages"])
  func missingPath(name: String) throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    for result in [try CommandResult.ofGallery(name, missing), try .ofGallery("render", name, missing)] {
      expectErrorOutput(result, 66, about: "cannot read '\(missing)': No such file or directory")
    }
  }

  @Test("A folder is not accepted as a log, nor a file as a folder")
  func wrongKind() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "file")
    expectErrorOutput(try .ofGallery("log", folder.path), 66, about: "it is a directory")
    expectErrorOutput(try .ofGallery("files", folder.path("file")), 66, about: "Not a directory")
  }

  @Test("An output that cannot be written is reported")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path("missing/picture"), folder.path] {
      expectErrorOutput(
        try .ofGallery("render", "venue", "--output", path), 73, about: "cannot write '\(path)': ")
    }
  }

  @Test("Every command has a help text")
  func help() throws {
    for arguments in [
      ["--help"], ["-h"], ["list", "--help"], ["render", "--help"], ["show", "--help"], ["help"],
    ] {
      let result = try CommandResult.ofShell("\"$gallery\" \(arguments.joined(separator: " "))")
      #expect(result.exitCode == 0 && result.errorOutput == "")
      #expect(result.output.contains("USAGE: gallery"), "\(arguments)")
    }
  }

  @Test("Without a terminal, one frame is printed", arguments: [nil, "dumb", "xterm-256color", ""])
  func oneFrame(term: String?) throws {
    let menu = try CommandResult.ofGallery(term: term)
    #expect(
      menu == CommandResult(printed: try CommandResult.ofGallery("render", "start", "--size", "80x24").output)
    )
    let venue = try CommandResult.ofGallery("venue", term: term)
    #expect(
      venue
        == CommandResult(printed: try CommandResult.ofGallery("render", "venue", "--size", "80x24").output))
    #expect(!venue.output.contains("\u{1B}"))
  }

  @Test("Without a terminal, a log shows its end")
  func logFrame() throws {
    let folder = try TemporaryFolder()
    try folder.write((1...1000).map { "entry \($0)\n" }.joined(), to: "log")
    let result = try CommandResult.ofGallery("log", folder.path("log"))
    #expect(result.output.hasSuffix("     999 entry 999\n    1000 entry 1000\n"))
  }

  @Test("A closed pipe does not crash the program")
  func closedPipe() throws {
    for format in ["text", "svg"] {
      let line = "\"$gallery\" render characters --size 300x300 --format \(format) | head -c 20 | wc -c"
      let result = try CommandResult.ofShell(line)
      #expect(result.errorOutput == "")
      #expect(result.output.filter { $0.isNumber } == "20")
    }
  }
}

extension CommandResult {
  /// The result of a command without output and errors.
  static let silent = CommandResult(printed: "")

  init(printed output: String) { self.init(output: output, errorOutput: "", exitCode: 0) }

  private init(output: String, errorOutput: String, exitCode: Int32?) {
    (self.output, self.errorOutput, self.exitCode) = (output, errorOutput, exitCode)
  }
}
