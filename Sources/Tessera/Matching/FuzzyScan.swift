/// The search for fuzzy matches, and their scores, by the rules of fzf's first algorithm: the first occurrence,
/// shortened from its start.
enum FuzzyScan {
  /// Returns the score of all words in a text, and the matched parts; `nil` if a word does not match.
  ///
  /// - Parameters:
  ///   - words: The words in small letters.
  ///   - text: The text: bytes of ASCII, or folded scalars.
  ///   - wantsPlaces: Whether the matched parts are needed.
  static func match<Unit: FixedWidthInteger & UnsignedInteger>(
    _ words: [[Unit]], in text: UnsafeBufferPointer<Unit>, wantsPlaces: Bool
  ) -> (score: Int, places: [Range<Int>])? {
    var score = 0
    var marked: [Int] = []
    for word in words {
      let range = word.withUnsafeBufferPointer { Self.range(of: $0, in: text) }
      guard let range else { return nil }
      score += self.score(of: word, in: text, range) { if wantsPlaces { marked.append($0) } }
    }
    return (score, wantsPlaces ? joined(marked) : [])
  }

  /// Returns whether a text contains the letters of a word in order. Case counts.
  static func isContained(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var wanted = word.first else { return true }
    var next = 1
    for byte in text where byte == wanted {
      if next == word.count { return true }
      wanted = word[next]
      next += 1
    }
    return false
  }

  /// Returns the first part of a text that contains the letters of a word in order, without what its start does not
  /// need; `nil` if there is none.
  @inline(__always)
  private static func range<Unit: FixedWidthInteger & UnsignedInteger>(
    of word: UnsafeBufferPointer<Unit>, in text: UnsafeBufferPointer<Unit>
  ) -> Range<Int>? {
    var (next, index) = (0, 0)
    var wanted = word[0]
    while true {
      if index == text.count { return nil }
      if small(text[index]) == wanted {
        next += 1
        if next == word.count { break }
        wanted = word[next]
      }
      index += 1
    }
    let end = index + 1
    next = word.count - 1
    while true {
      if small(text[index]) == word[next] {
        if next == 0 { return index..<end }
        next -= 1
      }
      index -= 1
    }
  }

  /// Returns the score of a word in a part of a text, and reports the places of its letters.
  private static func score<Unit: FixedWidthInteger & UnsignedInteger>(
    of word: [Unit], in text: UnsafeBufferPointer<Unit>, _ range: Range<Int>, report: (Int) -> Void
  ) -> Int {
    var (score, next, length, firstBonus) = (0, 0, 0, 0)
    for index in range {
      guard next < word.count, small(text[index]) == word[next] else {
        score -= length > 0 ? gapStart : gapExtension
        (length, firstBonus) = (0, 0)
        continue
      }
      var bonus = self.bonus(at: index, in: text)
      if length == 0 {
        firstBonus = bonus
      } else {
        // A run of letters has the bonus of its beginning, or of a boundary within it.
        if bonus >= boundary, bonus > firstBonus { firstBonus = bonus }
        bonus = max(bonus, firstBonus, consecutive)
      }
      score += letter + (next == 0 ? 2 * bonus : bonus)
      report(index)
      next += 1
      length += 1
    }
    return score
  }

  // The scores of fzf.
  private static let (letter, gapStart, gapExtension) = (16, 3, 1)
  private static let (boundary, change, consecutive) = (8, 7, 4)

  /// Returns the bonus for a letter at the beginning of a word or number, or a capital letter in a word.
  private static func bonus<Unit: FixedWidthInteger & UnsignedInteger>(
    at index: Int, in text: UnsafeBufferPointer<Unit>
  ) -> Int {
    let own = Kind(text[index])
    let before = index == 0 ? .separator : Kind(text[index - 1])
    if own == .separator || before == .separator { return boundary }
    if own == .capital && before == .small || own == .digit && before != .digit { return change }
    return 0
  }

  private enum Kind {
    case small, capital, digit, separator

    init<Unit: FixedWidthInteger & UnsignedInteger>(_ unit: Unit) {
      switch unit {
      case 0x41...0x5A: self = .capital
      case 0x61...0x7A: self = .small
      case 0x30...0x39: self = .digit
      default: self = unit < 0x80 ? .separator : .small
      }
    }
  }

  /// Returns the small letter of a capital one of ASCII.
  @inline(__always)
  private static func small<Unit: FixedWidthInteger & UnsignedInteger>(_ unit: Unit) -> Unit {
    unit &- 0x41 < 26 ? unit | 0x20 : unit
  }

  /// Returns the ranges of places, in ascending order.
  private static func joined(_ places: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for place in places.sorted() {
      guard let last = ranges.last, place <= last.upperBound else {
        ranges.append(place..<place + 1)
        continue
      }
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, place + 1)
    }
    return ranges
  }
}
