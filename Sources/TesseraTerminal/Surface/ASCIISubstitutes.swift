/// The ASCII characters that replace others on a terminal without Unicode.
enum ASCIISubstitutes {
  /// Returns the ASCII character that looks most like a character; a question mark if none does.
  static func byte(for character: Character) -> UInt8 {
    if let value = character.asciiValue { return value }
    guard let scalar = character.unicodeScalars.first else { return unknown }
    return switch scalar.value {
    case 0x00...0x7F: UInt8(scalar.value)
    case 0xC0...0x17F where character.isLetter: letter(scalar.value, isCapital: character.isUppercase)
    case 0x2500...0x257F: line(scalar.value)
    case 0x2580...0x259F: block(scalar.value)
    // The dots of braille turn as a spinner.
    case 0x2800...0x28FF: spinner[Int(scalar.value.nonzeroBitCount + Int(scalar.value)) % spinner.count]
    default: marks[scalar.value] ?? unknown
    }
  }

  private static let unknown = UInt8(ascii: "?")
  private static let spinner = Array("|/-\\".utf8)

  /// Returns the substitute of a box-drawing character: a horizontal or vertical line, a diagonal, or a
  /// corner.
  private static func line(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A,
      0x257C,
      0x257E:
      UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579,
      0x257B,
      0x257D, 0x257F:
      UInt8(ascii: "|")
    case 0x2550: UInt8(ascii: "=")
    case 0x2571: UInt8(ascii: "/")
    case 0x2572: UInt8(ascii: "\\")
    case 0x2573: UInt8(ascii: "X")
    default: UInt8(ascii: "+")
    }
  }

  /// Returns the substitute of a block element: thin blocks look like lines.
  private static func block(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2581, 0x2582: UInt8(ascii: "_")
    case 0x258D...0x2590, 0x2595: UInt8(ascii: "|")
    case 0x2591: UInt8(ascii: ":")
    case 0x2594: UInt8(ascii: "-")
    default: UInt8(ascii: "#")
    }
  }

  /// Returns a letter of Latin-1 or Latin Extended-A without its diacritics.
  private static func letter(_ value: UInt32, isCapital: Bool) -> UInt8 {
    let small = letters[Int(value) - 0xC0]
    return isCapital && small >= 0x61 ? small - 0x20 : small
  }

  /// The letters that look like the scalars from U+00C0 to U+017F.
  private static let letters = [UInt8](
    ("aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// Further marks, by their scalars.
  private static let marks: [UInt32: UInt8] = {
    let pairs = [
      ("‘’‚′", "'"), ("“”„″", "\""), ("‐‑‒–—−⸺", "-"), ("…", "~"), ("•∙●◉★☆◆◇■▪", "*"), ("·", "."),
      ("○◌□▫", "o"),
      ("✓✔☑×✗✘☒", "x"), ("←◀◂◄‹⇐«", "<"), ("→▶▸►›⇒»", ">"), ("↑▲▴⇑", "^"), ("↓▼▾⇓", "v"), ("↔↕", "|"),
      ("\u{A0}\u{2007}\u{202F}", " "), ("⏎↵", "<"), ("≤", "<"), ("≥", ">"), ("≈", "~"), ("°", "o"),
      ("¦", "|"),
    ]
    var marks: [UInt32: UInt8] = [:]
    for (scalars, mark) in pairs {
      for scalar in scalars.unicodeScalars { marks[scalar.value] = mark.utf8.first }
    }
    return marks
  }()
}
