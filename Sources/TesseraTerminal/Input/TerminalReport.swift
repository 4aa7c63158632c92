/// Something that a terminal answers when it is asked for its colours.
enum TerminalReport: Hashable, Sendable {
  /// The colour of its text.
  case text(RGB)
  /// The colour behind its text.
  case background(RGB)
  /// What it is: the last question, which every terminal answers. What has not been answered until then never will be.
  case end

  /// The questions, in the order of the answers. The colours end as rxvt ends its answers correctly.
  static let questions = Array("\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[c".utf8)

  /// The answer that a string of the terminal holds, without its first two characters and its end; nil: something else.
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
  /// A colour as X11 writes it: `rgb:` or `rgba:` with one to four hexadecimal digits for each part, or `#` with the same
  /// number for each; nil: something else.
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

  /// One to four hexadecimal digits, of which as many `f` stand for the most; nil: something else.
  private static func part(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
