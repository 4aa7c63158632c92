/// A pattern that matches texts that contain its letters in order, with any gaps, as command palettes and file finders
/// do.
///
///     let pattern = FuzzyPattern("cfg js")
///     if let match = pattern.match(in: "src/config.json") { print(match.score) }
///
/// Words separated by spaces have to match each by itself, in any order. Case and the diacritics of Latin letters do
/// not count. Matches at the beginnings of words and matches of neighboring letters have higher scores, as in fzf.
///
/// The operators are those of fzf:
///
/// | word | texts that match |
/// |---|---|
/// | `'cfg` | contain the letters without gaps |
/// | `^cfg`, `cfg$`, `^cfg$` | begin with the word, end with it, are the word; spaces at the ends do not count |
/// | `!cfg`, `!^cfg`, `!cfg$` | do not contain the word, do not begin with it, do not end with it |
/// | `cfg \| js$` | match the word before or behind the bar |
/// | `my\ file` | contain the letters and the space |
public struct FuzzyPattern: Hashable, Sendable {
  let terms: [FuzzyTerm]
  /// The folded letters of all terms.
  let letters: [UInt32]
  private let asciiLetters: [ASCIILetter]
  /// The letters that every matching text contains.
  let letterSet: LetterSet

  /// Creates a pattern from a text that the user has typed.
  public init(_ text: String) {
    let reader = FuzzyPatternReader(text)
    (terms, letters) = (reader.terms, reader.letters)
    asciiLetters = letters.map { ASCIILetter($0) }
    letterSet = reader.letterSet
  }

  /// A Boolean value that indicates whether the pattern has no letters, and so matches every text.
  public var isEmpty: Bool { terms.isEmpty }

  /// Returns the match of the pattern in a text; `nil` if the text does not match.
  ///
  /// - Complexity: O(*n*) for *n* characters of the text and each word; O(*n* × *m*) for a word of *m* letters without
  ///   gaps.
  public func match(in text: String) -> FuzzyMatch? {
    var text = text
    return text.withUTF8 { bytes in
      var places: [Int] = []
      if bytes.allSatisfy({ $0 < 0x80 }) {
        let score = withASCIIScan { scan in
          scan.score(in: ASCIIText(UnsafeRawBufferPointer(bytes), 0..<bytes.count)) { places.append($0) }
        }
        return score.map { FuzzyMatch(score: $0, bytes: Self.joined(places.map { $0..<$0 + 1 })) }
      }
      let folded = FoldedScalars(String(decoding: bytes, as: UTF8.self))
      let score = scalarScore(in: folded) { places.append($0) }
      return score.map { score in
        FuzzyMatch(score: score, bytes: Self.joined(places.map { folded.bytes(of: $0..<$0 + 1) }))
      }
    }
  }

  /// Returns the score of the match in the bytes of a text; `nil` if the text does not match.
  func score(inUTF8 text: UnsafeRawBufferPointer) -> Int? {
    if text.allSatisfy({ $0 < 0x80 }) {
      return withASCIIScan { $0.score(in: ASCIIText(text, 0..<text.count)) { _ in } }
    }
    return scalarScore(in: FoldedScalars(String(decoding: text, as: UTF8.self))) { _ in }
  }

  /// Calls a function with a search for the pattern in texts of ASCII.
  func withASCIIScan<Result>(_ body: (FuzzyScan<ASCIIText>) -> Result) -> Result {
    terms.withUnsafeBufferPointer { terms in
      asciiLetters.withUnsafeBufferPointer { body(FuzzyScan(terms: terms, letters: $0)) }
    }
  }

  private func scalarScore(in text: FoldedScalars, report: (Int) -> Void) -> Int? {
    terms.withUnsafeBufferPointer { terms in
      letters.withUnsafeBufferPointer { letters in
        text.scalars.withUnsafeBufferPointer { scalars in
          FuzzyScan(terms: terms, letters: letters).score(in: ScalarText(scalars: scalars), report: report)
        }
      }
    }
  }

  /// Returns ranges in ascending order, of which neighbors are joined.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = joined.last, range.lowerBound <= last.upperBound else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    return joined
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
