import Tessera
import TesseraLayout
import Testing

@testable import TesseraTesting

/// Content is laid out in the background if its rows have to be queried for their sizes.
@MainActor
@Suite("Background layout")
struct BackgroundLayoutTests {
  /// Counts rows created on any thread.
  private final class RowCount: Sendable {
    private let number = InstrumentedMutex(0)

    var value: Int { number.withLock { $0 } }

    func note() { number.withLock { $0 += 1 } }

    func reset() { number.withLock { $0 = 0 } }
  }

  /// Rows of one to three lines with sizes of their own, and some that are measured.
  private nonisolated static func content(
    _ ids: Range<Int>, _ layout: Layout = .list(), _ count: RowCount
  ) -> sending Content<Headless> {
    Content {
      Section("rows", layout: layout) {
        ForEach(ids) { row($0, count) }
      }
    }
  }

  private nonisolated static func row(_ id: Int, _ count: RowCount) -> AnyCell<Headless> {
    count.note()
    return id % 7 == 0
      ? AnyCell(TallCell("\(id)", lines: 2))
      : AnyCell(Label("\(id)").size(.height(Double(16 * (1 + id % 3)))))
  }

  private func collection(_ size: Size = Size(width: 80, height: 160)) -> HeadlessCollection {
    HeadlessCollection(size: size, configuration: EngineConfiguration(overscan: 0), content: Content())
  }

  @Test("The main actor creates only visible rows")
  func cost() async {
    let collection = collection()
    collection.update()
    let count = RowCount()
    for end in [5000, 6000] {
      await collection.stage.apply { Self.content(0..<end, .list(), count) }
      #expect(count.value >= 5000)
      count.reset()
      collection.update()
      #expect(count.value < 60)
    }
    #expect(collection.text().hasPrefix("0\n\n1\n\n2\n"))
    count.reset()
    collection.show(Self.content(0..<6000, .list(), count))
    #expect(count.value > 5000, "shown content is laid out where it is shown")
  }

  @Test(
    "Any layout without measured rows is computed in the background",
    arguments: [
      Layout.list(spacing: 5), .grid(columns: .count(3)), .flow(spacing: 4), .waterfall(columns: 2),
      .list().inset(8), .row(),
    ])
  func everyLayout(layout: Layout) async {
    let collection = collection()
    collection.update()
    let count = RowCount()
    await collection.stage.apply {
      Content {
        Section("rows", layout: layout) {
          ForEach(0..<5000) { id in
            let _: Void = count.note()
            return Label("\(id)").size(.fixed(width: 16, height: Double(16 + id % 3)))
          }
        }
      }
    }
    #expect(count.value >= 5000)
    count.reset()
    collection.update()
    #expect(count.value < 400)
  }

  @Test(
    "Applied content has the same layout as shown content",
    arguments: [
      Layout.list(), .list(spacing: 5), .grid(columns: .count(3)), .flow(spacing: 4),
      .waterfall(columns: 2),
    ])
  func same(layout: Layout) async {
    let count = RowCount()
    let (applied, shown) = (collection(), collection())
    for (turn, ids) in [0..<300, 0..<400, -50..<400, 100..<350, 100..<350].enumerated() {
      let request = await HeldRequest {
        await applied.stage.apply { Self.content(ids, layout, count) }
      }
      for collection in [applied, shown] {
        if turn == 3 { collection.resize(to: Size(width: 100, height: 160)) }
        collection.scroll(by: Double(97 * turn))
      }
      #expect(await request.finish())
      applied.update()
      shown.show(Self.content(ids, layout, count))
      #expect(applied.engine.contentSize == shown.engine.contentSize)
      #expect(applied.engine.viewport == shown.engine.viewport)
      #expect(applied.engine.cells.map { $0.placement } == shown.engine.cells.map { $0.placement })
    }
  }

  @Test("Rows out of view that depend on more than their elements have their sizes at once")
  func changedSizes() async {
    struct Row: Identifiable, Sendable {
      let id: Int
    }
    let rows = (0..<1_000).map { Row(id: $0) }
    let collection = collection()
    collection.update()
    for (height, count) in [(16.0, 999), (32, 1_000)] {
      await collection.stage.apply {
        Content {
          Section("rows") {
            ForEach(rows.prefix(count)) { Label("\($0.id)").size(.height($0.id < 500 ? 16 : height)) }
          }
        }
      }
      collection.update()
      #expect(collection.engine.contentSize.height == 500 * 16 + height * Double(count - 500))
    }
  }
}
