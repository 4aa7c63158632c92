import TestSupport
import Testing

@testable import Tessera

/// The operators of fzf in fuzzy patterns.
@Suite("Operators of fuzzy patterns")
struct FuzzyOperatorTests {
  private func matches(_ pattern: String, _ text: String) -> Bool {
    FuzzyPattern(pattern).match(in: text) != nil
  }

  @Test(
    "Operators say where a text contains a word",
    arguments: [
      ("'ab", "xaby", true), ("'ab", "axb", false), ("'AB", "xaby", true), ("'é", "cafe", true),
      ("^ab", "abc", true), ("^ab", "cab", false), ("^ab", "  abc", true), ("ab$", "cab", true),
      ("ab$", "abc", false), ("ab$", "cab  ", true), ("^ab$", "ab", true), ("^ab$", " ab\t", true),
      ("^ab$", "abab", false), ("!ab", "axb", true), ("!ab", "xab", false), ("!^ab", "cab", true),
      ("!^ab", "abc", false), ("!ab$", "abc", true), ("!ab$", "cab", false), ("!'ab", "axb", false),
      ("!'ab", "ba", true), ("!^ab$", "ab", false), ("!^ab$", "abc", true), ("!日", "日本", false),
      ("!日", "ab", true), ("日$", "ab日", true), ("^日", "ab日", false),
    ])
  func rules(pattern: String, text: String, isMatch: Bool) {
    #expect(matches(pattern, text) == isMatch)
  }

  @Test(
    "Words have to match each, and a bar stands between alternatives",
    arguments: [
      ("^a b$", "a_b", true), ("^a b$", "a_bc", false), ("^a | ^b", "b", true), ("^a | ^b", "cab", false),
      ("c ^a | ^b", "bc", true), ("^a | ^b c", "bd", false), ("^a | ^b | ^c", "c", true),
      ("^a | !x", "b", true), ("^a | !x", "bx", false), ("日 | ab", "ab", true), ("!日 | ab", "x", true),
    ])
  func words(pattern: String, text: String, isMatch: Bool) {
    #expect(matches(pattern, text) == isMatch)
  }

  @Test(
    "A space after a backslash belongs to the word",
    arguments: [
      ("'a\\ b", "a b", true), ("'a\\ b", "ab", false), ("^\\ a", " ab", true), ("^\\ a", "  ab", false),
      ("a\\ $", "a ", true), ("a\\ $", "a", false),
    ])
  func spaces(pattern: String, text: String, isMatch: Bool) {
    #expect(matches(pattern, text) == isMatch)
  }

  @Test(
    "Operators without a word are ignored, and letters where they cannot be operators",
    arguments: [
      ("!", "a", true), ("^", "a", true), ("'", "a", true), ("^$", "a", true), ("$", "a", false),
      ("$", "a$", true), ("|", "a", false), ("| a", "a", false), ("a |", "a", true), ("a | |", "|", true),
      ("a|b", "ab", false), ("a!", "ab", false), ("\\", "a", false), ("!  ", "a", true),
    ])
  func incomplete(pattern: String, text: String, isMatch: Bool) {
    #expect(matches(pattern, text) == isMatch)
  }

  @Test("The best place of an exact word is highlighted, and none of an inverse one")
  func places() throws {
    func places(_ pattern: String, _ text: String) -> [Range<Int>]? {
      FuzzyPattern(pattern).match(in: text)?.bytes
    }
    #expect(places("'foo", "xfoo_foo_foo") == [5..<8])
    #expect(places("foo$", "foo_foo ") == [4..<7])
    #expect(places("^é", " Éb") == [1..<3])
    #expect(places("!x a", "ba") == [1..<2])
    #expect(places("!x", "ba") == [])
  }

  /// The rule of a word, and a slow way to compare it.
  private enum Rule: CaseIterable {
    case fuzzy, exact, prefix, suffix, equal

