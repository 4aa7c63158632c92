#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Which colours a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colours; weight and reverse video are left.
  case none
  /// The sixteen colours of the user's palette.
  case ansi16
  /// The palette of xterm.
  case ansi256
  /// Any colour.
  case trueColor

  /// Fewer colours come first.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }

  /// The depth that the process's environment asks for.
  public static var detected: ColorDepth {
    detect { name in getenv(name).map { String(cString: $0) } }
  }

  /// The depth that an environment asks for; `value` answers a variable's value, or nil where it is not set.
  ///
  /// `NO_COLOR` rules; then `FORCE_COLOR` and `CLICOLOR_FORCE`, then what `COLORTERM` and `TERM` tell.
  public static func detect(_ value: (String) -> String?) -> ColorDepth {
    if let noColor = value("NO_COLOR"), !noColor.isEmpty { return .none }
    let told = depth(term: value("TERM") ?? "", colorTerm: value("COLORTERM") ?? "")
    switch value("FORCE_COLOR") {
    case "0", "false": return .none
    case "2": return .ansi256
    case "3": return .trueColor
    case .some: return max(told, .ansi16)
    case nil: break
    }
    let isForced = value("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
    return isForced ? max(told, .ansi16) : told
  }

  private static func depth(term: String, colorTerm: String) -> ColorDepth {
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt") { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
    if term.hasSuffix("-direct") || trueColorTerminals.contains(where: { term.hasPrefix($0) }) {
      return .trueColor
    }
    return term.hasSuffix("256color") ? .ansi256 : .ansi16
  }

  /// Terminals that show any colour and say so by their names.
  private static let trueColorTerminals = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour",
  ]
}
