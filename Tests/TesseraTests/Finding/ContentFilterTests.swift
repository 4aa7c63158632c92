import Tessera
import TesseraTesting
import Testing

/// Reducing content to the items that match a text.
@MainActor
@Suite("Filters of content")
struct ContentFilterTests {
  private final class Shown {
    var content = Content<Headless>()
    var count = 0
  }

  private let shown = Shown()

  private func filter(_ content: Content<Headless>) -> ContentFilter<Headless> {
    let shown = shown
    let filter = ContentFilter<Headless> { content in
      shown.content = content
      shown.count += 1
    }
    filter.content = content
    return filter
  }

  private func waits(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  private var labels: [String] { shown.content.cells(Label.self).map(\.text) }

  @Test("Items stay in order with their ids, in their sections; empty sections disappear")
  func sections() async {
    let filter = filter(
      Content {
        Section("a") { ForEach(["one", "two", "three"], id: { $0 }) { Label($0) } }
        Section.nesting("b") {
          Section("c") {
            Label("none").id(1)
            Label("tree").id(2)
          }
          Section("d") { Label("five") }
        }
      })
    filter.text = "te"
    #expect(await waits { filter.matchCount == 2 } && !filter.isSearching)
    #expect(labels == ["three", "tree"] && shown.content.sectionIDs == ["a", "b"])
    #expect(shown.content[section: "d"] == nil && shown.content[section: "c"]?.itemIDs == [2])
    filter.text = ""
    #expect(labels.count == 6 && filter.matchCount == nil)
  }

  @Test("Each text gives the same items as a search of all items", arguments: 0..<20)
  func incremental(seed: Int) async {
    let words = (0..<500).map { number in
      "item \(number &* (seed &+ 7) % 997) \(number.isMultiple(of: 3) ? "é" : "x")"
    }
    let filter = filter(Content { Section("s") { ForEach(0..<500) { Label(words[$0]) } } })
    var text = ""
    for letter in ["\(seed % 10)", "e", " ", "9"] {
      text += letter
      filter.text = text
      // Some texts are followed at once by the next one.
      if (seed + text.count).isMultiple(of: 3) { continue }
      let pattern = FuzzyPattern(text)
      let expected = words.filter { pattern.match(in: $0) != nil }
      #expect(await waits { filter.matchCount == expected.count && !filter.isSearching })
      #expect(labels == expected)
    }
  }

  @Test("A text that is followed by another one at once is not shown")
  func interrupted() async {
    let filter = filter(
      Content { Section("s") { ForEach(0..<100_000) { Label("\($0)") }.typeAheadText { "\($0)" } } })
    let count = shown.count
    for text in ["9", "99", "999", "9999", "99999"] { filter.text = text }
    #expect(await waits { filter.matchCount == 1 })
    #expect(shown.count == count + 1 && labels == ["99999"])
  }

  /// The number of texts that a search collected.
  private final class Counter {
    var count = 0
  }

  @Test("A filter that is dropped ends its search")
  func dropped() async {
    let collected = Counter()
    var filter: ContentFilter? = filter(
      Content {
        Section("s") {
          ForEach(0..<100_000) { Label("\($0)") }
            .typeAheadText { number in
              collected.count += 1
              return "\(number)"
            }
        }
      })
    weak let dropped = filter
    let count = shown.count
    filter?.text = "9"
    #expect(await waits { collected.count > 0 })
    filter = nil
    #expect(dropped == nil)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(collected.count < 100_000 && shown.count == count)
  }

  @Test("New content is filtered as well")
  func newContent() async {
    let filter = filter(Content { Section("s") { Label("ab") } })
    filter.text = "b"
    #expect(await waits { filter.matchCount == 1 })
    filter.content = Content { Section("s") { ForEach(["b", "c", "bc"], id: { $0 }) { Label($0) } } }
    #expect(await waits { filter.matchCount == 2 } && labels == ["b", "bc"])
  }

  @Test("Content that changes faster than it can be searched is filtered nevertheless")
  func flowing() async {
    func content(_ count: Int) -> Content<Headless> {
      Content { Section("s") { ForEach(0..<count) { Label("\($0)") }.typeAheadText { "\($0)" } } }
    }
    var count = 100_000
    let filter = filter(content(count))
    filter.text = "999"
    for _ in 0..<2_000 where filter.matchCount == nil {
      count += 1
      filter.content = content(count)
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(filter.matchCount != nil)
    filter.content = content(1_000)
    #expect(await waits { filter.matchCount == 1 && !filter.isSearching } && labels == ["999"])
  }
}
