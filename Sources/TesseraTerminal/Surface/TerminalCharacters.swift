#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The characters that a terminal can show.
public enum TerminalCharacters: Hashable, Sendable, CaseIterable {
  /// Only ASCII: borders and marks consist of ASCII characters, letters lose their accents, and all other
  /// characters become question marks.
  case ascii
  /// All characters.
  case unicode

  /// The characters according to the environment of the process.
  public static var detected: TerminalCharacters {
    detect { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the characters according to an environment.
  ///
  /// `TESSERA_CHARACTERS` with `ascii` or `unicode` is the user's setting and has precedence over everything
  /// else. Then the locale decides: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not empty. A
  /// locale whose name does not contain UTF-8 allows only ASCII. Without a locale, the terminal counts as a
  /// modern one.
  ///
  /// - Parameter value: A function that returns the value of a variable, or `nil` if it is not set.
  public static func detect(_ value: (String) -> String?) -> TerminalCharacters {
    switch value("TESSERA_CHARACTERS") {
    case "ascii": return .ascii
    case "unicode": return .unicode
    default: break
    }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = value(name), !locale.isEmpty else { continue }
      let encoding = locale.lowercased()
      return encoding.contains("utf-8") || encoding.contains("utf8") ? .unicode : .ascii
    }
    return .unicode
  }
}
