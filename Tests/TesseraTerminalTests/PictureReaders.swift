import Tessera
import Testing

@testable import TesseraTerminal

/// A terminal that knows only kitty's graphics protocol and absolute positions of the cursor.
struct KittyReader {
  struct Placement: Equatable {
    var image: Int
    var column, row: Int
    /// The part of the image that is visible, and the columns and rows that it covers.
    var x, y, width, height, columns, rows: Int
  }

  private(set) var images: [Int: Image] = [:]
  private(set) var placements: [Int: Placement] = [:]
  /// The number of images that were sent.
  private(set) var sentCount = 0
  private var position = (column: 0, row: 0)
  private var header: [String: String] = [:]
  private var payload = ""

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let escape = rest.firstIndex(of: "\u{1B}") {
      rest = rest[rest.index(after: escape)...]
      if rest.hasPrefix("[") {
        let parameters = rest.dropFirst().prefix { $0.isNumber || $0 == ";" || $0 == "?" }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        if rest[parameters.endIndex...].first == "H" {
          position = (column: (numbers.dropFirst().first ?? 1) - 1, row: (numbers.first ?? 1) - 1)
        }
      } else if rest.hasPrefix("_G") {
        let command = rest.dropFirst(2).prefix { $0 != "\u{1B}" }
        rest = rest[command.endIndex...].dropFirst(2)
        take(command)
      }
    }
  }

  private mutating func take(_ command: Substring) {
    let parts = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let words = pair.split(separator: "=")
      keys[String(words[0])] = String(words[1])
    }
    if header.isEmpty { header = keys }
    if parts.count > 1 { payload += parts[1] }
    if keys["m"] == "1" { return }
    defer { (header, payload) = ([:], "") }
    let values = header
    let number = { (key: String) in values[key].flatMap { Int($0) } ?? 0 }
    switch header["a"] {
    case "t":
      let bytes = Self.decode(payload)
      var pixels: [UInt32] = []
      for start in stride(from: 0, to: bytes.count - 2, by: 3) {
        let (red, green, blue) = (UInt32(bytes[start]), UInt32(bytes[start + 1]), UInt32(bytes[start + 2]))
        pixels.append(red << 16 | green << 8 | blue)
      }
      images[number("i")] = Image(width: number("s"), height: number("v"), pixels: pixels)
      sentCount += 1
    case "p":
      if images[number("i")] == nil { Testing.Issue.record("A placement of an unknown image: \(values)") }
      placements[number("p")] = Placement(
        image: number("i"), column: position.column, row: position.row, x: number("x"), y: number("y"),
        width: number("w"), height: number("h"), columns: number("c"), rows: number("r"))
    case "d" where header["d"] == "A": (images, placements) = ([:], [:])
    case "d" where header["d"] == "I":
      images[number("i")] = nil
      placements = placements.filter { $0.value.image != number("i") }
    case "d" where header["d"] == "i" && placements[number("p")]?.image == number("i"):
      placements[number("p")] = nil
    default: Testing.Issue.record("A command that the program should not send: \(values)")
    }
  }

  /// Decodes the encoding of RFC 4648.
  private static func decode(_ text: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let values = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, $0) })
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for character in text {
      guard let value = values[character] else { continue }
      (bits, count) = (bits << 6 | value, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(bits >> count & 255))
      bits &= 1 << count - 1
    }
    return bytes
  }
}

/// An image as a terminal reads it from sixels.
struct SixelReader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [[UInt32?]] = []
  private(set) var colorCount = 0

  /// Reads the first image in bytes; `nil` if there is none.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "\u{1B}P"),
      let begin = text[start.upperBound...].firstIndex(of: "q")
    else { return nil }
    var rest = text[text.index(after: begin)...].prefix { $0 != "\u{1B}" }
    var palette: [Int: UInt32] = [:]
    var (color, column, band) = (UInt32(0), 0, 0)
    func numbers(_ rest: inout Substring) -> [Int] {
      let digits = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest[digits.endIndex...]
      return digits.split(separator: ";").compactMap { Int($0) }
    }
    while let next = rest.popFirst() {
      switch next {
      case "\"":
        let size = numbers(&rest)
        (width, height) = (size[2], size[3])
        pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
      case "#":
        let values = numbers(&rest)
        if values.count == 5 {
          let parts = values[2...].map { UInt32(($0 * 255 + 50) / 100) }
          palette[values[0]] = parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        color = palette[values[0]] ?? 0
      case "$": column = 0
      case "-": (column, band) = (0, band + 6)
      default:
        let count = next == "!" ? numbers(&rest).first ?? 1 : 1
        guard let sixel = next == "!" ? rest.popFirst()?.asciiValue : next.asciiValue else { return nil }
        for _ in 0..<count {
          for bit in 0..<6 where (sixel - 63) >> UInt8(bit) & 1 == 1 { pixels[band + bit][column] = color }
          column += 1
        }
      }
    }
    colorCount = palette.count
  }
}
