/// A text of ASCII characters, in which letters are found eight bytes at a time.
struct ASCIIText: FuzzyText {
  /// The bytes from the start of the text on, which can also be read behind its end.
  private let bytes: UnsafeRawBufferPointer
  let count: Int

  /// Creates a text from a part of the memory.
  @inline(__always)
  init(_ memory: UnsafeRawBufferPointer, _ range: Range<Int>) {
    bytes = UnsafeRawBufferPointer(rebasing: memory[range.lowerBound...])
    count = range.count
  }

  @inline(__always)
  func unit(at index: Int) -> UInt32 { UInt32(bytes[index]) }

  @inline(__always)
  func place(of letter: ASCIILetter, from index: Int) -> Int? {
    var index = index
    while index < count {
      let found = letter.matches(in: chunk(at: index))
      if found != 0 {
        index += found.trailingZeroBitCount >> 3
        return index < count ? index : nil
      }
      index += 8
    }
    return nil
  }

  @inline(__always)
  func lastPlace(of letter: ASCIILetter, before end: Int) -> Int? {
    var end = end
    while end >= 8 {
      let found = letter.matches(in: chunk(at: end - 8))
      if found != 0 { return end - 1 - found.leadingZeroBitCount >> 3 }
      end -= 8
    }
    while end > 0 {
      end -= 1
      if matches(letter, at: end) { return end }
    }
    return nil
  }

  @inline(__always)
  func matches(_ letter: ASCIILetter, at index: Int) -> Bool {
    letter.matches(in: UInt64(unit(at: index))) & 0xFF != 0
  }

  /// Returns eight bytes, the first one as the lowest; those behind the text may be zero.
  @inline(__always)
  private func chunk(at index: Int) -> UInt64 {
    if index + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    return lastChunk(at: index)
  }

  @inline(never)
  private func lastChunk(at index: Int) -> UInt64 {
    (index..<count).reversed().reduce(0) { $0 << 8 | UInt64(unit(at: $1)) }
  }
}

/// A small letter, or another character, that is compared with eight bytes of text at once.
struct ASCIILetter: Hashable, Sendable {
  /// The letter in each of eight bytes.
  private let repeated: UInt64
  /// The bits that are set in a text before it is compared: the one that makes capital letters small.
  private let ignoredBits: UInt64

  /// Creates a letter. One beyond ASCII does not occur in any text of ASCII.
  init(_ letter: UInt32) {
    repeated = UInt64(min(letter, 0xFF)) &* 0x0101_0101_0101_0101
    ignoredBits = letter &- 0x61 < 26 ? 0x2020_2020_2020_2020 : 0
  }

  /// Returns the highest bit of each byte that has the letter.
  @inline(__always)
  func matches(in bytes: UInt64) -> UInt64 {
    let difference = (bytes | ignoredBits) ^ repeated
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((difference & low) &+ low | difference | low)
  }
}
