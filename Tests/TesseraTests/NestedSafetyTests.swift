import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Regression tests for faults found in a code review.
@MainActor
@Suite("Safety of nested content")
struct NestedSafetyTests {
  @Test("A group used as a header is reported and not shown; the items stay")
  func misplacedGroup() {
    let collection = HeadlessCollection(columns: 6, rows: 6) {
      Section("s") { ForEach(0..<2) { Label("\($0)") } }.header { Group { Label("x") } }
    }
    #expect(collection.text().contains("0\n1\n"))
    #expect(
      collection.issues.map { $0.description } == [
        "s/header is a group of cells; only items can be groups, so give the group a section of its own"
      ])
  }

  @Test("A second decoration of a kind replaces the first")
  func decorationsOfOneKind() {
    func section(_ texts: [String]) -> Section<Headless> {
      texts.reduce(Section("s") { Label("item").id("item") }) { section, text in
        section.background { Label(text) }
      }
    }
    let collection = HeadlessCollection(columns: 6, rows: 1) { section(["a", "b"]) }
    #expect(collection.engine.cells.count == 2)
    collection.show { section(["c"]) }
    #expect(collection.engine.cells.count == 2 && collection.viewCount == 2)
  }

  @Test("Scrolling to an item keeps it clear of a pinned footer")
  func pinnedFooter() {
    let collection = HeadlessCollection(
      columns: 6, rows: 3, configuration: EngineConfiguration(overscan: 0)
    ) {
      Section("s") { ForEach(0..<9) { Label("\($0)") } }.footer(pinned: true) { Label("sum") }
    }
    collection.engine.scroll(to: 4)
    collection.update()
    #expect(collection.text() == "3\n4\nsum\n")
  }

  @Test("A scrolling section clips the pinned headers of its inner sections")
  func pinnedInStrip() {
    let collection = HeadlessCollection(columns: 8, rows: 2) {
      Section.nesting("both", layout: .row()) {
        Section.nesting("strip", layout: .list().transposed()) {
          Section("a") { Label("item a").size(.fixed(width: 48, height: 16)) }
            .size(width: .fixed(48), height: .estimated(0))
            .header(pinned: true) { Label("head a").size(.fixed(width: 48, height: 16)) }
        }
        .scrolls(.horizontal).size(width: .fixed(32), height: .estimated(0))
        Section("next") { Label("next") }
      }
    }
    #expect(collection.text() == "headnext\nitem\n")
  }

  @Test("Content insets that are not numbers count as zero")
  func insets() {
    var configuration = EngineConfiguration()
    configuration.contentInsets.top = .nan
    let collection = HeadlessCollection(columns: 6, rows: 1, configuration: configuration) {
      Section("s") { Label("item") }
    }
    #expect(collection.text() == "item\n")
  }

  @Test("An arrangement that returns invalid indices does no harm", arguments: [0, 9])
  func badArrangement(excess: Int) {
    let collection = HeadlessCollection(
      size: Size(width: 48, height: 16),
      content: Content(layout: Layout(LyingLayout(excess: excess))) { Section("s") { Label("item") } })
    #expect(collection.text() == "item\n")
  }

  private struct LyingLayout: LayoutAlgorithm {
    /// The number of items that the layout claims to place beyond those that exist.
    var excess: Int

    func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
      let size = items.count > 0 ? items.size(at: 0, offered: container) : .zero
      return LyingArrangement(count: items.count + excess, contentSize: size)
    }
  }

  private final class LyingArrangement: Arrangement {
    override func frame(at index: Int) -> Rect { index == 0 ? Rect(size: contentSize) : .zero }

    override func appendIndices(overlapping rect: Rect, to result: inout [Int]) { result += [0, 7, -1] }
  }
}
