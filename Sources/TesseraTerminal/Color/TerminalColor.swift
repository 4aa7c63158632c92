/// A colour as terminals know it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own colour of text or background, whatever its user chose.
  case standard
  /// An entry of the terminal's palette: 0–15 are its user's, 16–255 are fixed.
  case palette(UInt8)
  /// An exact colour, each part from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The closest colour to the eye that a terminal of the given depth has; O(palette).
  public func downsampled(to depth: ColorDepth) -> TerminalColor {
    switch (self, depth) {
    case (.standard, _), (_, .none): .standard
    case (_, .trueColor): self
    case (.palette(let index), .ansi256): .palette(index)
    case (.palette(let index), .ansi16):
      index < 16 ? self : .palette(PaletteColors.closest(to: PaletteColors.rgb(of: index), in: 0...15))
    case (.rgb(let red, let green, let blue), _):
      .palette(
        PaletteColors.closest(
          to: RGB(red, green, blue), in: depth == .ansi16 ? 0...15 : PaletteColors.fixed))
    }
  }
}

extension TerminalColor {
  init(_ color: RGB) { self = .rgb(red: color.red, green: color.green, blue: color.blue) }

  /// What the colour looks like with xterm's palette; nil for a terminal's own.
  var rgb: RGB? {
    switch self {
    case .standard: nil
    case .palette(let index): PaletteColors.rgb(of: index)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }

  /// Whether the colour is one of the user's sixteen.
  private var isNamed: Bool {
    if case .palette(let index) = self { index < 16 } else { false }
  }

  /// What the colour looks like with a palette; nil for a terminal's own.
  private func looks(in palette: [RGB]) -> RGB? {
    if case .palette(let index) = self, index < 16 { return palette[Int(index)] }
    return rgb
  }

  /// The least contrast between two colours with the palettes that terminals come with; nil where one of them is a terminal's
  /// own.
  func contrast(with other: TerminalColor) -> Double? {
    if !isNamed, !other.isNamed {
      guard let one = rgb, let two = other.rgb else { return nil }
      return one.contrast(with: two)
    }
    return NamedPalette.all.compactMap { palette in
      guard let one = looks(in: palette), let two = other.looks(in: palette) else { return nil }
      return one.contrast(with: two)
    }.min()
  }
}
