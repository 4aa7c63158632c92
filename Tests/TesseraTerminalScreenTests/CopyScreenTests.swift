import TerminalOracle
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The clipboard, the mouse and the keyboard protocol in a real process.
@Suite("Clipboard and keyboard of a terminal", .serialized)
struct CopyScreenTests {
  private func started() throws -> TerminalProcess {
    let process = try TerminalProcess("TerminalProbe", ["panes"])
    #expect(
      process.waits { $0.line(0) == " bar" && $0.line(23).contains("panes") }, "\(process.screen.lines)")
    return process
  }

  /// Returns whether the program begins kitty's protocol after the terminal has said that it knows it.
  private func beginsKeyboard(_ process: TerminalProcess) -> Bool {
    process.send("\u{1B}[?0u")
    return process.waits { _ in process.count(of: "\u{1B}[>1u") == 1 }
  }

  @Test("A text is copied by OSC 52, and F8 gives the mouse to the terminal until the next key")
  func clipboard() throws {
    let process = try started()
    process.send("c")
    #expect(process.waits { _ in process.count(of: "\u{1B}]52;c;aMOkZmVuCg==\u{7}") == 1 })
    #expect(process.count(of: "\u{1B}[?1002l") == 0)
    process.send("\u{1B}[19~")
    #expect(process.waits { _ in process.count(of: "\u{1B}[?1006l\u{1B}[?1002l") == 1 })
    process.send("j")
    #expect(process.waits { _ in process.count(of: "\u{1B}[?1002h\u{1B}[?1006h") == 2 })
    process.send("q")
    #expect(process.end() == .code(0))
  }

  @Test(
    "The keyboard protocol is asked for, begins only if the terminal knows it, and ends once with each end")
  func keyboard() throws {
    let plain = try started()
    #expect(plain.count(of: "\u{1B}[?u") == 1 && plain.count(of: "\u{1B}[>1u") == 0)
    plain.send("q")
    #expect(plain.end() == .code(0) && plain.count(of: "\u{1B}[<u") == 0)
    for signal in [nil, SIGTERM, SIGHUP, SIGSEGV] {
      let process = try started()
      #expect(beginsKeyboard(process))
      // A second reply changes nothing.
      process.send("\u{1B}[?1u\u{1B}[106u")
      #expect(process.waits { $0.line(2).hasSuffix("│ about 0") }, "\(process.screen.lines)")
      #expect(process.count(of: "\u{1B}[>1u") == 1)
      if let signal {
        kill(process.pid, signal)
        #expect(process.end() == .signal(signal))
      } else {
        process.send("\u{1B}[99;5u")
        #expect(process.end() == .signal(SIGINT))
      }
      #expect(process.count(of: "\u{1B}[<u") == 1 && process.isCooked)
      // It ends on the screen on which it began.
      let text = String(decoding: process.output, as: UTF8.self)
      let end = try #require(text.firstRange(of: "\u{1B}[<u"))
      #expect(text[end.upperBound...].contains("\u{1B}[?1049l"))
    }
  }
}
