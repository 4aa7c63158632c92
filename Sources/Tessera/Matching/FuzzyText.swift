/// A text in which a ``FuzzyScan`` searches.
protocol FuzzyText {
  /// A letter of a pattern.
  associatedtype Letter

  /// The number of units: bytes or scalars.
  var count: Int { get }
  func unit(at index: Int) -> UInt32
  /// Returns the place of a letter from an index on; `nil` if there is none.
  func place(of letter: Letter, from index: Int) -> Int?
  /// Returns the last place of a letter in front of an index; `nil` if there is none.
  func lastPlace(of letter: Letter, before end: Int) -> Int?
  func matches(_ letter: Letter, at index: Int) -> Bool
}

/// A text of folded scalars.
struct ScalarText: FuzzyText {
  let scalars: UnsafeBufferPointer<UInt32>

  var count: Int { scalars.count }

  func unit(at index: Int) -> UInt32 { scalars[index] }

  func place(of letter: UInt32, from index: Int) -> Int? { scalars[index...].firstIndex(of: letter) }

  func lastPlace(of letter: UInt32, before end: Int) -> Int? { scalars[..<end].lastIndex(of: letter) }

  func matches(_ letter: UInt32, at index: Int) -> Bool { scalars[index] == letter }
}

extension FuzzyText {
  /// The score of a letter at the beginning of a word.
  static var boundary: Int { 8 }

  /// Returns the bonus for a letter at the beginning of a word or number, or a capital letter in a word, as in fzf.
  @inline(__always)
  func bonus(at index: Int) -> Int {
    let own = LetterKind(unit(at: index))
    let before = index == 0 ? .separator : LetterKind(unit(at: index - 1))
    if own == .separator || before == .separator { return Self.boundary }
    if own == .capital && before == .small || own == .digit && before != .digit { return Self.boundary - 1 }
    return 0
  }

  /// Returns the text without spaces at its ends.
  func trimmed(start: Bool, end: Bool) -> Range<Int> {
    var (first, last) = (0, count)
    while start, first < last, isSpace(unit(at: first)) { first += 1 }
    while end, first < last, isSpace(unit(at: last - 1)) { last -= 1 }
    return first..<last
  }
}

private func isSpace(_ unit: UInt32) -> Bool { unit == 0x20 || 0x09...0x0D ~= unit }

private enum LetterKind {
  case small, capital, digit, separator

  @inline(__always)
  init(_ unit: UInt32) {
    switch unit {
    case 0x41...0x5A: self = .capital
    case 0x61...0x7A: self = .small
    case 0x30...0x39: self = .digit
    default: self = unit < 0x80 ? .separator : .small
    }
  }
}
