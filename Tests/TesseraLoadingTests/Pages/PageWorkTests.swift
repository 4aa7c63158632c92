import Synchronization
import TesseraLoading
import Testing

@Suite("The cost of pages")
struct PageWorkTests {
  /// An item whose id counts comparisons.
  private struct Counted: Identifiable, Sendable {
    let id: ID

    init(_ value: Int) { id = ID(value: value) }

    struct ID: Hashable, Sendable {
      let value: Int

      static let comparisons = Mutex(0)

      static func == (left: ID, right: ID) -> Bool {
        comparisons.withLock { $0 += 1 }
        return left.value == right.value
      }

      func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }
  }

  /// Returns the number of comparisons of ids during some work.
  private func comparisons(_ work: () -> Void) -> Int {
    Counted.ID.comparisons.withLock { $0 = 0 }
    work()
    return Counted.ID.comparisons.withLock { $0 }
  }

  @Test("The cost of adding, changing and comparing pages depends on the changes only")
  func changes() {
    var pages = Pages<Counted, Int>()
    for number in 0..<500 {
      let page = Page((number * 20..<number * 20 + 20).map(Counted.init), next: number + 1, previous: -1)
      pages.add(page, key: number, .next)
    }
    #expect(pages.count == 10_000)
    let old = pages.items
    let adding = comparisons {
      pages.add(Page((10_000..<10_020).map(Counted.init), next: 501), key: 500, .next)
      pages.update(Counted(5000))
      pages.remove(Counted.ID(value: 7000))
    }
    let new = pages.items
    let comparing = comparisons {
      #expect(new.commonPrefix(with: old) == 7000)
      #expect(new.commonSuffix(with: old) == 0)
    }
    // Most comparisons are of ids with similar hashes, a few for each item of the changed pages.
    #expect(adding < 2000, "\(adding) comparisons")
    #expect(comparing < 50, "\(comparing) comparisons")
  }
}
