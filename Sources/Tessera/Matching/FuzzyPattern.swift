/// A pattern that matches texts that contain its letters in order, with any gaps, as command palettes and file finders
/// do.
///
///     let pattern = FuzzyPattern("cfg js")
///     if let match = pattern.match(in: "src/config.json") { print(match.score) }
///
/// Words separated by spaces have to match each by itself, in any order. Case and the diacritics of Latin letters do
/// not count. Matches at the beginnings of words and matches of neighboring letters have higher scores, as in fzf.
public struct FuzzyPattern: Hashable, Sendable {
  /// The folded letters of each word.
  private let words: [[UInt32]]
  /// The same as ASCII; `nil` if a word contains other letters.
  private let bytes: [[UInt8]]?

  /// Creates a pattern from a text that the user has typed.
  public init(_ text: String) {
    let words = text.split(separator: " ").map { FoldedText(String($0)).scalars }.filter { !$0.isEmpty }
    self.words = words
    let isASCII = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
    bytes = isASCII ? words.map { $0.map { UInt8(truncatingIfNeeded: $0) } } : nil
  }

  /// A Boolean value that indicates whether the pattern has no letters, and so matches every text.
  public var isEmpty: Bool { words.isEmpty }

  /// Returns the match of the pattern in a text; `nil` if the text does not match.
  ///
  /// - Complexity: O(*n*) for *n* characters of the text and each word.
  public func match(in text: String) -> FuzzyMatch? {
    var text = text
    let found = text.withUTF8 { match(inUTF8: $0, wantsPlaces: true) }
    guard let found else { return nil }
    return FuzzyMatch(score: found.score, bytes: found.places)
  }

  /// The letters that a text has to contain; see ``LetterSet``. `nil` if no text of ASCII letters matches.
  var letters: LetterSet? {
    bytes.map { words in words.reduce(into: LetterSet()) { $0.formUnion(LetterSet($1)) } }
  }

  /// Returns whether a text matches, without its score.
  ///
  /// - Parameter text: The bytes of a text of ASCII letters, with small letters only.
  func matches(smallASCII text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes else { return false }
    for word in bytes {
      let isContained = word.withUnsafeBufferPointer { FuzzyScan.isContained($0, in: text) }
      if !isContained { return false }
    }
    return true
  }

  /// Returns the score of the match in the bytes of a text; `nil` if the text does not match.
  ///
  /// - Parameter isASCII: Whether the text contains only characters of ASCII.
  func score(inUTF8 text: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Int? {
    guard isASCII else { return match(inUTF8: text, wantsPlaces: false)?.score }
    // Text of ASCII letters cannot contain others.
    return bytes.flatMap { FuzzyScan.match($0, in: text, wantsPlaces: false)?.score }
  }

  private func match(
    inUTF8 text: UnsafeBufferPointer<UInt8>, wantsPlaces: Bool
  ) -> (score: Int, places: [Range<Int>])? {
    if text.allSatisfy({ $0 < 0x80 }) {
      // Text of ASCII letters cannot contain others.
      guard let bytes else { return nil }
      return FuzzyScan.match(bytes, in: text, wantsPlaces: wantsPlaces)
    }
    let folded = FoldedScalars(String(decoding: text, as: UTF8.self))
    let found = folded.scalars.withUnsafeBufferPointer { scalars in
      FuzzyScan.match(words, in: scalars, wantsPlaces: wantsPlaces)
    }
    return found.map { found in (found.score, found.places.map { folded.bytes(of: $0) }) }
  }
}

/// A match of a ``FuzzyPattern`` in a text.
public struct FuzzyMatch: Hashable, Sendable {
  /// The quality of the match: a higher score is better.
  public let score: Int
  /// The parts of the text that the pattern matches: ascending ranges of bytes of UTF-8 that do not touch.
  package let bytes: [Range<Int>]

  /// Returns the parts of a text that the pattern matches, in ascending order.
  ///
  /// - Parameter text: The text in which the match was found.
  public func ranges(in text: String) -> [Range<String.Index>] {
    bytes.map { range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: range.count)
    }
  }
}
