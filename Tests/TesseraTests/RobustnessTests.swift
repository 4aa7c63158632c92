import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Robustness")
struct RobustnessTests {
  @Test("Content shown while a cell is created follows in the next transaction")
  func reentrantContent() {
    var request: (() -> Void)?
    let collection = HeadlessCollection(columns: 20, rows: 2) { Section("s") { Label("first") } }
    request = { collection.stage.show(Content { Section("s") { Label("third") } }) }
    collection.stage.show(
      Content {
        Section("s") {
          ForEach([1], id: { $0 }) { _ in
            request?()
            request = nil
            return Label("second")
          }
        }
      })
    collection.update()
    #expect(collection.text() == "third\n\n")
  }

  @Test("An update during an update is an issue and changes nothing")
  func reentrantUpdate() {
    let stage = Stage<Headless>()
    var inner: Transaction?
    stage.engine.resize(to: Size(width: 80, height: 80))
    stage.show(
      Content {
        Section("s") {
          ForEach([1], id: { $0 }) { _ in
            inner = inner ?? stage.update()
            return Label("one")
          }
        }
      })
    let outer = stage.update()
    #expect(inner?.issues == [.reentrantUpdate] && inner?.operations == [])
    #expect(outer.operations.count == 1)
  }

  @Test(
    "Sizes and distances out of range are harmless",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 0, 1e300,
    ])
  func absurdNumbers(number: Double) {
    let collection = numberedLines(0..<100)
    collection.scroll(by: number)
    collection.resize(to: Size(width: number, height: number))
    collection.show {
      Section("s", layout: .list(spacing: number)) {
        Label("a").size(width: .fixed(number), height: .fixed(number))
        Label("b").size(width: .fraction(number), height: .aspect(number))
        Label("c").size(width: .aspect(number), height: .aspect(number))
      }
    }
    collection.resize(to: Size(width: 160, height: 160))
    #expect(collection.engine.viewport.minY.isFinite)
    #expect(collection.engine.cells.allSatisfy { $0.placement.frame.height.isFinite })
  }
}

@MainActor
@Suite("Layouts with invalid parameters")
struct AbsurdLayoutTests {
  @Test("An invalid layout is reported with its section and falls back to valid values")
  func reported() {
    let collection = HeadlessCollection(columns: 4, rows: 2) {
      Section("bad", layout: .grid(columns: .count(0), spacing: -3)) { Label("a") }
      Section("good") { Label("b") }
    }
    #expect(
      collection.issues.map { $0.description } == [
        "in the layout of section bad: spacing is negative or not finite, and is treated as 0",
        "in the layout of section bad: columns are fewer than 1; 1 is used",
      ])
    #expect(collection.text() == "a\nb\n")
  }
}
