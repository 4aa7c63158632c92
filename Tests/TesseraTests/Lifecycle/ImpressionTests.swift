import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Impressions")
struct ImpressionTests {
  private let log = LifecycleLog()

  private func list(
    rows: Double = 3, fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false, height: Double = 16
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: rows * 16), configuration: EngineConfiguration(),
      content: Content {
        Section("list") {
          ForEach(0..<20) { number in
            Label("\(number)").onImpression(fraction: fraction, dwell: dwell, isRepeated: isRepeated) {
              log.note("\(number)")
            }
          }
          .size(.height(height))
        }
      })
  }

  @Test("The visible fraction of each item is known")
  func fractions() {
    let collection = list()
    collection.scroll(by: 4)
    let fractions = collection.engine.cells.map { collection.engine.visibleFraction(of: $0.key) }
    #expect(fractions.prefix(5) == [0.75, 1, 1, 0.25, 0])
    #expect(collection.engine.visibleFraction(of: CellID(99)) == 0)
  }

  @Test("A removed handler requests no frame")
  func noLonger() {
    let collection = list()
    collection.update(at: 0.5)
    #expect(collection.engine.nextFrameTime != nil)
    collection.show(Content { Section("list") { ForEach(0..<20) { Label("\($0)") }.size(.height(16)) } })
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("An item larger than the viewport counts fully; a covered one does not count")
  func largeAndCovered() {
    let large = list(height: 480)
    #expect(large.engine.cells.first.map { large.engine.visibleFraction(of: $0.id) } == 1)
    let covered = HeadlessCollection(
      columns: 9, rows: 2, configuration: EngineConfiguration(contentInsets: Insets(bottom: 16))
    ) { Section("list") { ForEach(0..<3) { Label("\($0)") } } }
    #expect(covered.engine.cells.map { covered.engine.visibleFraction(of: $0.id) }.prefix(2) == [1, 0])
  }

  @Test("An item that is visible for the dwell time is reported once")
  func once() {
    let collection = list()
    collection.update(at: 0.5)
    #expect(log.take() == [])
    #expect(collection.engine.nextFrameTime == 1)
    collection.update(at: 1)
    #expect(log.take() == ["0", "1", "2"])
    #expect(collection.engine.nextFrameTime == nil)
    collection.engine.scroll(to: 10, at: .start)
    collection.update(at: 1.5)
    collection.engine.scroll(to: 0, at: .start)
    collection.update(at: 2)
    collection.update(at: 9)
    #expect(log.take() == [])
  }

  @Test("A repeated impression is reported once per stay")
  func repeated() {
    let collection = list(rows: 1, isRepeated: true)
    collection.update(at: 1)
    collection.update(at: 3)
    #expect(log.take() == ["0"])
    collection.engine.scroll(by: Point(y: 16))
    collection.update(at: 4)
    collection.engine.scroll(by: Point(y: -16))
    collection.update(at: 4.5)
    collection.update(at: 5.5)
    #expect(log.take() == ["0"])
  }

  @Test("A fling past an item and a small visible part are no impression")
  func fling() {
    let collection = list(rows: 2)
    for step in 1...8 {
      collection.engine.scroll(by: Point(y: 32))
      collection.update(at: Double(step) * 0.5)
    }
    #expect(log.take() == [])
    let part = list(rows: 2, fraction: 0.9)
    part.engine.scroll(by: Point(y: 8))
    part.update(at: 0)
    part.update(at: 2)
    #expect(log.take() == ["1"])
  }

  @Test("The dwell time starts over after too little was visible")
  func broken() {
    let collection = list(rows: 1)
    collection.update(at: 0)
    collection.engine.scroll(by: Point(y: 12))
    collection.update(at: 0.8)
    collection.engine.scroll(by: Point(y: -12))
    collection.update(at: 0.9)
    collection.update(at: 1.5)
    #expect(log.take() == [])
    collection.update(at: 1.9)
    #expect(log.take() == ["0"])
  }

  @Test("An impression counts even if the next frame is late and moves the item away")
  func lateFrame() {
    let collection = list(rows: 1)
    collection.update(at: 0)
    collection.show {}
    #expect(log.take() == [])
    let other = list(rows: 1)
    other.update(at: 0)
    other.engine.scroll(by: Point(y: 160))
    other.update(at: 7)
    #expect(log.take() == ["0"])
  }

  @Test("Without a dwell time an impression is immediate, also of sections and groups")
  func sectionsAndGroups() {
    let collection = HeadlessCollection(columns: 9, rows: 3) {
      Section("list") {
        Group {
          Label("a")
          Label("b")
        }
        .onImpression(fraction: 1, dwell: 0) { log.note("group") }
        ForEach(0..<9) { Label("\($0)") }
      }
      .onImpression(fraction: 0.5, dwell: 2) { log.note("section") }
    }
    #expect(log.take() == ["group"])
    #expect(collection.engine.nextFrameTime == 2)
    collection.update(at: 2)
    collection.update(at: 5)
    #expect(log.take() == ["section"])
  }

  @Test("Invalid fractions and times are clamped")
  func absurd() {
    #expect(Impression(fraction: .nan, dwell: -1) == Impression(fraction: 0, dwell: 0))
    #expect(Impression(fraction: 7, dwell: .nan).fraction == 1)
    #expect(Impression(fraction: 0.5, dwell: 1).description == "(0.5 for 1.0 s)")
  }
}
