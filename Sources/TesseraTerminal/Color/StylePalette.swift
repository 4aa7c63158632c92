import Tessera

/// Turns styles into what one terminal can show: colours of its depth, and attributes where colours are missing.
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
  /// With sixteen colours or none nobody knows how a background would look beside the user's own, so selection is
  /// shown in reverse video and focus is bold besides.
  func look(of style: GridStyle) -> Look {
    let behind = style.background ?? .background
    let isMarked = depth < .ansi256 && (behind == .selection || behind == .focus)
    var look = Look(isItalic: style.isItalic, isUnderlined: style.isUnderlined)
    look.isBold = style.isBold || (isMarked && behind == .focus)
    look.isReversed = isMarked || (depth == .none && behind == .primary)
    if look.isReversed { return look }
    look.foreground = theme.foreground(style.foreground).downsampled(to: depth)
    look.background = theme.background(behind).downsampled(to: depth)
    if depth == .none {
      look.isFaint = style.foreground == .secondary || style.foreground == .separator
      look.isBold = look.isBold || style.foreground == .accent || style.foreground == .negative
    }
    return look
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
