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
      LetterSet.table.withUnsafeBufferPointer { bits in
        var (start, set) = (0, UInt32(0))
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

  /// Creates a block of some texts, each of which is followed by one more byte, which is not looked at.
  ///
  /// - Parameters:
  ///   - bytes: Less than 4 GB of UTF-8.
  ///   - ends: The end of each text.
  init(_ bytes: [UInt8], ends: [UInt32]) {
    (self.bytes, self.ends) = (bytes, ends)
    var start = 0
    letters = ends.map { end in
      defer { start = Int(end) + 1 }
      return LetterSet(rawValue: bytes[start..<Int(end)].reduce(0) { $0 | LetterSet.table[Int($1)] })
    }
  }

  /// The number of texts.
  package var count: Int { ends.count }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]) + 1)..<Int(ends[index])
  }

  /// Returns the bytes of a text.
  package func bytes(at index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

  /// Searches the texts at some places of a list.
  ///
  /// - Parameters:
  ///   - places: The places to examine.
  ///   - first: The place of the first text of the block.
  ///   - candidates: The matches of a wider pattern; `nil` if there was none.
  ///   - ranks: Receives the ranks of the matches.
  func search(
    _ pattern: FuzzyPattern, places: Range<Int>, first: Int, among candidates: TextMembers?,
    into ranks: inout [TextRank]
  ) {
    let wanted = pattern.letterSet
    bytes.withUnsafeBytes { bytes in
      pattern.withASCIIScan { scan in
        TextMembers.forEach(in: places, among: candidates) { place in
          let index = place - first
          let set = letters[index]
          guard set.isSuperset(of: wanted) else { return }
          let range = range(of: index)
          let score =
            set == .unknown
            ? pattern.score(inUTF8: UnsafeRawBufferPointer(rebasing: bytes[range]))
            : scan.score(in: ASCIIText(bytes, range)) { _ in }
          if let score { ranks.append(TextRank(score: score, length: range.count, number: place)) }
        }
      }
    }
  }
}

extension LetterSet {
  /// The bits of each byte.
  fileprivate static let table: [UInt32] = (0...255).map { bits(ofByte: $0) }
}
#endif
