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
          to: (red, green, blue), in: depth == .ansi16 ? 0...15 : PaletteColors.fixed))
    }
  }
}
