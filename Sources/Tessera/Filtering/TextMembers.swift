#if !hasFeature(Embedded)
/// The places of some texts of a list, with a bit for each text.
struct TextMembers: Sendable {
  private var words: [UInt64] = []

  /// The number of places in a word.
  private static let wordSize = 64

  /// Makes space for the places below a number.
  mutating func reserve(_ count: Int) {
    let missing = (count + Self.wordSize - 1) / Self.wordSize - words.count
    words += [UInt64](repeating: 0, count: max(0, missing))
  }

  mutating func insert(_ place: Int) { words[place / Self.wordSize] |= 1 << UInt64(place % Self.wordSize) }

  /// The places in ascending order.
  var places: [Int] {
    var places: [Int] = []
    Self.forEach(in: 0..<words.count * Self.wordSize, among: self) { places.append($0) }
    return places
  }

  /// Calls a function with some places of a range, in ascending order.
  ///
  /// - Parameter members: The places to use; `nil` for all.
  @inline(__always)
  static func forEach(in range: Range<Int>, among members: TextMembers?, _ body: (Int) -> Void) {
    guard let members else {
      for place in range { body(place) }
      return
    }
    members.words.withUnsafeBufferPointer { words in
      for index in range.lowerBound / wordSize..<(range.upperBound + wordSize - 1) / wordSize {
        var rest = words[index]
        while rest != 0 {
          let place = index * wordSize + rest.trailingZeroBitCount
          rest &= rest - 1
          if range.contains(place) { body(place) }
        }
      }
    }
  }
}
#endif
