import TesseraDiff
import TestSupport
import Testing

@Suite("Quick hashes")
struct QuickHashTests {
  /// The parts of the strings: ASCII, characters with two encodings, combining marks in any order.
  private static let pieces = [
    "", "a", "K", "\u{0}", "e", "\u{E9}", "e\u{301}", "x\u{307}\u{323}", "x\u{323}\u{307}", "\u{323}",
    "1234567",
    "12345678", "\u{AC00}", "\u{1100}\u{1161}", "\u{C5}", "A\u{30A}", "\u{212B}", "\r\n", "\u{1F600}",
  ]

  private var strings: [String] {
    QuickHashTests.pieces.flatMap { first in
      QuickHashTests.pieces.flatMap { second in QuickHashTests.pieces.map { first + second + $0 } }
    }
  }

  @Test(
    "Equal strings have equal quick hashes, in any Unicode form",
    arguments: [1, UInt64.max, 0x1234_5678])
  func strings(seed: UInt64) {
    for (_, group) in Dictionary(grouping: strings, by: { $0 }) {
      let hashes = Set(group.map { $0.quickHash(seed: seed) })
      if hashes.count > 1 { Issue.record("\(group) have the hashes \(hashes)") }
    }
  }

  @Test("Quick equality of strings agrees with the standard library")
  func equality() {
    var generator = SeededGenerator(seed: 1)
    let strings = strings
    for group in Dictionary(grouping: strings, by: { $0 }).values {
      for string in group {
        #expect(string.isQuicklyEqual(to: group[0]) && group[0].isQuicklyEqual(to: string))
      }
    }
    for _ in 0..<50_000 {
      let first = strings[Int.random(in: strings.indices, using: &generator)]
      let second = strings[Int.random(in: strings.indices, using: &generator)]
      if first.isQuicklyEqual(to: second) != (first == second) {
        Issue.record("\(Array(first.unicodeScalars)) and \(Array(second.unicodeScalars))")
      }
    }
  }

  @Test("Strings that differ in any one byte are different and have different hashes", arguments: 1...40)
  func oneByte(length: Int) {
    let letters = Array(repeating: UInt8(ascii: "a"), count: length)
    let string = String(decoding: letters, as: UTF8.self)
    for position in letters.indices {
      var others = letters
      others[position] = UInt8(ascii: "b")
      let other = String(decoding: others, as: UTF8.self)
      #expect(!string.isQuicklyEqual(to: other))
      #expect(string.quickHash(seed: 3) != other.quickHash(seed: 3))
    }
    #expect(string.quickHash(seed: 3) == String(decoding: letters, as: UTF8.self).quickHash(seed: 3))
    #expect(string.quickHash(seed: 3) != (string + "a").quickHash(seed: 3))
  }

  @Test("Characters that are equivalent to ASCII have the same hash")
  func singletons() {
    let pairs = [("\u{212A}", "K"), ("\u{37E}", ";"), ("\u{1FEF}", "`")]
    for (sign, letter) in pairs {
      #expect(sign == letter)
      #expect(sign.isQuicklyEqual(to: letter))
      #expect(sign.quickHash(seed: 1) == letter.quickHash(seed: 1))
    }
    #expect("12345678\u{212A}".quickHash(seed: 1) == "12345678K".quickHash(seed: 1))
    #expect("\u{212A}\u{E9}".quickHash(seed: 1) == "Ke\u{301}".quickHash(seed: 1))
    let others = (0..<80).map { "\($0)" }
    let difference = LinearDifference(from: ["\u{212A}"] + others, to: others + ["K"])
    #expect(difference == LinearDifference(moves: [Move(from: 0, to: 80)]))
  }

  @Test("No other character is equivalent to ASCII")
  func everySign() {
    let ascii = Set((0..<0x80).compactMap { Unicode.Scalar($0) }.map { String($0) })
    // The planes beyond contain no characters with singleton equivalents.
    let guises = (0x80..<0x30000).compactMap { Unicode.Scalar($0) }.filter { ascii.contains(String($0)) }
    #expect(guises == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
  }

  @Test(
    "Different numbers have different hashes, in both halves of the bits", arguments: [0, 1, 8, 16, 32, 47])
  func numbers(shift: Int) {
    let hashes = (-10_000..<10_000).map { ($0 << shift).quickHash(seed: 0x1234_5678_9ABC_DEF1) }
    #expect(Set(hashes).count == 20_000)
    // Of 20,000 random numbers below 2^32, some 0.05 are expected to collide; of 2^15 slots, some 54 % to be
    // hit.
    #expect(Set(hashes.map { $0 >> 32 }).count > 19_990)
    #expect((0.42..<0.6).contains(Double(Set(hashes.map { $0 & 0x7FFF }).count) / 32_768))
  }

  @Test("A number has the same hash in all integer types of its size or larger")
  func integers() {
    #expect(Int8(7).quickHash(seed: 5) == 7.quickHash(seed: 5))
    #expect(UInt16(7).quickHash(seed: 5) == 7.quickHash(seed: 5))
    #expect(Int32(-7).quickHash(seed: 5) == (-7).quickHash(seed: 5))
    #expect(UInt64(7).quickHash(seed: 5) == 7.quickHash(seed: 5))
    #expect(7.quickHash(seed: 5) != 7.quickHash(seed: 6))
    #expect(QuickHash.mix(1, 2, seed: 5) != QuickHash.mix(2, 1, seed: 5))
  }

  @Test(
    "No word makes all pairs collide",
    arguments: [0, 1, UInt64.max, 0xD1B5_4A32_D192_ED03, 0x9E37_79B9_7F4A_7C15])
  func fixedWord(word: UInt64) {
    let seed: UInt64 = 0x1234_5678_9ABC_DEF1
    #expect(Set((UInt64(0)..<1_000).map { QuickHash.mix($0, word, seed: seed) }).count == 1_000)
    #expect(Set((UInt64(0)..<1_000).map { QuickHash.mix(word, $0, seed: seed) }).count == 1_000)
  }

  @Test("Pairs of small numbers have different hashes")
  func pairs() {
    let hashes = (UInt64(0)..<150).flatMap { first in
      (UInt64(0)..<150).map { QuickHash.mix(first, $0, seed: 0x1234_5678_9ABC_DEF1) }
    }
    #expect(Set(hashes).count == 22_500)
  }
}
