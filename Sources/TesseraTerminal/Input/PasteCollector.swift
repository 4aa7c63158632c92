/// A collector of pasted text, until the sequence that ends it.
struct PasteCollector: Sendable {
  private var bytes: [UInt8] = []
  /// The number of matched bytes of the end sequence.
  private var matched = 0

  private static let end = Array("\u{1B}[201~".utf8)

  /// Adds one byte and returns the whole text at its end; bytes beyond `limit` are dropped.
  mutating func take(_ byte: UInt8, limit: Int) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    // The only ESC of the end sequence is its first byte, so after a mismatch it can begin again only here.
    keep(Self.end[..<matched], limit: limit)
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte], limit: limit) }
    return nil
  }

  private mutating func keep(_ more: ArraySlice<UInt8>, limit: Int) {
    if bytes.count + more.count <= limit { bytes += more }
  }

  /// The pasted text; terminals send a carriage return for the end of a line.
  private var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      let isCarriageReturn = byte == 0x0D
      if !(byte == 0x0A && previous == 0x0D) { lines.append(isCarriageReturn ? 0x0A : byte) }
      previous = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
