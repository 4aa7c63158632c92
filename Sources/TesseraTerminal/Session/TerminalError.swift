#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A reason why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard output is not a terminal, and the process has no other.
  case notATerminal
  /// `TERM` is missing or `dumb`: the terminal cannot move its cursor.
  case dumbTerminal
  /// Standard input is not a terminal and the process has no other; the value is the system's error number.
  case noKeyboard(Int32)
  /// The terminal refused its settings; the value is the system's error number.
  case settingsRefused(Int32)
  /// Another session of this process uses the terminal.
  case inUse

  /// A description in one sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal: "There is no terminal to draw on."
    case .dumbTerminal: "The terminal cannot move its cursor (TERM is missing or dumb)."
    case .noKeyboard(let code): "There is no terminal to read keys from: \(Self.text(of: code))."
    case .settingsRefused(let code): "The terminal refused its settings: \(Self.text(of: code))."
    case .inUse: "Another session uses the terminal."
    }
  }

  /// The exit code of a program that finds no terminal: `EX_UNAVAILABLE` of `sysexits.h`.
  public static let exitCode: Int32 = 69

  /// Ends the program with one line on standard error and ``exitCode``.
  func endProgram() -> Never {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "program"
    // The user chooses names, and they may contain any characters.
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    let line = Array("\(isPlain ? name : "program"): \(description)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(Self.exitCode)
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
