import Tessera

/// Turns styles into what one terminal can show: colours of its depth, in which text can be read, and attributes where
/// colours are missing.
struct StylePalette: Hashable {
  var theme: TerminalTheme
  var depth: ColorDepth

  /// What the terminal is told about one style.
  struct Look: Hashable {
    var foreground = TerminalColor.standard
    var background = TerminalColor.standard
    var isBold = false
    var isFaint = false
    var isItalic = false
    var isUnderlined = false
    var isReversed = false
  }

  /// How a style looks on this terminal.
  ///
  /// Text in the colour of a role can be read on whatever is behind it. Exact colours, and thin lines, stay as they are.
  func look(of style: GridStyle) -> Look {
    let behind = style.background ?? .background
    var look = Look(isItalic: style.isItalic, isUnderlined: style.isUnderlined)
    look.isBold = style.isBold
    look.isReversed = isReversed(behind)
    if look.isReversed {
      // With sixteen colours bold letters may be lighter ones, which need not be readable in reverse.
      look.isBold = depth == .ansi16 ? false : style.isBold || behind == .focus
      return look
    }
    if depth == .none {
      look.isFaint = style.foreground == .separator
      look.isBold = style.isBold || Self.isStressed(style.foreground)
      return look
    }
    look.background = ground(behind)
    show(style.foreground, on: behind, in: &look)
    return look
  }

  /// Whether what is behind text is shown by reverse video, with the terminal's own colours: nothing tells how another
  /// colour would look beside those, where there are few or none, or where they are not known.
  private func isReversed(_ behind: Color) -> Bool {
    switch depth {
    case .none: behind == .selection || behind == .focus || behind == .primary
    case .ansi16 where behind == .focus: true
    default: behind == .primary && theme.assumedText == .standard
    }
  }

  /// Whether weight tells what a colour would.
  private static func isStressed(_ color: Color) -> Bool { color == .accent || color == .negative }

  // MARK: What is behind text

  /// What is shown behind text.
  private func ground(_ color: Color) -> TerminalColor {
    let wanted = theme.background(color)
    guard depth == .ansi16, color != .background else { return wanted.downsampled(to: depth) }
    switch color {
    case .rgb: return wanted.downsampled(to: depth)
    case .surface: return .palette(theme.isLight ? 7 : 4)
    case .selection: return .palette(theme.isLight ? 4 : 14)
    default: return Self.soundGround(like: wanted)
    }
  }

  /// One of the sixteen colours on which something can be read with every palette.
  private static func soundGround(like wanted: TerminalColor) -> TerminalColor {
    guard let rgb = wanted.rgb else { return .standard }
    return .palette(PaletteColors.closest(to: rgb, in: 0...15) { soundGrounds.contains($0) } ?? 0)
  }

  private static let soundGrounds = Set(
    (0...15).filter { (ground: UInt8) in
      (0...15).contains { (text: UInt8) in
        let contrast = TerminalColor.palette(text).contrast(with: .palette(ground)) ?? 0
        return contrast >= LegibleText.leastContrast
      }
    })

  // MARK: Text

  private func show(_ color: Color, on behind: Color, in look: inout Look) {
    let wanted = theme.foreground(color)
    let isBare = look.background == .standard
    switch color {
    case .rgb, .separator: look.foreground = wanted.downsampled(to: depth)
    // What the user has chosen for text can be read on what the user has chosen for it to stand on.
    case .primary where isBare: break
    case _ where isBare && (theme.assumedBackground == .standard || wanted == .standard):
      look.isBold = look.isBold || Self.isStressed(color)
    default:
      let ground = isBare ? theme.assumedBackground : look.background
      let text = LegibleText(depth: depth, ground: ground, isBold: look.isBold)
      (look.foreground, look.isBold) = text.color(like: explicit(wanted, color, on: ground))
    }
  }

  /// A colour that can be named, in place of the terminal's own.
  private func explicit(_ wanted: TerminalColor, _ color: Color, on ground: TerminalColor) -> TerminalColor {
    if wanted != .standard { return wanted }
    let own = color == .background ? theme.assumedBackground : theme.assumedText
    return own == .standard ? TerminalColor(ground.rgb?.opposite ?? .white) : own
  }

  /// The control sequence that shows a style, whatever was shown before.
  func sequence(for style: GridStyle) -> [UInt8] {
    let look = look(of: style)
    var bytes: [UInt8] = []
    bytes.append(control: "")
    guard look != Look() else { return bytes + [UInt8(ascii: "m")] }
    bytes.append(UInt8(ascii: "0"))
    if look.isBold { bytes += ";1".utf8 }
    if look.isFaint { bytes += ";2".utf8 }
    if look.isItalic { bytes += ";3".utf8 }
    if look.isUnderlined { bytes += ";4".utf8 }
    if look.isReversed { bytes += ";7".utf8 }
    bytes.append(color: look.foreground, base: 30)
    bytes.append(color: look.background, base: 40)
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }
}

extension [UInt8] {
  /// The parameters that select a colour; `base` is 30 for text and 40 for what is behind it.
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
