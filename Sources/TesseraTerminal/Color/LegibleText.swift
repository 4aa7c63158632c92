/// Finds a colour in which text can be read on what is behind it: the one that is wanted, or one close to it.
struct LegibleText {
  /// Which colours the terminal can show.
  let depth: ColorDepth
  /// What is behind the text, as the terminal shows it.
  let ground: TerminalColor
  /// Whether the letters are to be heavier than usual.
  let isBold: Bool

  /// The contrast that the Web Content Accessibility Guidelines ask of text.
  static let leastContrast = 4.5

  /// The colour to write in.
  ///
  /// - Returns: The colour, and whether the letters may be bold: many terminals show bold letters of the first eight colours
  ///   in one of the next eight, which may be too close to the ground.
  func color(like wanted: TerminalColor) -> (color: TerminalColor, isBold: Bool) {
    let shown = wanted.downsampled(to: depth)
    guard let rgb = shown.rgb, let behind = ground.rgb else { return (shown, isBold) }
    if isLegible(shown, isBold: isBold) { return (shown, isBold) }
    switch depth {
    case .none: return (.standard, isBold)
    case .ansi16: return named(like: wanted.rgb ?? rgb)
    case .ansi256:
      let index = PaletteColors.closest(to: wanted.rgb ?? rgb, in: PaletteColors.fixed) {
        isLegible(.palette($0), isBold: false)
      }
      return (index.map { .palette($0) } ?? TerminalColor(behind.opposite).downsampled(to: depth), isBold)
    case .trueColor: return (TerminalColor(mixed(rgb, on: behind)), isBold)
    }
  }

  /// Whether text in a colour can be read here.
  private func isLegible(_ color: TerminalColor, isBold: Bool) -> Bool {
    guard let contrast = color.contrast(with: ground) else { return true }
    if contrast < Self.leastContrast { return false }
    guard isBold, case .palette(let index) = color, index < 8 else { return true }
    return isLegible(.palette(index + 8), isBold: false)
  }

  /// One of the sixteen colours: of the same hue, else a gray; bold if any such can be.
  private func named(like wanted: RGB) -> (color: TerminalColor, isBold: Bool) {
    for isBold in isBold ? [true, false] : [false] {
      let index = PaletteColors.closest(to: wanted, in: 0...15) {
        isLegible(.palette($0), isBold: isBold) && PaletteColors.isOfHue($0, of: wanted)
      }
      if let index { return (.palette(index), isBold) }
    }
    // Nothing can be read on a few of the colours with every palette: what is best with the worst of them.
    let best = (0...15).max { contrast(of: $0) < contrast(of: $1) }
    return (.palette(best ?? 15), false)
  }

  private func contrast(of index: UInt8) -> Double {
    TerminalColor.palette(index).contrast(with: ground) ?? 0
  }

  /// The colour on the way to black or white, as far as it has to go; away from the ground, if that leads far enough.
  private func mixed(_ color: RGB, on behind: RGB) -> RGB {
    let isLighter = color.luminance > behind.luminance
    let preferred = isLighter ? RGB.white : .black
    let end = preferred.contrast(with: behind) >= Self.leastContrast ? preferred : behind.opposite
    return (1...32).lazy.map { color.mixed(with: end, Double($0) / 32) }
      .first { isLegible(TerminalColor($0), isBold: false) } ?? end
  }
}
