import Tessera
import Testing

/// Fuzzy matches, and which of them are better.
@Suite("Fuzzy patterns")
struct FuzzyPatternTests {
  /// Returns a text with its matched parts in brackets; `nil` if it does not match.
  private func marked(_ pattern: String, _ text: String) -> String? {
    guard let match = FuzzyPattern(pattern).match(in: text) else { return nil }
    var (result, start) = ("", text.startIndex)
    for range in match.ranges(in: text) {
      result += text[start..<range.lowerBound] + "[" + text[range] + "]"
      start = range.upperBound
    }
    return result + text[start...]
  }

  @Test(
    "Letters match in order, with any gaps, whatever their case and accents",
    arguments: [
      ("cfg", "config.json", "[c]on[f]i[g].json"), ("CFG", "config", "[c]on[f]i[g]"), ("gfc", "config", nil),
      ("", "config", "config"), ("a", "", nil), ("straße", "Hauptstrasse", "Haupt[stras]s[e]"),
      ("zur", "Zürich", "[Zür]ich"),
      ("zür", "zurich", "[zur]ich"), ("日", "一日本", "一[日]本"), ("js cfg", "cfg.js", "[cfg].[js]"),
      ("js xx", "cfg.js", nil), (" ", "cfg", "cfg"), ("e\u{301}e", "ete\u{301}", "[e]t[e\u{301}]"),
      // The first occurrence, without what its start does not need.
      ("ab", "a_aab_b", "a_a[ab]_b"), ("aa", "aXa", "[a]X[a]"),
    ] as [(String, String, String?)])
  func matches(pattern: String, text: String, expected: String?) {
    #expect(marked(pattern, text) == expected)
  }

  @Test(
    "Matches at the beginnings of words, of neighboring letters, and with short gaps are better",
    arguments: [
      ("fb", "foo_bar", "fxxbx"), ("fb", "FooBar", "foobar"), ("foo", "foo", "fxoxo"),
      ("foo", "xfoo", "xfxoo"),
      ("ab", "axb", "axxxb"), ("v2", "v2", "va2"), ("main", "src/main.swift", "domain.swift"),
    ])
  func scores(pattern: String, better: String, worse: String) throws {
    let fuzzy = FuzzyPattern(pattern)
    let (first, second) = (try #require(fuzzy.match(in: better)), try #require(fuzzy.match(in: worse)))
    #expect(first.score > second.score)
  }

  @Test("A text matches exactly if it contains the letters as a subsequence", arguments: 0..<200)
  func subsequences(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed))
    let alphabet = Array("abAB_é日")
    func word(_ length: Int) -> String {
      String((0..<length).map { _ in alphabet[generator.next(alphabet.count)] })
    }
    let (pattern, text) = (word(generator.next(4)), word(generator.next(9)))
    func folded(_ text: String) -> [Character] { text.lowercased().map { $0 == "é" ? "e" : $0 } }
    var rest = folded(text)[...]
    let isContained = folded(pattern).allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
    let match = FuzzyPattern(pattern).match(in: text)
    #expect((match != nil) == isContained, "\(pattern) in \(text)")
    if let match {
      // The matched parts have exactly the letters of the pattern.
      #expect(match.ranges(in: text).flatMap { folded(String(text[$0])) } == folded(pattern))
    }
  }
}

/// Random numbers that only depend on a seed.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns a number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
