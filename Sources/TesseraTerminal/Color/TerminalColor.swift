/// A color in the terms of a terminal.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's default color for text or background, as the user configured it.
  case standard
  /// An entry of the terminal's palette: the user configures 0–15, and 16–255 are fixed.
  case palette(UInt8)
  /// An exact color, with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Returns the closest color, as the eye sees it, that a terminal of the given depth has; O(palette).
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

  /// The color in xterm's palette; `nil` for a terminal's default color.
  var rgb: RGB? {
    switch self {
    case .standard: nil
    case .palette(let index): PaletteColors.rgb(of: index)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }

  /// Whether the color is one of the user's sixteen.
  private var isNamed: Bool {
    if case .palette(let index) = self { index < 16 } else { false }
  }

  /// Returns the color in a palette; `nil` for a terminal's default color.
  private func resolvedRGB(in palette: [RGB]) -> RGB? {
    if case .palette(let index) = self, index < 16 { return palette[Int(index)] }
    return rgb
  }

  /// Returns the lowest contrast between two colors over all palettes that terminals come with; `nil` if one
  /// of them is a terminal's default color.
  func contrast(with other: TerminalColor) -> Double? {
    if !isNamed, !other.isNamed {
      guard let one = rgb, let two = other.rgb else { return nil }
      return one.contrast(with: two)
    }
    return NamedPalette.all.compactMap { palette in
      guard let one = resolvedRGB(in: palette), let two = other.resolvedRGB(in: palette) else { return nil }
      return one.contrast(with: two)
    }.min()
  }
}
