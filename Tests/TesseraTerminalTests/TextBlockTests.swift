import TestSupport
import Testing

import Tessera

@Suite("Texts in blocks of memory")
struct TextBlockTests {
  private func blocks(_ texts: [String], perBlock size: Int) -> TextBlocks {
    var blocks = TextBlocks()
    for start in stride(from: 0, to: texts.count, by: size) {
      let part = texts[start..<min(texts.count, start + size)]
      blocks.append(TextBlock(Array(part.joined(separator: "\n").utf8) + [0x0A]))
    }
    return blocks
  }

  private func text(_ blocks: TextBlocks, _ number: Int) -> String {
    String(decoding: blocks[number], as: UTF8.self)
  }

  @Test("A block has a text for each line, and none after the last separator")
  func lines() {
    #expect(TextBlock(Array("a\nb\n".utf8)).count == 2)
    #expect(TextBlock(Array("a\nb".utf8)).count == 2)
    #expect(TextBlock(Array("\n\n".utf8)).count == 2)
    #expect(TextBlock([]).count == 0)
    let block = TextBlock(Array("a\0bc\0".utf8), separator: 0)
    #expect(Array(block.bytes(at: 1)) == Array("bc".utf8))
  }

  @Test("The best score comes first, then the shortest text, then the first one")
  func order() async throws {
    let texts = ["xxfxxoxxo", "a foo bar", "foo", "FOO", "ofo", "żółw foo"]
    let search = try #require(await TextSearch("foo", in: blocks(texts, perBlock: 2)))
    #expect(search.ranked.map { texts[$0.number] } == ["foo", "FOO", "a foo bar", "żółw foo", "xxfxxoxxo"])
  }

  @Test("Longer texts and further lines refine a search to the same result as a new one", .tags(.model))
  func refined() async throws {
    var random = SplitMix64(seed: 7)
    let letters = Array("abcABC 1-é")
    for size in [1, 3, 50, 100_000] {
      let texts = (0..<(size == 100_000 ? 80_000 : 300)).map { _ in
        String(
          (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in letters.randomElement(using: &random)
          })
      }
      let all = blocks(texts, perBlock: size)
      let first = blocks(Array(texts.prefix(texts.count / 2 / size * size)), perBlock: size)
      var previous: TextSearch?
      let queries = [
        ("a", first), ("ab", all), ("ab", all), ("ab c", all), ("1", first), ("1", all), ("^a", first),
        ("^a |", all), ("^a | ^b", all), ("^a | ^b !", all), ("!c", first), ("!cb", all), ("'a", first),
        ("'ab", all), ("a$", first), ("a$b", all), ("!a", first), ("!a", all),
      ]
      for (query, lines) in queries {
        let search = try #require(await TextSearch(query, in: lines, after: previous))
        let fresh = try #require(await TextSearch(query, in: lines))
        #expect(search.ranked == fresh.ranked)
        #expect(search.examinedCount == lines.count)
        let pattern = FuzzyPattern(query)
        let expected = (0..<lines.count).compactMap { number in
          pattern.match(in: texts[number]).map {
            TextRank(score: $0.score, length: texts[number].utf8.count, number: number)
          }
        }
        #expect(search.ranked == expected.sorted())
        previous = search
      }
    }
  }

  @Test("A text is found by its number in any block")
  func numbers() {
    let texts = (0..<100).map { "text \($0)" }
    let blocks = blocks(texts, perBlock: 7)
    #expect((0..<100).allSatisfy { text(blocks, $0) == texts[$0] })
  }

  @Test("Many ranks are sorted as few are")
  func sorted() {
    var random = SplitMix64(seed: 3)
    let ranks = (0..<20_000).map { number in
      TextRank(
        score: Int.random(in: -5...70_000, using: &random),
        length: Int.random(in: 0...80_000, using: &random),
        number: number)
    }
    let parts = [0..<3_000, 3_000..<3_000, 3_000..<20_000].map { Array(ranks[$0]) }
    #expect(TextRank.sorted(parts) == ranks.sorted())
    // Few different scores need few digits.
    let similar = (0..<20_000).map { TextRank(score: $0 % 3, length: 40 + $0 % 5, number: $0) }
    #expect(TextRank.sorted([similar]) == similar.sorted())
    let equal = (0..<20_000).map { TextRank(score: 1, length: 2, number: $0) }
    #expect(TextRank.sorted([equal]) == equal)
  }

  @Test("A canceled search has no result")
  func canceled() async {
    let lines = blocks((0..<1000).map { "\($0)" }, perBlock: 10)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await TextSearch("1", in: lines) == nil
    }
    #expect(await task.value)
  }
}
