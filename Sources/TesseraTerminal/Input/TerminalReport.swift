/// A reply of a terminal to a query, or its report of another color scheme.
enum TerminalReport: Hashable, Sendable {
  /// The user has switched the terminal to a light or a dark color scheme.
  case colorScheme(isLight: Bool)
  case text(RGB)
  case background(RGB)
  /// The terminal supports kitty's keyboard protocol.
  case keyboard
  /// The terminal supports kitty's graphics protocol.
  case kittyGraphics
  /// The terminal shows sixels.
  case sixel
  case characterSize(PixelSize)
  /// The terminal's type, the reply to the last query, which every terminal sends. No reply follows it.
  case end

  /// The queries, in the order of the replies. The color queries end with BEL because rxvt's replies then end
  /// correctly.
  ///
  /// - Parameter graphics: Whether to ask for the ways to show images and for the size of a character.
  static func queries(graphics: Bool) -> [UInt8] {
    let images = graphics ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t" : ""
    return Array("\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[?u\(images)\u{1B}[c".utf8)
  }

  /// Creates a report from a control sequence of the terminal; `nil` if it is another one.
  ///
  /// - Parameters:
  ///   - parameters: The bytes between `CSI` and the final character.
  ///   - final: The final character.
  init?(parameters: [UInt8], final: UInt8) {
    switch (String(decoding: parameters, as: UTF8.self), Unicode.Scalar(final)) {
    case (let text, "c") where text.hasPrefix("?"): self = .end
    case (let text, "u") where text.hasPrefix("?"): self = .keyboard
    case (let text, "t") where text.hasPrefix("6;"):
      let numbers = text.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
      self = .characterSize(PixelSize(width: numbers[2], height: numbers[1]))
    case ("?997;1", "n"): self = .colorScheme(isLight: false)
    case ("?997;2", "n"): self = .colorScheme(isLight: true)
    default: return nil
    }
  }

  /// Returns whether a control sequence is the type of a terminal that shows sixels.
  static func isTypeWithSixels(parameters: [UInt8], final: UInt8) -> Bool {
    let text = String(decoding: parameters, as: UTF8.self)
    return final == UInt8(ascii: "c") && text.hasPrefix("?")
      && text.split(separator: ";").dropFirst().contains("4")
  }

  /// Whether an application program command is the reply that kitty's graphics protocol is supported.
  static func isKittyGraphics(string: [UInt8]) -> Bool { string.starts(with: "Gi=31;OK".utf8) }

  /// Creates a report from a string of the terminal, without its first two characters and its end; `nil` if
  /// it is another string.
  init?(string: [UInt8]) {
    let parts = string.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let color = RGB(specification: parts[1]) else { return nil }
    switch String(decoding: parts[0], as: UTF8.self) {
    case "10": self = .text(color)
    case "11": self = .background(color)
    default: return nil
    }
  }
}

extension RGB {
  /// Creates a color from X11's notation: `rgb:` or `rgba:` with one to four hexadecimal digits per
  /// component, or `#` with the same number for each; `nil` if it is invalid.
  init?(specification bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    var parts: [Substring]
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count.isMultiple(of: 3), digits.utf8.count == digits.count else { return nil }
      let length = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    } else {
      let words = text.split(separator: ":", omittingEmptySubsequences: false)
      guard words.count == 2, words[0] == "rgb" || words[0] == "rgba" else { return nil }
      parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == (words[0] == "rgb" ? 3 : 4) else { return nil }
    }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self.init(values[0], values[1], values[2])
  }

  /// Returns the component of one to four hexadecimal digits, where all digits `f` are the maximum; `nil` if
  /// they are invalid.
  private static func part(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
