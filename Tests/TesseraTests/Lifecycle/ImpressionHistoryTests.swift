import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Impression history")
struct ImpressionHistoryTests {
  private let log = LifecycleLog()

  private func content(_ sections: [String: [String]]) -> Content<Headless> {
    Content {
      for (id, rows) in sections.sorted(by: { $0.key < $1.key }) {
        Section(ItemID(id)) {
          ForEach(rows, id: \.self) { row in Label(row).onImpression(dwell: 0) { log.note(row) } }
            .size(.height(16))
        }
      }
    }
  }

  private func collection(_ content: Content<Headless>, rows: Double = 4) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: rows * 16), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content)
  }

  @Test("The history forgets removed items and keeps moved ones")
  func gone() {
    let collection = collection(content(["one": ["a", "b", "c"]]))
    #expect(log.take() == ["a", "b", "c"])
    collection.show(content(["one": ["c", "a"]]))
    collection.show(content(["one": ["x"], "two": ["a", "c"]]))
    #expect(log.take() == ["x"])
    collection.show(content(["one": ["a", "b", "x", "c"]]))
    #expect(log.take() == ["b"])
  }

  @Test("An off-screen item that moves does not count twice")
  func outOfView() {
    let rows = (0..<40).map { "\($0)" }
    let collection = collection(content(["one": rows]))
    collection.scroll(by: 64)
    collection.scroll(by: 320)
    _ = log.take()
    collection.show(content(["one": ["x"] + rows[6...], "two": ["3", "y", "2", "1"]]))
    #expect(log.take() == [])
    collection.engine.scroll(to: "x", at: .start)
    collection.update()
    #expect(log.take() == ["x", "8"])
    collection.engine.scroll(to: "1", at: .end)
    collection.update()
    #expect(log.take() == ["y"])
  }

  @Test("Parts of groups count once, even if off-screen groups are forgotten")
  func groups() {
    let collection = collection(
      Content {
        Section("groups") {
          ForEach(0..<100) { row in
            Group { Label("\(row)").onImpression(dwell: 0) { log.note("\(row)") }.size(.height(16)) }
          }
        }
      })
    collection.engine.keptGroups = 4
    for row in stride(from: 0, to: 100, by: 4) {
      collection.engine.scroll(to: ItemID(row), at: .start)
      collection.update()
    }
    #expect(collection.engine.snapshot.sections.count < 30)
    #expect(log.take() == (0..<100).map { "\($0)" })
    for row in stride(from: 96, through: 0, by: -4) {
      collection.engine.scroll(to: ItemID(row), at: .start)
      collection.update()
    }
    #expect(log.take() == [])
  }

  @Test("The history has at most as many entries as the content has items")
  func bounded() {
    let collection = collection(content([:]))
    for round in 0..<100 {
      let rows = (0..<4).map { "\(round).\($0)" }
      collection.show(content([round % 2 == 0 ? "even" : "odd": rows, "stays": rows]))
    }
    #expect(log.take().count == 400)
    #expect(collection.engine.behavior(LifecycleBehavior.self)?.state.impressionHistory.count == 4)
    collection.show(content([:]))
    #expect(collection.engine.behavior(LifecycleBehavior.self)?.state.impressionHistory.count == 0)
  }
}
