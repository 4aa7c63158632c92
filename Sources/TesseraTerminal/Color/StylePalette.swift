import Tessera

/// A conversion of styles to a terminal's abilities: legible colors, or attributes where colors are missing.
struct StylePalette: Hashable {
  var theme: TerminalTheme
  var depth: ColorDepth
  /// Whether the terminal supports links.
  var writesLinks = false

  /// The attributes that the terminal receives for one style.
  struct Rendition: Hashable {
    var foreground = TerminalColor.standard
    var background = TerminalColor.standard
    var isBold = false
    var isFaint = false
    var isItalic = false
    var isUnderlined = false
    var isReversed = false
  }

  /// Returns the terminal's attributes for a style. Text in the color of a role is legible on any background.
  /// Exact colors stay as they are, as far as the terminal has them, and thin lines except on selected items.
  func rendition(of style: GridStyle) -> Rendition {
    let behind = style.background ?? .background
    var rendition = Rendition(isItalic: style.isItalic, isUnderlined: style.isUnderlined)
    rendition.isBold = style.isBold
    rendition.isReversed = isReversed(behind)
    if rendition.isReversed {
      // With sixteen colors, bold text may be shown in lighter ones, which need not be legible in reverse.
      rendition.isBold = depth == .ansi16 ? false : style.isBold || behind == .focus
      return rendition
    }
    if depth == .none {
      rendition.isFaint = style.foreground == .separator
      rendition.isBold = style.isBold || Self.isStressed(style.foreground)
      return rendition
    }
    rendition.background = background(behind)
    show(style.foreground, on: behind, in: &rendition)
    return rendition
  }

  /// Returns whether reverse video shows the background, with the terminal's own colors. It does if the
  /// terminal has few or no colors, or if they are unknown: then another color might clash with them.
  private func isReversed(_ behind: Color) -> Bool {
    switch depth {
    // A warning color is behind matches in a text.
    case .none: behind == .selection || behind == .focus || behind == .primary || behind == .warning
    case .ansi16 where behind == .focus: true
    default: behind == .primary && theme.assumedText == .standard
    }
  }

  /// Returns whether weight replaces a color.
  private static func isStressed(_ color: Color) -> Bool { color == .accent || color == .negative }

  // MARK: Backgrounds

  private func background(_ color: Color) -> TerminalColor {
    let wanted = theme.background(color)
    guard depth == .ansi16, color != .background else { return wanted.downsampled(to: depth) }
    switch color {
    case .rgb: return exact(wanted)
    case .surface: return .palette(theme.isLight ? 7 : 4)
    case .selection: return .palette(theme.isLight ? 4 : 14)
    default: return Self.usableBackground(like: wanted)
    }
  }

  /// Returns what the terminal shows of an exact color. With sixteen colors, a colorful one does not become a
  /// gray.
  private func exact(_ color: TerminalColor) -> TerminalColor {
    guard depth == .ansi16, let rgb = color.rgb else { return color.downsampled(to: depth) }
    return .palette(PaletteColors.closestInHue(to: rgb))
  }

  /// Returns one of the sixteen colors that allows legible text with every palette.
  private static func usableBackground(like wanted: TerminalColor) -> TerminalColor {
    guard let rgb = wanted.rgb else { return .standard }
    return .palette(PaletteColors.closest(to: rgb, in: 0...15) { usableBackgrounds.contains($0) } ?? 0)
  }

  private static let usableBackgrounds = Set(
    (0...15).filter { (background: UInt8) in
      (0...15).contains { (text: UInt8) in
        let contrast = TerminalColor.palette(text).contrast(with: .palette(background)) ?? 0
        return contrast >= ContrastAdjuster.minimumContrast
      }
    })

  // MARK: Text

  private func show(_ color: Color, on behind: Color, in rendition: inout Rendition) {
    let wanted = theme.foreground(color)
    let hasDefaultBackground = rendition.background == .standard
    switch color {
    // Of the sixteen colors in place of two exact ones, one is often not legible on the other. What is bold
    // is a text, and not a pixel of an image.
    case .rgb where depth == .ansi16 && rendition.isBold && !hasDefaultBackground:
      let text = ContrastAdjuster(depth: depth, background: rendition.background, isBold: true)
      (rendition.foreground, rendition.isBold) = text.color(like: wanted)
    case .rgb: rendition.foreground = exact(wanted)
    // A line is faint, but the background of a selected item has nearly its color.
    case .separator where behind == .selection || behind == .focus:
      let line = ContrastAdjuster(
        depth: depth, background: rendition.background, isBold: rendition.isBold,
        minimum: ContrastAdjuster.minimumContrastOfLines)
      (rendition.foreground, rendition.isBold) = line.color(like: wanted)
    case .separator: rendition.foreground = wanted.downsampled(to: depth)
    // The user's text color is legible on the user's background color.
    case .primary where hasDefaultBackground: break
    case _ where hasDefaultBackground && (theme.assumedBackground == .standard || wanted == .standard):
      rendition.isBold = rendition.isBold || Self.isStressed(color)
    default:
      let background = hasDefaultBackground ? theme.assumedBackground : rendition.background
      let text = ContrastAdjuster(depth: depth, background: background, isBold: rendition.isBold)
      (rendition.foreground, rendition.isBold) = text.color(like: explicit(wanted, color, on: background))
    }
  }

  /// Returns an explicit color in place of the terminal's default.
  private func explicit(_ wanted: TerminalColor, _ color: Color, on background: TerminalColor)
    -> TerminalColor
  {
    if wanted != .standard { return wanted }
    let own = color == .background ? theme.assumedBackground : theme.assumedText
    return own == .standard ? TerminalColor(background.rgb?.opposite ?? .white) : own
  }

  /// Returns the control sequence that selects a style, independently of the current style.
  func sequence(for style: GridStyle) -> [UInt8] {
    let rendition = rendition(of: style)
    var bytes: [UInt8] = []
    bytes.append(control: "")
    guard rendition != Rendition() else { return bytes + [UInt8(ascii: "m")] }
    bytes.append(UInt8(ascii: "0"))
    if rendition.isBold { bytes += ";1".utf8 }
    if rendition.isFaint { bytes += ";2".utf8 }
    if rendition.isItalic { bytes += ";3".utf8 }
    if rendition.isUnderlined { bytes += ";4".utf8 }
    if rendition.isReversed { bytes += ";7".utf8 }
    bytes.append(color: rendition.foreground, base: 30)
    bytes.append(color: rendition.background, base: 40)
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }
}

extension [UInt8] {
  /// Appends the parameters that select a color; `base` is 30 for text and 40 for the background.
  fileprivate mutating func append(color: TerminalColor, base: Int) {
    switch color {
    case .standard:
      return
    case .palette(let index) where index < 8:
      append(parameters: [base + Int(index)])
    case .palette(let index) where index < 16:
      append(parameters: [base + 60 + Int(index) - 8])
    case .palette(let index):
      append(parameters: [base + 8, 5, Int(index)])
    case .rgb(let red, let green, let blue):
      append(parameters: [base + 8, 2, Int(red), Int(green), Int(blue)])
    }
  }

  private mutating func append(parameters: [Int]) {
    for parameter in parameters {
      append(UInt8(ascii: ";"))
      append(decimal: parameter)
    }
  }
}
