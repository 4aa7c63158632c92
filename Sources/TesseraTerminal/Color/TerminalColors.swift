#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The default colors of a terminal, as far as they are known.
public struct TerminalColors: Hashable, Sendable {
  /// The color of text; ``TerminalColor/standard`` if it is unknown.
  public var text: TerminalColor
  /// The color of the background; ``TerminalColor/standard`` if it is unknown.
  public var background: TerminalColor
  /// A Boolean value that indicates whether text is dark on a light background; `nil` if it is unknown.
  public var isLight: Bool?

  /// Creates default colors; by default, all are unknown.
  public init(
    text: TerminalColor = .standard, background: TerminalColor = .standard, isLight: Bool? = nil
  ) {
    self.text = text
    self.background = background
    self.isLight = isLight
  }

  /// The default colors according to the environment of the process.
  public static var detected: TerminalColors {
    detect { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the default colors according to an environment.
  ///
  /// `TESSERA_BACKGROUND` with `dark` or `light` is the user's setting and has precedence over everything
  /// else. Then comes `COLORFGBG`, which some terminals set to the numbers of their colors, then `TERM`: the
  /// Linux console is dark.
  ///
  /// - Parameter value: A function that returns the value of a variable, or `nil` if it is not set.
  public static func detect(_ value: (String) -> String?) -> TerminalColors {
    if let isLight = setting(value) { return TerminalColors(isLight: isLight) }
    let fields = (value("COLORFGBG") ?? "").split(separator: ";", omittingEmptySubsequences: false)
    if fields.count > 1, let last = fields.last, let number = UInt8(last), number < 16 {
      return TerminalColors(isLight: number == 7 || number > 8)
    }
    return TerminalColors(isLight: (value("TERM") ?? "").hasPrefix("linux") ? false : nil)
  }

  /// Returns whether the user has set a light background; `nil` if the user has set none.
  static func setting(_ value: (String) -> String?) -> Bool? {
    switch value("TESSERA_BACKGROUND") {
    case "light": true
    case "dark": false
    default: nil
    }
  }

  /// Whether the user has set the background in the environment of the process.
  static var isSetByUser: Bool { setting { name in getenv(name).map { String(cString: $0) } } != nil }

  /// Returns whether a terminal supports color queries, or at least ignores them without showing anything.
  static func supportsColorQueries(_ value: (String) -> String?) -> Bool {
    guard setting(value) == nil, let term = value("TERM") else { return false }
    return queryableTerminals.contains { term.hasPrefix($0) }
  }

  /// Prefixes of the names of terminals that read operating system commands (OSC) up to their end.
  private static let queryableTerminals = [
    "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "wezterm", "contour", "konsole", "gnome", "vte",
    "st-",
    "kitty", "ghostty", "mlterm", "iterm", "nsterm", "mintty", "putty", "ms-terminal",
  ]

  mutating func take(_ report: TerminalReport) {
    switch report {
    case .text(let color): text = TerminalColor(color)
    case .background(let color): background = TerminalColor(color)
    case .colorScheme(let isLight):
      // The colors of the old scheme are no longer those of the terminal.
      if isLight != self.isLight { self = TerminalColors(isLight: isLight) }
      return
    case .keyboard, .kittyGraphics, .sixel, .characterSize, .end: break
    }
    guard let behind = background.rgb else { return }
    isLight = text.rgb.map { $0.luminance < behind.luminance } ?? (behind.opposite == .black)
  }
}
