#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The range of colors that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colors, only weight and reverse video.
  case none
  /// The sixteen colors of the user's palette.
  case ansi16
  /// The 256 colors of xterm's palette.
  case ansi256
  /// Any RGB color.
  case trueColor

  /// Returns whether the first depth has fewer colors.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool { one.rawValue < other.rawValue }

  /// The depth according to the environment of the process.
  public static var detected: ColorDepth {
    detect { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the depth according to an environment.
  ///
  /// `NO_COLOR` has precedence; then come `FORCE_COLOR` and `CLICOLOR_FORCE`, then `COLORTERM` and `TERM`.
  ///
  /// - Parameter value: A function that returns the value of a variable, or `nil` if it is not set.
  public static func detect(_ value: (String) -> String?) -> ColorDepth {
    if let noColor = value("NO_COLOR"), !noColor.isEmpty { return .none }
    let declaredDepth = depth(term: value("TERM") ?? "", colorTerm: value("COLORTERM") ?? "")
    switch value("FORCE_COLOR") {
    case "0", "false": return .none
    case "2": return .ansi256
    case "3": return .trueColor
    case .some: return max(declaredDepth, .ansi16)
    case nil: break
    }
    let isForced = value("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
    return isForced ? max(declaredDepth, .ansi16) : declaredDepth
  }

  private static func depth(term: String, colorTerm: String) -> ColorDepth {
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt") { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
    if term.hasSuffix("-direct") || trueColorTerminals.contains(where: { term.hasPrefix($0) }) {
      return .trueColor
    }
    return term.hasSuffix("256color") ? .ansi256 : .ansi16
  }

  /// Terminals that support 24-bit color, recognizable by their names.
  private static let trueColorTerminals = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour",
  ]
}
