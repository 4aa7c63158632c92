#if !hasFeature(Embedded)
/// Many texts in one block of memory, which any thread can search.
package final class TextBlock: Sendable {
  private let bytes: [UInt8]
  /// The end of each text in the bytes, in front of its separator.
  private let ends: [UInt32]
  private let letters: [LetterSet]

  /// Creates a block of the texts between separators. A separator at the end adds no empty text.
  ///
  /// - Parameter bytes: Less than 4 GB of UTF-8.
  package init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: "\n")) {
    self.bytes = bytes
    var (ends, letters) = ([UInt32](), [LetterSet]())
    let count = bytes.withUnsafeBufferPointer { bytes in bytes.count { $0 == separator } } + 1
    ends.reserveCapacity(count)
    letters.reserveCapacity(count)
    bytes.withUnsafeBufferPointer { bytes in
      LetterSet.bits.withUnsafeBufferPointer { bits in
        var (start, set) = (0, UInt64(0))
        for (index, byte) in bytes.enumerated() {
          if byte == separator {
            ends.append(UInt32(truncatingIfNeeded: index))
            letters.append(LetterSet(rawValue: set))
            (start, set) = (index + 1, 0)
          } else {
            set |= bits[Int(byte)]
          }
        }
        guard start < bytes.count else { return }
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        letters.append(LetterSet(rawValue: set))
      }
    }
    (self.ends, self.letters) = (ends, letters)
  }

  /// The number of texts.
  package var count: Int { ends.count }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]) + 1)..<Int(ends[index])
  }

  /// Returns the bytes of a text.
  package func bytes(at index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

  /// Appends the ranks of the texts that match a pattern.
  ///
  /// - Parameters:
  ///   - range: The texts to examine.
  ///   - first: The number of the first text of the block.
  package func appendRanks(
    of pattern: FuzzyPattern, in range: Range<Int>, first: Int, to ranks: inout [TextRank]
  ) {
    let wanted = pattern.letters ?? LetterSet()
    bytes.withUnsafeBufferPointer { bytes in
      for index in range where letters[index].isSuperset(of: wanted) {
        append(index, first: first, pattern, in: bytes, to: &ranks)
      }
    }
  }

  /// Appends the ranks of the texts that match a pattern.
  ///
  /// - Parameters:
  ///   - candidates: The ranks of the texts to examine.
  ///   - first: The number of the first text of the block.
  package func appendRanks(
    of pattern: FuzzyPattern, among candidates: ArraySlice<TextRank>, first: Int, to ranks: inout [TextRank]
  ) {
    let wanted = pattern.letters ?? LetterSet()
    bytes.withUnsafeBufferPointer { bytes in
      for candidate in candidates where letters[candidate.number - first].isSuperset(of: wanted) {
        append(candidate.number - first, first: first, pattern, in: bytes, to: &ranks)
      }
    }
  }

  @inline(__always)
  private func append(
    _ index: Int, first: Int, _ pattern: FuzzyPattern, in bytes: UnsafeBufferPointer<UInt8>,
    to ranks: inout [TextRank]
  ) {
    let text = UnsafeBufferPointer(rebasing: bytes[range(of: index)])
    guard let score = pattern.score(inUTF8: text, isASCII: letters[index] != .unknown) else { return }
    ranks.append(TextRank(score: score, length: text.count, number: first + index))
  }
}

extension LetterSet {
  /// The bits of each byte; those of a byte beyond ASCII are all bits.
  fileprivate static let bits: [UInt64] = (0...255).map { (byte: UInt8) in
    if byte >= 0x80 { return LetterSet.unknown.rawValue }
    return LetterSet([byte &- 0x41 < 26 ? byte | 0x20 : byte]).rawValue
  }
}
#endif
