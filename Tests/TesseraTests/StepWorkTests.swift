import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A step costs only what enters and leaves, counted in cells, views and searches.
@MainActor
@Suite("Work of a step")
struct StepWorkTests {
  private final class Made {
    var cells = 0
  }

  private func numbers(
    _ count: Int, _ made: Made, configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
  ) -> HeadlessCollection {
    HeadlessCollection(columns: 20, rows: 10, configuration: configuration) { rows(count, made) }
  }

  private func rows(_ count: Int, _ made: Made) -> Section<Headless> {
    Section("rows") {
      ForEach(0..<count) { number in
        made.cells += 1
        return Label("\(number)")
      }
    }
  }

  @Test(
    "A scroll step creates and fills only the entering cells, however many rows exist",
    arguments: [10_000, 10_000_000])
  func line(count: Int) {
    let made = Made()
    let collection = numbers(count, made)
    for step in [16.0, 16, -16, 32, -48, 160, 8, -8] {
      let (cells, fills) = (made.cells, collection.configurations)
      let coming = collection.scroll(by: step).filter { $0.word == "mount" }.count
      #expect(made.cells - cells == coming)
      #expect(collection.configurations - fills == coming)
    }
  }

  @Test("A step in which no cell enters or leaves touches no cell")
  func still() {
    let made = Made()
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 168), configuration: EngineConfiguration(overscan: 0),
      content: Content { rows(1000, made) })
    collection.scroll(by: 1)
    let (cells, fills) = (made.cells, collection.configurations)
    for _ in 0..<6 { #expect(collection.scroll(by: 1).isEmpty) }
    #expect(made.cells == cells && collection.configurations == fills)
  }

  @Test("Showing the same content again creates the visible cells and fills none")
  func same() {
    let made = Made()
    let collection = numbers(1_000_000, made)
    let (cells, fills) = (made.cells, collection.configurations)
    #expect(collection.show { rows(1_000_000, made) }.isEmpty)
    #expect(made.cells - cells == 10)
    #expect(collection.configurations == fills)
  }

  @Test("Showing the same data again does not search for duplicate ids again")
  func distinctIDs() {
    let asked = Made()
    let collection = HeadlessCollection(columns: 20, rows: 10) {}
    func show(_ ids: [Int]) -> Int {
      let before = asked.cells
      collection.show {
        Section("rows") {
          ForEach(ids) { id in
            asked.cells += 1
            return id
          } row: {
            Label("\($0)")
          }
        }
      }
      return asked.cells - before
    }
    let ids = Array(0..<5000)
    #expect(show(ids) >= 5000)
    #expect(show(ids) < 100)
    #expect(collection.issues.isEmpty)
    let others = Array(ids.dropLast()) + [0]
    #expect(show(others) >= 5000)
    #expect(show(others) >= 5000)
    #expect(collection.issues.count == 2)
    #expect(show(ids) >= 5000)
    #expect(collection.issues.count == 2)
  }

  @Test("Selected off-screen items migrate to new content without creating cells")
  func selected() {
    let made = Made()
    let collection = numbers(
      10_000, made, configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple))
    for id in 100..<1100 { collection.engine.select(ItemID(id)) }
    collection.update()
    let cells = made.cells
    collection.show { rows(10_001, made) }
    #expect(made.cells - cells == 10)
    #expect(collection.engine.selection.count == 1000)
  }

  @Test("A stored transaction does not change later")
  func keptTransactions() {
    let made = Made()
    let collection = numbers(1000, made)
    var reported: [String] = []
    for step in [16.0, 16, -16, 0.5, 0.5, 16] {
      collection.scroll(by: step)
      reported.append(collection.transactions.last.map { "\($0)" } ?? "")
    }
    #expect(collection.transactions.suffix(6).map { "\($0)" } == reported)
    #expect(Set(reported).count > 3)
  }

  @Test("Cells with the same motion share it with the motion of their section")
  func sharedMotion() {
    let collection = HeadlessCollection(columns: 20, rows: 10) {
      Section("rows") { ForEach(0..<100) { Label("\($0)").transition(.fade) } }.scrollEffect(.edgeShrink())
    }
    let motions = collection.engine.live.compactMap { $0.declaredMotion }
    #expect(motions.count == collection.engine.live.count && motions.count > 9)
    #expect(motions.allSatisfy { $0 === motions[0] && $0.hasScrollEffect })
  }

  @Test("Scroll effects that depend on position alone do not track the scroll velocity")
  func steadySpeed() {
    let collection = HeadlessCollection(columns: 20, rows: 10) {
      Section("rows") { ForEach(0..<100) { Label("\($0)") } }.scrollEffect(.edgeShrink())
    }
    collection.update(at: 0)
    for _ in 0..<10 {
      collection.engine.scroll(by: Point(y: 10))
      collection.advance(by: 1.0 / 60)
    }
    #expect(collection.engine.scrollVelocity == .zero && !collection.engine.isAnimating)
  }
}
