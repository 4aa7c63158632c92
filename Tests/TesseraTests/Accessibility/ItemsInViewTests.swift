import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Visible items")
struct ItemsInViewTests {
  @Test("Visible items are counted across sections, without headers")
  func counted() {
    let collection = HeadlessCollection(columns: 8, rows: 4) {
      Section("a") { ForEach(0..<3) { Label("\($0)") } }.header { Label("A") }
      Section("b") { ForEach(0..<7) { Label("\($0)") } }
    }
    #expect(collection.engine.itemsInView.map { [$0.first, $0.last, $0.count] } == [1, 3, 10])
    collection.scroll(by: 32)
    #expect(collection.engine.itemsInView.map { [$0.first, $0.last, $0.count] } == [2, 5, 10])
    let empty = HeadlessCollection(columns: 8, rows: 4) {
      Section("a") { ForEach(0..<0) { Label("\($0)") } }
    }
    #expect(empty.engine.itemsInView == nil)
  }

  @Test("A group of cells counts as one item")
  func groups() {
    let collection = HeadlessCollection(columns: 8, rows: 2) {
      Section("a") {
        Group { ForEach(0..<3) { Label("\($0)") } }
        Label("last")
      }
    }
    #expect(collection.engine.itemsInView.map { [$0.first, $0.last, $0.count] } == [1, 1, 2])
    collection.scroll(by: 32)
    #expect(collection.engine.itemsInView.map { [$0.first, $0.last, $0.count] } == [1, 2, 2])
  }

  @Test("The visible items of one section are counted within that section")
  func ofOneSection() {
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("a") { ForEach(0..<3) { Label("\($0)") } }
      Section("b") {
        Label("first")
        Group { ForEach(0..<3) { Label("\($0)") } }
        Label("last")
      }
      Section("c") { Label("beyond") }
    }
    collection.scroll(by: 64)
    func inView(_ section: ItemID) -> [Int]? {
      collection.engine.itemsInView(of: SectionKey(section)).map { [$0.first, $0.last, $0.count] }
    }
    #expect(inView("a") == nil && inView("c") == nil && inView("none") == nil)
    #expect(inView("b") == [2, 2, 3])
    collection.scroll(by: -32)
    #expect(inView("a") == [3, 3, 3])
    #expect(inView("b") == [1, 2, 3])
  }
}
