import TerminalOracle
import TestSupport
import Testing

/// The programs of the page about calls, in a real terminal and without one.
@Suite("Calls for command-line tools", .tags(.screen), .serialized)
struct CallsTests {
  private func started(_ call: String, rows: Int = 24) throws -> TerminalProcess {
    try TerminalProcess("TerminalCallsPage", [call], columns: 60, rows: rows)
  }

  /// Runs a call without a terminal, with a text as its standard input. Returns its output.
  private func plain(_ call: String, input: String) throws -> String {
    let process = try TerminalProcess(
      path: "/bin/sh",
      [
        "-c", "printf '\(input)' | \"$0\" \(call) 2>&1 | cat", try BuiltProgram.path(of: "TerminalCallsPage"),
      ],
      options: .withoutControllingTerminal)
    #expect(process.end() == .code(0))
    return String(decoding: process.output, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func lines(_ process: TerminalProcess) -> [String] { process.screen.lines.filter { !$0.isEmpty } }

  @Test("Typing filters the items, and Return chooses one")
  func pick() throws {
    let process = try started("pick")
    #expect(
      process.waits { $0.line(2) == "> main" && $0.line(4) == "  dark-mode" }, "\(process.screen.lines)")
    #expect(process.screen.line(0) == "Branch:")
    #expect(process.screen.cursor.map { [$0.column, $0.row] } == [8, 0])
    process.send("dm")
    #expect(process.waits { $0.line(2) == "> dark-mode" && $0.line(3).isEmpty }, "\(process.screen.lines)")
    #expect(process.screen.line(1) == "  1/3")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["Branch: dark-mode", "dark-mode"])
    #expect(process.isCooked)
  }

  @Test("Escape leaves nothing, and the program ends as it wants")
  func escape() throws {
    let process = try started("pick")
    #expect(process.waits { $0.line(2) == "> main" }, "\(process.screen.lines)")
    process.send("\u{1B}")
    #expect(process.end() == .code(130))
    #expect(lines(process) == [])
    #expect(process.isCooked)
  }

  @Test("Control-C interrupts the program", arguments: ["pick", "ask", "progress"])
  func interrupt(call: String) throws {
    let process = try started(call)
    #expect(
      process.waits { $0.line(0).contains(call == "progress" ? "file" : ":") }, "\(process.screen.lines)")
    process.send("\u{3}")
    #expect(process.end() == .signal(2))
    #expect(lines(process) == [])
    #expect(process.isCooked)
  }

  @Test("A preview is beside the list, and follows the focus")
  func preview() throws {
    let process = try started("preview")
    #expect(process.waits { $0.line(2).contains("│ Release 2.0") }, "\(process.screen.lines)")
    process.send("\u{1B}[B")
    #expect(process.waits { $0.line(2).contains("│ Keep the session") }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["fix-login"])
  }

