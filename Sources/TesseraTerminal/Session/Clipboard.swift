/// The control sequence that copies a text to the clipboard.
enum Clipboard {
  /// The largest number of bytes that all common terminals accept.
  static let limit = 74_994

  /// Returns the sequence (OSC 52); `nil` if the text is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    guard text.utf8.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes in the encoding of RFC 4648.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        result.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}

extension TerminalSession {
  /// Copies a text to the clipboard of the user, if the terminal allows that (OSC 52), even over SSH.
  ///
  /// - Returns: `false` if the text has more than ``longestCopy`` bytes, or the session has ended; then nothing is copied.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard !hasEnded, let bytes = Clipboard.sequence(copying: text) else { return false }
    write(bytes)
    return true
  }

  /// The largest number of bytes that ``copy(_:)`` copies: many terminals ignore longer texts.
  public nonisolated static var longestCopy: Int { Clipboard.limit }
}
