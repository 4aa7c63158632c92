import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Too many updates")
struct TooManyUpdatesTests {
  /// Returns a collection that requests another update in each update.
  private func restless() -> HeadlessCollection {
    let meddler = Meddler()
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), configuration: EngineConfiguration(selectionMode: .multiple),
      content: Content {
        Section("s") {
          MeddlingCell(meddler: meddler)
          ForEach(0..<100) { Label("\($0)") }
        }
      })
    meddler.onUpdate = { [weak collection] in
      guard let collection, let cell = collection.engine.cells.first else { return }
      collection.engine.toggleSelection(of: cell.id)
    }
    meddler.onUpdate()
    return collection
  }

  /// Updates while an update is needed, at most 300 times; returns the number of updates and the issues.
  private func run(_ collection: HeadlessCollection, time: (Int) -> Double?) -> (
    rounds: Int, issues: [Tessera.Issue]
  ) {
    var issues: [Tessera.Issue] = []
    for round in 0..<300 {
      if !collection.engine.needsUpdate { return (round, issues) }
      issues += collection.stage.update(at: time(round)).issues
    }
    return (300, issues)
  }

  @Test(
    "A collection that requests updates forever stops after a hundred and reports it",
    arguments: [nil, 1.0])
  func restless(time: Double?) {
    let collection = restless()
    let (rounds, issues) = run(collection) { _ in time }
    #expect(rounds == 100)
    #expect(issues == [.tooManyUpdates(100)])
    collection.engine.scroll(by: Point(y: 16))
    #expect(collection.engine.needsUpdate)
    let again = run(collection) { _ in time }
    #expect(again.rounds == 100)
    #expect(collection.stage.issues.entries.count == 1)
  }

  @Test("An update in every frame is not reported")
  func animated() {
    let (rounds, issues) = run(restless()) { Double($0) / 60 }
    #expect(rounds == 300)
    #expect(issues == [])
  }

  @Test("A host that updates a hundred times at one moment is reported once")
  func impatientHost() {
    let collection = numberedLines(0..<10)
    var issues: [Tessera.Issue] = []
    for _ in 0..<250 { issues += collection.stage.update(at: 1).issues }
    #expect(issues == [.tooManyUpdates(100)])
    for round in 0..<250 { issues += collection.stage.update(at: 2 + Double(round / 50)).issues }
    #expect(issues.count == 1)
  }

  @Test("A host without a clock can update without a limit")
  func hostWithoutClock() {
    let collection = numberedLines(0..<10)
    for _ in 0..<250 { collection.scroll(by: 1) }
    for _ in 0..<250 { #expect(collection.stage.update().issues == []) }
  }
}
