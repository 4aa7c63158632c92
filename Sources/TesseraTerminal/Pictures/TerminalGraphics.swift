/// The way in which a terminal shows images.
public enum TerminalGraphics: Hashable, Sendable {
  /// As characters that show two pixels each, one above the other; on any terminal.
  case halfBlocks
  /// As pixels, by kitty's graphics protocol.
  ///
  /// - Parameter character: The size of a character.
  case kitty(character: PixelSize)
  /// As pixels, by sixels, in at most 256 colors.
  ///
  /// - Parameter character: The size of a character.
  case sixel(character: PixelSize)

  /// Whether the terminal keeps images, and places them by their numbers.
  var isKitty: Bool { if case .kitty = self { true } else { false } }

  /// The size of a character; `nil` for half blocks.
  var character: PixelSize? {
    switch self {
    case .halfBlocks: nil
    case .kitty(let character), .sixel(let character): character
    }
  }

  /// The value of `TESSERA_PICTURES`, by which the user chooses.
  enum Setting: String { case kitty, sixel, blocks }

  /// Returns the user's setting; `nil` if there is none.
  static func setting(_ value: (String) -> String?) -> Setting? {
    value("TESSERA_PICTURES").flatMap(Setting.init)
  }

  /// Returns whether a terminal is asked for its ways to show images.
  ///
  /// A multiplexer is not: it does not know which terminals will show its screen. Apple's Terminal writes the request as
  /// text.
  static func isQueried(_ value: (String) -> String?) -> Bool {
    let term = value("TERM") ?? ""
    if setting(value) == .blocks || value("TMUX")?.isEmpty == false || value("STY")?.isEmpty == false {
      return false
    }
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return false }
    return value("TERM_PROGRAM") != "Apple_Terminal"
  }
}

/// The width and height of something in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size. Each side is at least 1 and at most 1024.
  public init(width: Int, height: Int) {
    self.width = min(max(1, width), 1024)
    self.height = min(max(1, height), 1024)
  }
}

/// The replies of a terminal that say how it shows images.
struct GraphicsReports {
  var hasKitty = false
  var hasSixel = false
  /// The size of a character; `nil` if the terminal has not reported it.
  var character: PixelSize?

  mutating func take(_ report: TerminalReport) {
    switch report {
    case .kittyGraphics: hasKitty = true
    case .sixel: hasSixel = true
    case .characterSize(let size): character = size
    default: break
    }
  }

  /// Returns the best way. Sixels without a known size of a character would cover other characters.
  func graphics(_ setting: TerminalGraphics.Setting?) -> TerminalGraphics {
    if hasKitty, setting == nil || setting == .kitty {
      return .kitty(character: character ?? PixelSize(width: 10, height: 20))
    }
    if hasSixel, setting == nil || setting == .sixel, let character { return .sixel(character: character) }
    return .halfBlocks
  }
}
