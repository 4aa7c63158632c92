import TesseraKernel

// Text on tints.

extension Color {
  var isExact: Bool {
    if case .rgb = self { return true }
    return false
  }

  /// Returns a color for text on this one. On an exact color it is black or white, with a contrast of at
  /// least 4.5. Otherwise it is the background color, which a host makes legible; so it is always on a grid
  /// of characters, which may show another of its few colors in place of an exact one.
  func textColor(_ metrics: HostMetrics) -> Color {
    guard !metrics.isCharacterGrid, case .rgb(let red, let green, let blue) = self else { return .background }
    let luminance =
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    // White has as much contrast as black on a color of this luminance.
    return luminance < 0.1791 ? .rgb(red: 255, green: 255, blue: 255) : .rgb(red: 0, green: 0, blue: 0)
  }

  /// Returns the intensity of a component of sRGB, from 0 to 1, by a polynomial that is less than 0.01 off.
  private static func linear(_ component: UInt8) -> Double {
    let part = Double(component) / 255
    return part * (part * (part * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}
