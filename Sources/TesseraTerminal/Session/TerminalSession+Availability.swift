import CTesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension TerminalSession {
  /// A Boolean value that indicates whether the process is interactive: standard input and output are
  /// terminals, and `TERM` is not `dumb`.
  public nonisolated static var isInteractive: Bool { TerminalDevice.isInteractive }

  /// A Boolean value that indicates whether a session can take over a terminal: standard input and output are
  /// terminals, or the process has a controlling terminal, and `TERM` is not `dumb`.
  public nonisolated static var isAvailable: Bool { TerminalDevice.isAvailable }

  /// Whether a session of the process has the terminal.
  nonisolated static var isInUse: Bool { tessera_terminal_is_entered() }

  /// Whether a session can take over the terminal, and standard output is that terminal.
  nonisolated static var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 && isAvailable }

  /// Whether questions are drawn on the terminal. Otherwise they are lines, and lines of standard input answer them.
  ///
  /// For a screen reader they are lines, unless standard input is not a terminal: a pipe has data, not answers.
  nonisolated static var drawsQuestions: Bool {
    isAvailable && (TerminalRegion.preferred() != .lines || isatty(STDIN_FILENO) != 1)
  }

  /// A Boolean value that indicates whether the terminal supports links (OSC 8), according to the environment.
  public nonisolated static var supportsLinks: Bool {
    Hyperlink.isSupported { name in getenv(name).map { String(cString: $0) } }
  }
}
