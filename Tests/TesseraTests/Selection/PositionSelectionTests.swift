import Tessera
import TesseraIndexing
import TesseraTesting
import Testing

/// Selections of ids in views that select by position.
@MainActor
@Suite("Selections by position")
struct PositionSelectionTests {
  /// An id that counts comparisons.
  private struct CountedID: Hashable, Sendable {
    @TaskLocal static var counter: Counter?
    var number: Int

    static func == (left: CountedID, right: CountedID) -> Bool {
      counter?.count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  // Unchecked: used by one test, on its own thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private func content(_ sections: [[Int]]) -> IndexPathContent<Headless> {
    let content = Content<Headless> {
      for (number, ids) in sections.enumerated() {
        Section(ItemID(number)) {
          ForEach(ids, id: { CountedID(number: $0) }) { Label("\($0)").selectable($0 != 7) }
        }
      }
    }
    return IndexPathContent(content, identityCheckLimit: 0)
  }

  @Test("Selected ids are found in the first section that has them, and unknown ones nowhere")
  func found() {
    let selection = Selection([3, 9, 1, 7, 5].map { ItemID(CountedID(number: $0)) })
    let paths = content([[1, 2], [2, 3, 1], [7, 3, 5]]).paths(of: selection)
    #expect(
      Set(paths) == [
        ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 1), ItemPath(section: 2, item: 2),
      ])
    let inSection = Selection([ItemID(CountedID(number: 3))], inSection: 2)
    #expect(
      content([[1, 2], [2, 3, 1], [7, 3, 5]]).paths(of: inSection) == [ItemPath(section: 2, item: 1)])
  }

  @Test("Many selected ids are found in one pass")
  func work() {
    let content = content([Array(0..<2000)])
    let selection = Selection(stride(from: 0, to: 2000, by: 4).map { ItemID(CountedID(number: $0)) })
    let counter = Counter()
    let paths = CountedID.$counter.withValue(counter) { content.paths(of: selection) }
    #expect(paths.count == 500)
    #expect(counter.count < 20 * 2000)
  }
}
