/// A font of the page: its size and its variant, as a number that the script understands.
struct BrowserFont: Equatable {
  /// The number: the variant in the lower four bits, and above them the size, and whether it is that of labels.
  let number: UInt32

  init(number: UInt32) { self.number = number }

  init(_ style: TextStyle, isLabel: Bool) {
    let size: UInt32 =
      switch style.size {
      case .caption: 0
      case .body: 1
      case .title: 2
      case .largeTitle: 3
      }
    number =
      (style.isBold ? Self.bold : 0) | (style.isItalic ? Self.italic : 0)
      | (style.isUnderlined ? Self.underlined : 0) | (style.isMonospaced ? Self.monospaced : 0)
      | size << 4 | (isLabel ? Self.label : 0)
  }

  static let bold: UInt32 = 1
  static let italic: UInt32 = 2
  static let underlined: UInt32 = 4
  static let monospaced: UInt32 = 8
  static let label: UInt32 = 64

  /// The sizes of fonts and the heights of their lines, by the size of the text, in points: first those of portable cells,
  /// whose lines have the height ``TextMetrics/lineHeight``, then those of components.
  static let sizes: [(font: Double, line: Double)] = [
    (11.5, 14), (13, 16), (15.5, 20), (21, 26),
    (13, 18), (15, 21), (18, 25), (25, 33),
  ]

  /// The height of a line, in points.
  var lineHeight: Double { Self.sizes[Int(number >> 4 & 7)].line }

  /// The size of the font, in points.
  var size: Double { Self.sizes[Int(number >> 4 & 7)].font }
}
