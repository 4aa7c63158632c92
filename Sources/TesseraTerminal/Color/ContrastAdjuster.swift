/// A search for a legible text color on a background: the wanted color, or one close to it.
struct ContrastAdjuster {
  let depth: ColorDepth
  /// The background as the terminal shows it.
  let background: TerminalColor
  let isBold: Bool
  /// The contrast that the color has at least.
  var minimum = Self.minimumContrast

  /// The contrast that the Web Content Accessibility Guidelines require of text.
  static let minimumContrast = 4.5
  /// The contrast of thin lines on a selected or focused item.
  static let minimumContrastOfLines = 2.0

  /// Returns a legible color close to the wanted one.
  ///
  /// - Returns: The color, and whether the text may be bold: many terminals show bold text in one of the
  ///   first eight colors in one of the next eight, which may have too little contrast.
  func color(like wanted: TerminalColor) -> (color: TerminalColor, isBold: Bool) {
    let shown = wanted.downsampled(to: depth)
    guard let rgb = shown.rgb, let behind = background.rgb else { return (shown, isBold) }
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

  private func isLegible(_ color: TerminalColor, isBold: Bool) -> Bool {
    guard let contrast = color.contrast(with: background) else { return true }
    if contrast < minimum { return false }
    guard isBold, case .palette(let index) = color, index < 8 else { return true }
    return isLegible(.palette(index + 8), isBold: false)
  }

  /// Returns one of the sixteen colors: one of the same hue, else a gray; bold if any such color allows it.
  private func named(like wanted: RGB) -> (color: TerminalColor, isBold: Bool) {
    for isBold in isBold ? [true, false] : [false] {
      let index = PaletteColors.closest(to: wanted, in: 0...15) {
        isLegible(.palette($0), isBold: isBold) && PaletteColors.isChromatic($0, of: wanted)
      }
      if let index { return (.palette(index), isBold) }
    }
    // A few backgrounds allow no text that is legible with every palette: take the color whose worst case is
    // best.
    let best = (0...15).max { contrast(of: $0) < contrast(of: $1) }
    return (.palette(best ?? 15), false)
  }

  private func contrast(of index: UInt8) -> Double {
    TerminalColor.palette(index).contrast(with: background) ?? 0
  }

  /// Mixes the color with black or white just as far as needed, away from the background if that suffices.
  private func mixed(_ color: RGB, on behind: RGB) -> RGB {
    let isLighter = color.luminance > behind.luminance
    let preferred = isLighter ? RGB.white : .black
    let end = preferred.contrast(with: behind) >= minimum ? preferred : behind.opposite
    return (1...32).lazy.map { color.mixed(with: end, Double($0) / 32) }
      .first { isLegible(TerminalColor($0), isBold: false) } ?? end
  }
}
