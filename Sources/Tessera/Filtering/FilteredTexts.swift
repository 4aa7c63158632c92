#if !hasFeature(Embedded)
import TesseraKernel

/// The texts of many items in one block of memory, which another thread can search.
struct FilteredTexts: Sendable {
  /// The texts, with small letters in place of the capital ones of ASCII.
  private var bytes: [UInt8] = []
  /// The end of each text in the bytes.
  private var ends: [Int] = []
  /// The letters of each text.
  private var letters: [LetterSet] = []

  var count: Int { ends.count }

  mutating func append(_ text: String) {
    let start = bytes.count
    var highest: UInt8 = 0
    for byte in text.utf8 {
      highest = max(highest, byte)
      bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    ends.append(bytes.count)
    letters.append(highest < 0x80 ? LetterSet(bytes[start...]) : .unknown)
  }

  /// Returns the positions of the texts that match a pattern, in ascending order.
  ///
  /// - Parameter candidates: The positions to examine, in ascending order.
  func matches(of pattern: FuzzyPattern, among candidates: some Sequence<Int>) -> [Int] {
    let wanted = pattern.letters ?? .unknown
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var number = 0
      for position in candidates {
        number &+= 1
        if number & 0xFFF == 0, Task.isCancelled { return [] }
        guard letters[position].isSuperset(of: wanted) else { continue }
        let start = position == 0 ? 0 : ends[position - 1]
        let text = UnsafeBufferPointer(rebasing: bytes[start..<ends[position]])
        let isMatch =
          letters[position] == .unknown
          ? pattern.match(in: String(decoding: text, as: UTF8.self)) != nil
          : pattern.matches(smallASCII: text)
        if isMatch { found.append(position) }
      }
      return found
    }
  }

  /// Returns the positions of the texts that match a pattern, in ascending order; several threads search.
  ///
  /// - Parameter candidates: The positions to examine, in ascending order; `nil` for all.
  func matches(of pattern: FuzzyPattern, among candidates: [Int]?) async -> [Int] {
    let total = candidates?.count ?? count
    guard total > Self.portion else {
      return candidates.map { matches(of: pattern, among: $0) } ?? matches(of: pattern, among: 0..<total)
    }
    return await withTaskGroup(of: (start: Int, found: [Int]).self) { group in
      for start in stride(from: 0, to: total, by: Self.portion) {
        let range = start..<min(total, start + Self.portion)
        group.addTask {
          let found = candidates.map { matches(of: pattern, among: $0[range]) }
          return (start, found ?? matches(of: pattern, among: range))
        }
      }
      var parts: [(start: Int, found: [Int])] = []
      for await part in group { parts.append(part) }
      parts.sort { $0.start < $1.start }
      return parts.flatMap(\.found)
    }
  }

  /// The number of texts that one task searches.
  private static let portion = 1 << 16
}
#endif
