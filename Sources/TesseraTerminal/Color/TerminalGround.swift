#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What is known about the colours that a terminal has by itself.
public struct TerminalGround: Hashable, Sendable {
  /// The colour of its text; ``TerminalColor/standard``: not known.
  public var text: TerminalColor
  /// The colour behind its text; ``TerminalColor/standard``: not known.
  public var background: TerminalColor
  /// Whether dark text stands on a light background; nil where nothing tells.
  public var isLight: Bool?

  /// Makes a ground from what is known; by default that is nothing.
  public init(
    text: TerminalColor = .standard, background: TerminalColor = .standard, isLight: Bool? = nil
  ) {
    self.text = text
    self.background = background
    self.isLight = isLight
  }

  /// What the process's environment tells.
  public static var detected: TerminalGround {
    detect { name in getenv(name).map { String(cString: $0) } }
  }

  /// What an environment tells; `value` answers a variable's value, or nil where it is not set.
  ///
  /// `TESSERA_BACKGROUND` with `dark` or `light` is the user's word and rules over everything else; then `COLORFGBG`, which
  /// some terminals set to the numbers of their colours, then `TERM`: the console of Linux is dark.
  public static func detect(_ value: (String) -> String?) -> TerminalGround {
    if let isLight = setting(value) { return TerminalGround(isLight: isLight) }
    let fields = (value("COLORFGBG") ?? "").split(separator: ";", omittingEmptySubsequences: false)
    if fields.count > 1, let last = fields.last, let number = UInt8(last), number < 16 {
      return TerminalGround(isLight: number == 7 || number > 8)
    }
    return TerminalGround(isLight: (value("TERM") ?? "").hasPrefix("linux") ? false : nil)
  }

  /// Whether the user has said that the background is light; nil: the user has said nothing.
  static func setting(_ value: (String) -> String?) -> Bool? {
    switch value("TESSERA_BACKGROUND") {
    case "light": true
    case "dark": false
    default: nil
    }
  }

  /// Whether a terminal may be asked for its colours: it knows such questions, or passes them by without showing anything.
  static func canBeAsked(_ value: (String) -> String?) -> Bool {
    guard setting(value) == nil, let term = value("TERM") else { return false }
    return askable.contains { term.hasPrefix($0) }
  }

  /// The terminals that read commands of an operating system up to their end, by the beginnings of their names.
  private static let askable = [
    "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "wezterm", "contour", "konsole", "gnome", "vte",
    "st-",
    "kitty", "ghostty", "mlterm", "iterm", "nsterm", "mintty", "putty", "ms-terminal",
  ]

  /// Takes over what the terminal has told.
  mutating func take(_ report: TerminalReport) {
    switch report {
    case .text(let color): text = TerminalColor(color)
    case .background(let color): background = TerminalColor(color)
    case .end: break
    }
    guard let behind = background.rgb else { return }
    isLight = text.rgb.map { $0.luminance < behind.luminance } ?? (behind.opposite == .black)
  }
}
