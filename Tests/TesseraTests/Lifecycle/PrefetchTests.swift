import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Prefetching")
struct PrefetchTests {
  private let log = LifecycleLog()

  private func rows(_ numbers: [Int], ahead: PrefetchDistance) -> Content<Headless> {
    Content {
      Section("list") {
        ForEach(numbers, id: \.self) { Label("\($0)") }
          .onPrefetch(ahead: ahead) {
            log.note("+\($0)")
          } cancel: {
            log.note("-\($0)")
          }
      }
    }
  }

  private func list(
    _ ahead: PrefetchDistance, rows: Double = 2, count: Int = 100, budget: Int = 99, lead: Double = 0
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: rows * 16),
      configuration: EngineConfiguration(
        overscan: 16, reportsLifecycle: true, prefetchBudget: budget, prefetchLeadTime: lead),
      content: self.rows(Array(0..<count), ahead: ahead))
  }

  @Test("The next elements are prefetched once per approach")
  func items() {
    let collection = list(.items(3))
    #expect(log.take() == ["+[2, 3, 4]"])
    collection.scroll(by: 16)
    #expect(log.take() == ["+[5]"])
    collection.scroll(by: 32)
    #expect(log.take() == ["+[6, 7]"])
    collection.update()
    #expect(log.take() == [])
  }

  @Test("A distance in points prefetches the elements within it")
  func points() {
    let collection = list(.points(40))
    #expect(log.take() == ["+[2, 3, 4]"])
    collection.scroll(by: 12)
    #expect(log.take() == ["+[5]"])
    #expect(
      collection.transactions.flatMap { $0.lifecycle }.contains { $0.description == "prefetch list: 5" })
  }

  @Test("Elements that leave the distance unseen are canceled; near ones are not")
  func cancel() {
    let collection = list(.items(3))
    collection.engine.scroll(to: 50, at: .start)
    collection.update()
    #expect(log.take() == ["+[2, 3, 4]", "-[2, 3, 4]", "+[52, 53, 54]"])
    collection.scroll(by: -16)
    // 54 is too far away, the others are not.
    #expect(log.take() == ["-[54]", "+[48, 47, 46]"])
    collection.scroll(by: 16)
    #expect(log.take() == ["-[46]", "+[54]"])
    collection.scroll(by: 48)
    #expect(log.take() == ["-[47, 48]", "+[55, 56, 57]"])
  }

  @Test("A shown element is not canceled and is prefetched again on the next approach")
  func shown() {
    let collection = list(.items(2))
    _ = log.take()
    collection.scroll(by: 16 * 6)
    collection.scroll(by: 16 * 6)
    _ = log.take()
    collection.scroll(by: -16 * 6)
    #expect(log.take() == ["-[14, 15]", "+[5, 4]"])
  }

  @Test("Elements removed before they are shown are canceled")
  func deleted() {
    let collection = list(.items(3))
    _ = log.take()
    collection.show(rows([0, 1, 2, 4, 5, 6], ahead: .items(3)))
    #expect(log.take() == ["-[3]", "+[5]"])
    collection.show {}
    #expect(log.take() == ["-[2, 4, 5]"])
  }

  @Test("A moved element is not prefetched again")
  func moved() {
    let collection = list(.items(3))
    _ = log.take()
    collection.show(rows([0, 1, 4, 3, 2], ahead: .items(3)))
    #expect(log.take() == [])
  }

  @Test("A frame prefetches no more elements than its budget, the nearest ones first")
  func budget() {
    let collection = list(.items(5), budget: 2)
    _ = log.take()
    collection.engine.scroll(by: Point(y: 64))
    collection.update(at: 1)
    #expect(log.take() == ["+[7, 8]"])
    #expect(collection.engine.nextFrameTime == 1)
    collection.update(at: 2)
    #expect(log.take() == ["+[9, 10]"])
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("Fast scrolling prefetches as far as it gets in the lead time")
  func velocity() {
    let collection = list(.items(1), budget: 99, lead: 0.5)
    collection.engine.scroll(by: Point(y: 16))
    collection.update(at: 1)
    _ = log.take()
    collection.engine.scroll(by: Point(y: 16))
    collection.update(at: 1.1)
    // 160 points per second are 5 rows in half a second.
    #expect(log.take() == ["+[4, 5, 6, 7, 8]"])
    collection.update(at: 2)
    #expect(log.take() == ["-[5, 6, 7, 8]"])
  }

  @Test("The next sections and scrolling sections are prefetched before they are visible")
  func sectionsAndStrips() {
    let collection = HeadlessCollection(
      size: Size(width: 32, height: 32), configuration: EngineConfiguration(overscan: 0),
      content: Content {
        Section("first") { ForEach(0..<2) { Label("\($0)") } }
        Section("strip", layout: .row()) {
          ForEach(0..<9) { Label("\($0)").size(.fixed(width: 16, height: 16)) }
            .onPrefetch(ahead: .items(2)) { log.note("strip \($0)") }
        }
        .scrolls(.horizontal)
        Section("far") {
          ForEach(0..<9) { Label("\($0)") }.onPrefetch(ahead: .items(2)) { log.note("far \($0)") }
        }
      })
    #expect(log.take() == ["strip [0, 1, 2, 3]", "far [0, 1]"])
    collection.scroll(by: 32)
    _ = log.take()
    collection.scroll(by: Point(x: 16), at: Point(x: 8, y: 8))
    #expect(log.take() == ["strip [4]"])
  }

  @Test("Hiding the collection cancels elements that were not shown")
  func hidden() {
    let collection = list(.items(2))
    _ = log.take()
    collection.resize(to: .zero)
    #expect(log.take() == ["-[2, 3]"])
  }
}