  @Test("Several items are chosen by Tab, and a question follows")
  func pickMany() throws {
    let process = try started("pickMany")
    #expect(process.waits { $0.line(2) == "> main" }, "\(process.screen.lines)")
    process.send("\t\t")
    #expect(process.waits { $0.line(1) == "  3/3 (2)" }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.waits { $0.line(1) == "Delete 2 branches? [y/N]" }, "\(process.screen.lines)")
    process.send("y")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["Delete: main, fix-login", "Delete 2 branches? [y/N] yes", "main fix-login"])
  }

  @Test("A text that is not valid has a reason below it")
  func ask() throws {
    let process = try started("ask")
    #expect(process.waits { $0.line(0) == "Name of the branch: topic" }, "\(process.screen.lines)")
    process.send(" x\r")
    #expect(process.waits { $0.line(1) == "A name cannot contain spaces." }, "\(process.screen.lines)")
    process.send("\u{7F}\u{7F}s\r")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["Name of the branch: topics", "topics"])
  }

  @Test("A secret text is never on the terminal")
  func secret() throws {
    let process = try started("secret")
    #expect(process.waits { $0.line(0) == "Passphrase:" }, "\(process.screen.lines)")
    process.send("xyzzy")
    #expect(process.waits { $0.line(0) == "Passphrase: •••••" }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(lines(process).last == "5")
    #expect(process.count(of: "z") == 0)
  }

  @Test("Return chooses a row of a table")
  func table() throws {
    let process = try started("table")
    #expect(
      process.waits { screen in screen.lines.contains { $0.contains("480 MB") } }, "\(process.screen.lines)")
    process.send("\u{1B}[B\u{1B}[B\r")
    #expect(process.end() == .code(0))
    #expect([["init"], ["editor"], ["shell"]].contains(lines(process)), "\(process.screen.lines)")
    #expect(process.isCooked)
  }

  @Test("Nodes of a tree are opened, and one is chosen")
  func tree() throws {
    let process = try started("tree")
    #expect(process.waits { $0.lines.contains("▸ src") }, "\(process.screen.lines)")
    process.send("\u{1B}[B\u{1B}[C")
    #expect(process.waits { $0.lines.contains("    main.swift") }, "\(process.screen.lines)")
    process.send("\u{1B}[B\r")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["/src/main.swift"])
  }

  @Test("A log is shown at its end")
  func follow() throws {
    let process = try started("follow")
    #expect(
      process.waits {
        $0.line(22) == "GET /page/100" && $0.line(23).contains("access.log  100 lines, complete")
      },
      "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("A bar shows the progress, and a summary remains")
  func progress() throws {
    let process = try started("progress")
    #expect(process.waits { $0.line(0).contains("40 %  file 3") }, "\(process.screen.lines)")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["Copied 5 files"])
    #expect(process.isCooked)
  }

  @Test("Any content is shown in a few rows")
  func show() throws {
    let process = try started("show")
    #expect(
      process.waits { $0.line(2).contains("Status") && $0.line(1).contains("main is") },
      "\(process.screen.lines)")
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(lines(process) == [])
  }

  @Test(
    "Without a terminal, questions are lines",
    arguments: [
      (
        "pick", "x\n2\n",
        "1) main\n2) fix-login\n3) dark-mode\nBranch (number): Not in the list: x\nBranch (number): fix-login\n"
      ),
      ("pick", "dark-mode", "1) main\n2) fix-login\n3) dark-mode\nBranch (number): dark-mode\n"),
      (
        "pickMany", "1,3\nyes\n",
        "1) main\n2) fix-login\n3) dark-mode\nDelete (numbers): Delete 2 branches? [y/N] main dark-mode\n"
      ),
      ("ask", "a b\n\n", "Name of the branch: A name cannot contain spaces.\nName of the branch: topic\n"),
      ("ask", "", "Name of the branch: nothing\n"),
      ("progress", "", "Copying…\nCopied 5 files\n"),
    ])
  func plainQuestions(call: String, input: String, output: String) throws {
    #expect(try plain(call, input: input) == output)
  }

  @Test("A pipe on standard input does not answer the questions of a user with a screen reader")
  func screenReaderAndPipe() throws {
    let process = try TerminalProcess(
      path: "/bin/sh", ["-c", "echo 2 | \"$0\" pick", try BuiltProgram.path(of: "TerminalCallsPage")],
      columns: 60, environment: ["TESSERA_SCREEN_READER": "1"])
    #expect(process.waits { $0.line(1) == "main, 1 of 3" }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(lines(process) == ["Branch: 3 of 3", "main, 1 of 3", "Branch: main", "main"])
    #expect(process.isCooked)
  }

  @Test("Where standard output is not a terminal, data is printed")
  func printed() throws {
    #expect(try plain("tree", input: "") == "src\n  main.swift\n  ui\n    a.swift\nnothing\n")
    let table = try plain("table", input: "").split(separator: "\n").map { $0.split(separator: " ") }
    #expect(table.first == ["Process", "Name", "Memory"])
    #expect(table.dropFirst(2).first == ["310", "editor", "480", "MB"], "\(table)")
    #expect(try plain("follow", input: "").hasSuffix("GET /page/99\nGET /page/100\n"))
    #expect(try plain("show", input: "") == " 2 files changed\n main is up to date\n")
  }
}