    func pattern(_ word: String, isInverse: Bool) -> String {
      switch self {
      case .fuzzy: (isInverse ? "!'" : "") + word
      case .exact: (isInverse ? "!" : "'") + word
      case .prefix: (isInverse ? "!" : "") + "^" + word
      case .suffix: (isInverse ? "!" : "") + word + "$"
      case .equal: (isInverse ? "!" : "") + "^" + word + "$"
      }
    }

    func matches(_ word: String, _ text: String) -> Bool {
      switch self {
      case .fuzzy:
        var rest = text[...]
        return word.allSatisfy { letter in
          guard let index = rest.firstIndex(of: letter) else { return false }
          rest = rest[rest.index(after: index)...]
          return true
        }
      case .exact: return text.contains(word)
      case .prefix: return text.hasPrefix(word)
      case .suffix: return text.hasSuffix(word)
      case .equal: return text == word
      }
    }
  }

  @Test(
    "Any combination matches what a slow comparison finds, in texts of ASCII and of more", .tags(.model),
    arguments: (0..<300).sampled)
  func model(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func word(_ length: ClosedRange<Int>) -> String {
      let alphabet = Array(seed.isMultiple(of: 2) ? "abc_" : "ab_日")
      return String(
        (0..<Int.random(in: length, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
        })
    }
    // Groups of alternatives, of which each has to match.
    var pattern: [String] = []
    let groups = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 1...2, using: &random)).map { index in
        let rule = Rule.allCases.randomElement(using: &random) ?? .exact
        let (word, isInverse) = (word(1...3), Bool.random(using: &random))
        if index > 0 { pattern.append("|") }
        pattern.append(rule.pattern(word, isInverse: isInverse))
        return (rule, word, isInverse)
      }
    }
    let query = pattern.joined(separator: " ")
    for _ in 0..<50 {
      let text = word(0...24)
      let expected = groups.allSatisfy {
        $0.contains { rule, word, inverse in rule.matches(word, text) != inverse }
      }
      #expect(matches(query, text) == expected, "\(query) in \(text)")
    }
  }

  @Test("Texts of ASCII have the scores and places of texts of all characters", .tags(.model))
  func ascii() {
    var random = SplitMix64(seed: 11)
    func word(_ length: ClosedRange<Int>) -> String {
      let alphabet = Array("abc_ 19")
      return String(
        (0..<Int.random(in: length, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<5_000 {
      let (query, text) = (word(1...5).replacing(" ", with: " '"), word(0...40))
      let pattern = FuzzyPattern(query)
      // The added character makes the text one that is not of ASCII.
      let (ascii, other) = (pattern.match(in: text), pattern.match(in: text + " 日"))
      #expect(ascii == other, "\(query) in \(text)")
    }
  }

  @Test("A pattern is narrower only if each of its matches matches the wider one", .tags(.model))
  func narrower() {
    var random = SplitMix64(seed: 5)
    let keys = Array("aab_ !^$'|\\é")
    let texts = (0..<400).map { _ in
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Array("ab_ é|$!").randomElement(using: &random) ?? "a"
        })
    }
    var count = 0
    for _ in 0..<3_000 {
      let typed = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        keys.randomElement(using: &random) ?? "a"
      }
      let (first, second) = (
        FuzzyPattern(String(typed)), FuzzyPattern(String(typed + [keys.randomElement(using: &random) ?? "a"]))
      )
      guard second.isNarrower(than: first) else { continue }
      count += 1
      let wrong = texts.first { second.match(in: $0) != nil && first.match(in: $0) == nil }
      #expect(wrong == nil, "\(String(typed))")
    }
    #expect(count > 1_000)
  }

  @Test(
    "Ordinary typing narrows a pattern",
    arguments: [
      ("a", "ab"), ("a", "a b"), ("'a", "'ab"), ("^a", "^ab"), ("^a", "^a$"), ("a", "a$"), ("a", "a !b"),
      ("!ab", "!a"), ("a | b", "a"), ("", "a"), ("a ", "a !"),
    ])
  func narrows(wide: String, narrow: String) {
    #expect(FuzzyPattern(narrow).isNarrower(than: FuzzyPattern(wide)))
  }
}
