import TerminalOracle
import TestSupport
import Testing

/// The program that chooses lines, in a real terminal and in pipes.
@Suite("tpick", .tags(.screen), .serialized)
struct TPickTests {
  /// Starts a script, in which `tpick` stands for the program.
  private func started(
    _ script: String, columns: Int = 60, rows: Int = 10, options: TerminalProcess.Options = []
  ) throws -> TerminalProcess {
    let script = "tpick() { \"$0\" \"$@\"; }; \(script); exit $?"
    return try TerminalProcess(
      path: "/bin/bash", ["-c", script, try BuiltProgram.path(of: "tpick")], columns: columns, rows: rows,
      options: options)
  }

  /// Runs a script without a terminal. Returns its output and exit code.
  private func output(_ script: String) throws -> (text: String, ending: TerminalProcess.Ending?) {
    let process = try started(script, options: .withoutControllingTerminal)
    let ending = process.end()
    return (String(decoding: process.output, as: UTF8.self).replacing("\r\n", with: "\n"), ending)
  }

  private let fruits = "printf 'apple\\nbanana\\ncherry\\ndate\\n'"

  @Test("The chosen line is printed to standard output")
  func chosen() throws {
    let process = try started("x=$(\(fruits) | tpick); c=$?; echo \"[$x]\"; (exit $c)")
    #expect(process.waits { $0.line(1) == "  4/4" && $0.line(2) == "> apple" }, "\(process.screen.lines)")
    process.send("an")
    #expect(process.waits { $0.line(1) == "  1/4" && $0.line(2) == "> banana" }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0) == "[banana]")
    #expect(process.isCooked)
  }

