import TerminalOracle
import TesseraTerminal
import TestSupport
import Testing

/// Programs on terminals with a light, dark or unknown background.
@Suite("Colors for the background", .tags(.screen), .serialized)
struct BackgroundScreenTests {
  private static let question = "\u{1B}]11;?\u{7}"
  private static let white = "\u{1B}]10;rgb:1414/1414/1414\u{7}\u{1B}]11;rgb:ffff/ffff/ffff\u{7}"

  /// Starts a program and waits for its first frame; by default, the README's program.
  private func started(
    _ program: String = "ReadmeProbe", _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> TerminalProcess {
    let process = try TerminalProcess(program, arguments, environment: environment)
    #expect(process.waits { !$0.line(0).isEmpty && !$0.line(23).isEmpty }, "\(process.screen.lines)")
    return process
  }

  private func bar(_ screen: Screen) -> Int { screen.cell(column: 40, row: 23).rendition.background }

  // The palette entries of the background of headers in the two themes.
  private static let (darkBar, lightBar) = (236, 255)

  private func quit(_ process: TerminalProcess) {
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("The terminal's reply changes the colors and is not a key")
  func answered() throws {
    let process = try started()
    #expect(process.count(of: Self.question) == 1)
    #expect(bar(process.screen) == Self.darkBar)
    process.send(Self.white)
    #expect(process.waits { bar($0) == Self.lightBar }, "\(bar(process.screen))")
    #expect(process.comesToRest())
    // Every character is legible on a white screen.
    let terminal = SeenTerminal(name: "white", text: SeenColor(20, 20, 20), background: .white)
    for row in 0..<24 {
      for column in 0..<80 where process.screen.cell(column: column, row: row).text != " " {
        let seen = terminal.colors(of: process.screen.cell(column: column, row: row), brightensBold: false)
        #expect(seen.letters.contrast(with: seen.ground) >= 4.5, "column \(column), row \(row)")
      }
    }
    quit(process)
  }

  @Test("The colors follow the terminal when it reports another color scheme")
  func colorScheme() throws {
    let process = try started()
    #expect(bar(process.screen) == Self.darkBar)
    process.send("\u{1B}[?997;2n")
    #expect(process.waits { bar($0) == Self.lightBar }, "\(bar(process.screen))")
    #expect(process.comesToRest())
    #expect(process.count(of: Self.question) == 2)
    process.send("\u{1B}[?997;1n")
    #expect(process.waits { bar($0) == Self.darkBar }, "\(bar(process.screen))")
    quit(process)
  }

  @Test("The terminal is queried again when its window gains the focus")
  func focused() throws {
    let process = try started()
    process.send("\u{1B}[O")
    #expect(process.comesToRest())
    #expect(process.count(of: Self.question) == 1)
    process.send("\u{1B}[I")
    #expect(process.waits { _ in process.count(of: Self.question) == 2 })
    process.send(Self.white)
    #expect(process.waits { bar($0) == Self.lightBar }, "\(bar(process.screen))")
    quit(process)
  }

  @Test("The size of a character is queried again when the window changes, if images are sixels")
  func characterSize() throws {
    let question = "\u{1B}[16t"
    let process = try started()
    #expect(process.count(of: question) == 1)
    // The program repaints its screen then.
    #expect(process.responds(to: "\u{1B}[6;20;10t\u{1B}[?62;4;22c"))
    process.resize(columns: 70, rows: 20)
    #expect(process.waits { _ in process.count(of: question) == 2 })
    quit(process)
  }

  @Test("Late replies are not keys")
  func late() throws {
    let process = try TerminalProcess("TerminalProbe")
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    process.send(Self.white + "\u{1B}[?62;22c" + Self.white + "\u{1B}[A")
    #expect(process.waits { $0.line(2) == "up" }, "\(process.screen.lines)")
    #expect(process.screen.line(1).hasPrefix("deliveries 1 "))
    quit(process)
  }

  @Test("The background in the environment is used at once")
  func variable() throws {
    let process = try started(environment: ["COLORFGBG": "0;15"])
    #expect(bar(process.screen) == Self.lightBar)
    quit(process)
  }

  @Test(
    "The user's setting has precedence, and the terminal is not queried",
    arguments: [("light", lightBar), ("dark", darkBar)])
  func setting(word: String, bar: Int) throws {
    let process = try started(environment: ["TESSERA_BACKGROUND": word, "COLORFGBG": "7;8"])
    #expect(self.bar(process.screen) == bar)
    #expect(process.count(of: Self.question) == 0)
    for scheme in 1...2 { process.send("\u{1B}[?997;\(scheme)n\u{1B}[I") }
    #expect(process.comesToRest())
    #expect(self.bar(process.screen) == bar)
    #expect(process.count(of: Self.question) == 0)
    process.send(Self.white)
    #expect(process.comesToRest())
    quit(process)
  }

  @Test("The Linux console is dark and is not queried")
  func console() throws {
    let process = try started(environment: ["TERM": "linux"])
    #expect(process.count(of: Self.question) == 0)
    quit(process)
  }

  @Test("A theme that the program has chosen stays on every background")
  func chosen() throws {
    let process = try started("TerminalProbe", ["collection", "light"])
    #expect(bar(process.screen) == Self.lightBar)
    process.send("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}\u{1B}]11;rgb:0000/0000/0000\u{7}")
    #expect(process.comesToRest())
    #expect(bar(process.screen) == Self.lightBar)
    quit(process)
  }

  @Test("After a suspension the terminal is queried again, as it may be another one")
  func askedAgain() throws {
    let process = try TerminalProcess("TerminalProbe", options: .underShell)
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    process.send("\u{1A}")
    #expect(process.waits { _ in process.count(of: "[stopped]") == 1 }, "\(process.screen.lines)")
    process.send("fg\n")
    #expect(process.waits { $0.line(1).hasSuffix("resumptions 1") }, "\(process.screen.lines)")
    #expect(process.count(of: Self.question) == 2)
    quit(process)
  }
}
