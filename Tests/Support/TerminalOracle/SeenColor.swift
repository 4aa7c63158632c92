/// A color as it appears on some terminal.
package struct SeenColor: Hashable, CustomStringConvertible {
  package var red, green, blue: Int

  package init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  package static let black = SeenColor(0, 0, 0)
  package static let white = SeenColor(255, 255, 255)

  package var description: String { "(\(red), \(green), \(blue))" }

  /// The relative luminance, as defined by the Web Content Accessibility Guidelines.
  private var luminance: Double {
    0.2126 * Self.linearParts[red] + 0.7152 * Self.linearParts[green] + 0.0722 * Self.linearParts[blue]
  }

  private static let linearParts: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  package func contrast(with other: SeenColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the number to the power of 2.4: the twelfth power of the fifth root, by Newton's method.
  private static func power(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root - number / (root * root * root * root)) / 5 }
    return (0..<12).reduce(1) { product, _ in product * root }
  }
}

/// A terminal with the user's settings: the default colors and the first sixteen colors of the palette.
package struct SeenTerminal: Hashable, CustomStringConvertible {
  package var name: String
  package var text: SeenColor
  package var background: SeenColor
  package var palette: [SeenColor]

  package init(name: String, text: SeenColor, background: SeenColor, palette: [SeenColor]? = nil) {
    (self.name, self.text, self.background) = (name, text, background)
    self.palette = palette ?? Self.xterm
  }

  package var description: String { name }

  /// Returns the visible colors of the text and the background of a cell.
  ///
  /// - Parameter brightensBold: Whether the terminal shows bold text in the first eight colors with the next
  ///   eight, as the Linux console and xterm do.
  package func colors(of cell: Screen.Cell, brightensBold: Bool) -> (letters: SeenColor, ground: SeenColor) {
    let rendition = cell.rendition
    var number = rendition.foreground
    if brightensBold, rendition.attributes & 1 != 0, 0..<8 ~= number { number += 8 }
    let (letters, ground) = (color(number) ?? text, color(rendition.background) ?? background)
    return rendition.attributes & 8 == 0 ? (letters, ground) : (ground, letters)
  }

  private func color(_ number: Int) -> SeenColor? {
    switch number {
    case ..<0: nil
    case 0..<16: palette[number]
    case 16..<232:
      SeenColor(
        Self.level((number - 16) / 36), Self.level((number - 16) / 6 % 6), Self.level((number - 16) % 6))
    case 232..<256: SeenColor(8 + 10 * (number - 232), 8 + 10 * (number - 232), 8 + 10 * (number - 232))
    default: SeenColor(number >> 16 & 255, number >> 8 & 255, number & 255)
    }
  }

  /// Returns the number of the exact color that a number of the palette beyond the first sixteen stands for.
  package static func exactNumber(_ number: Int) -> Int {
    guard 16..<256 ~= number,
      let color = SeenTerminal(name: "", text: .white, background: .black).color(number)
    else { return number }
    return 1 << 24 | color.red << 16 | color.green << 8 | color.blue
  }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  package static let palettes = [
    "xterm": xterm, "VGA": vga, "Windows": windows, "Apple": apple, "GNOME": gnome,
  ]

  private static let xterm = list(
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF)
  private static let vga = list(
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF)
  private static let windows = list(
    0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
    0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2)
  private static let apple = list(
    0x000000, 0xC23621, 0x25BC24, 0xADAD27, 0x492EE1, 0xD338D3, 0x33BBC8, 0xCBCCCD,
    0x818383, 0xFC391F, 0x31E722, 0xEAEC23, 0x5833FF, 0xF935F8, 0x14F0F0, 0xE9EBEB)
  private static let gnome = list(
    0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
    0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC)

  private static func list(_ numbers: Int...) -> [SeenColor] {
    numbers.map { SeenColor($0 >> 16, $0 >> 8 & 255, $0 & 255) }
  }
}