  @Test("The operators of fzf are typed into the text, and used by --filter")
  func operators() throws {
    let process = try started("\(fruits) | tpick", columns: 40)
    #expect(process.waits { $0.line(1) == "  4/4" }, "\(process.screen.lines)")
    for (keys, count, first) in [
      ("!an", 3, "date"), (" 'e", 3, "date"), (" ^c", 1, "cherry"), (" | e$", 3, "cherry"),
    ] {
      process.send(keys)
      #expect(
        process.waits { $0.line(1) == "  \(count)/4" && $0.line(2) == "> \(first)" },
        "\(process.screen.lines)")
    }
    process.send("\u{1B}")
    #expect(process.end() == .code(130))
    #expect(try output("\(fruits) | tpick -f '^a | ^b'") == ("apple\nbanana\n", .code(0)))
  }

  @Test("Tab chooses several lines, which are printed in the order of the choices")
  func several() throws {
    let process = try started("\(fruits) | tpick -m | tr '\\n' ' '")
    #expect(process.waits { $0.line(2) == "> apple" }, "\(process.screen.lines)")
    process.send("ch\t\u{15}\t\r")
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0) == "cherry apple", "\(process.screen.lines)")
  }

  @Test("Without a choice the exit code is 130, and without a match 1")
  func codes() throws {
    for (keys, code) in [("\u{1B}", Int32(130)), ("\u{3}", 130), ("zzz\r", 1), ("\r", 0)] {
      let process = try started("\(fruits) | tpick")
      #expect(process.waits { $0.line(2) == "> apple" }, "\(process.screen.lines)")
      process.send(keys)
      #expect(process.end() == .code(code), "\(keys)")
      #expect(process.isCooked)
    }
  }

  @Test("Lines that arrive later are filtered by the text that is typed already")
  func streaming() throws {
    let folder = try TemporaryFolder()
    let flag = folder.path("flag")
    let process = try started(
      "(printf 'one\\ntwo\\n'; until [ -e '\(flag)' ]; do sleep 0.05; done; printf 'three\\ntwenty\\n') | tpick",
      rows: 8)
    #expect(process.waits { $0.line(1) == "  2/2 …" }, "\(process.screen.lines)")
    process.send("tw")
    #expect(process.waits { $0.line(1) == "  1/2 …" && $0.line(2) == "> two" }, "\(process.screen.lines)")
    try folder.write("", to: "flag")
    #expect(process.waits { $0.line(1) == "  2/4" && $0.line(3) == "  twenty" }, "\(process.screen.lines)")
    process.send("\u{1B}[B\r")
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0) == "twenty")
  }

  @Test("The text that is typed already, a prompt and a header")
  func looks() throws {
    let process = try started(
      "\(fruits) | tpick --query=e --prompt='fruit? ' --header='Choose one' --print-query")
    #expect(process.waits { $0.line(1) == "  3/4" && $0.line(3) == "> date" }, "\(process.screen.lines)")
    #expect(process.screen.line(0) == "fruit? e")
    #expect(process.screen.line(2) == "  Choose one")
    process.send("\r")
    #expect(process.end() == .code(0))
    #expect(process.screen.lines.prefix(2) == ["e", "date"])
  }

  @Test("Keys are bound to actions")
  func bound() throws {
    let process = try started("\(fruits) | tpick -m --bind='ctrl-a:select-all+accept,x:clear-query' | wc -l")
    #expect(process.waits { $0.line(2) == "> apple" }, "\(process.screen.lines)")
    process.send("zz")
    #expect(process.waits { $0.line(1) == "  0/4" }, "\(process.screen.lines)")
    process.send("x")
    #expect(process.waits { $0.line(1) == "  4/4" }, "\(process.screen.lines)")
    process.send("\u{1}")
    #expect(process.end() == .code(0))
    #expect(process.screen.line(0).split(separator: " ") == ["4"])
  }

  @Test("For a screen reader, each change is a line below the others, and no line is drawn again")
  func screenReader() throws {
    let process = try started(
      "export TESSERA_SCREEN_READER=1; \(fruits) | tpick -m --header=Fruits --prompt='fruit? ' | tr '\\n' ' '",
      rows: 20)
    let spoken = { (screen: Screen) in screen.lines.filter { !$0.isEmpty } }
    #expect(
      process.waits { spoken($0).contains("fruit? 4 of 4") && spoken($0).contains { $0.hasPrefix("apple") } },
      "\(process.screen.lines)")
    #expect(process.screen.line(0) == "Fruits")
    for (keys, more) in [
      ("\u{1B}[B", ["banana, 2 of 4"]), ("\t", ["cherry, 3 of 4"]),
      ("\u{1B}[A", ["banana, selected, 2 of 4"]), ("da", ["fruit? da, 1 of 4", "date, 1 of 1"]),
      ("x", ["fruit? dax, 0 of 4"]),
    ] {
      process.send(keys)
      #expect(process.waits { spoken($0).suffix(more.count) == more[...] }, "\(process.screen.lines)")
    }
    process.send("\u{15}\r")
    #expect(process.end() == .code(0))
    #expect(process.screen.lines.contains { $0.hasSuffix("banana") }, "\(process.screen.lines)")
    #expect(process.count(of: "\u{1B}[H") == 0)
    #expect(process.isCooked)
  }

  @Test("A command shows more about the line; its name may contain anything")
  func preview() throws {
    let process = try started(
      "printf 'it'\"'\"'s $HOME; `id`\\nplain\\n' | tpick --preview='printf \"<%s>\" {}'")
    #expect(process.waits { $0.line(1).contains("│ <it's $HOME; `id`>") }, "\(process.screen.lines)")
    process.send("\u{1B}[B")
    #expect(process.waits { $0.line(1).contains("│ <plain>") }, "\(process.screen.lines)")
    process.send("\u{1B}")
    #expect(process.end() == .code(130))
  }

  @Test("A slow preview ends when the program does")
  func slowPreview() throws {
    let process = try started("\(fruits) | tpick --preview='sleep 1000'")
    #expect(process.waits { $0.line(2).hasPrefix("> apple") }, "\(process.screen.lines)")
    _ = process.bytesArriving(within: 0.2)
    process.send("\u{1B}[B")
    #expect(process.waits { $0.line(3).hasPrefix("> banana") }, "\(process.screen.lines)")
    process.send("\r")
    #expect(process.end() == .code(0))
  }

  @Test("Matches are printed without a terminal, the best one first")
  func filter() throws {
    let (text, ending) = try output("printf 'a_x_b\\nab\\nb\\nxab\\n' | tpick --filter=ab")
    #expect(text == "ab\na_x_b\nxab\n")
    #expect(ending == .code(0))
    #expect(try output("\(fruits) | tpick -f zz --print-query") == ("zz\n", .code(1)))
    // An operator without a word matches every line, and sorts none.
    #expect(try output("printf 'bbb\\na\\n' | tpick -f \"'\"") == ("bbb\na\n", .code(0)))
    #expect(
      try output("printf 'a\\0b\\nc\\0' | tpick --read0 --print0 -f c | tr '\\0' '!'") == ("b\nc!", .code(0)))
  }

  @Test(
    "Mistakes are errors",
    arguments: [
      ("--nonsense", "unknown option: --nonsense"), ("--bind=ctrl-a:fly", "unknown action in --bind: fly"),
      ("--bind=ctrl-abc:up", "unknown key in --bind: ctrl-abc:up"), ("--query", "--query needs a value"),
      ("--height=2", "--height needs a number of rows above 2, or 100%"),
      ("--multi=3", "--multi takes no value"), ("--read0=x", "--read0 takes no value"),
      ("-mq text", "-m takes no value"), ("-hfoo", "-h takes no value"),
    ])
  func mistakes(argument: String, message: String) throws {
    let (text, ending) = try output("\(fruits) | tpick \(argument)")
    #expect(text == "tpick: \(message)\n")
    #expect(ending == .code(2))
  }

  @Test("Hostile lines do not reach the terminal")
  func hostile() throws {
    let process = try started("printf '\\033]0;title\\007\\033[2Jx\\377\\na\\tb\\n' | tpick --height=6")
    #expect(process.waits { $0.line(1) == "  2/2" && $0.line(3) == "  a b" }, "\(process.screen.lines)")
    #expect(process.count(of: "\u{1B}]0;") == 0)
    #expect(process.count(of: "\u{1B}[2J") == 0)
    process.send("\u{1B}")
    #expect(process.end() == .code(130))
  }

  @Test("A hundred thousand lines are filtered after each key")
  func many() throws {
    let process = try started("seq 100000 | tpick")
    #expect(process.waits { $0.line(1) == "  100000/100000" }, "\(process.screen.lines)")
    process.send("77777")
    #expect(
      process.waits { $0.line(1) == "  1/100000" && $0.line(2) == "> 77777" }, "\(process.screen.lines)")
    process.send("\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}")
    #expect(process.waits { $0.line(1) == "  100000/100000" }, "\(process.screen.lines)")
    process.send("\u{1B}")
    #expect(process.end() == .code(130))
  }
}
