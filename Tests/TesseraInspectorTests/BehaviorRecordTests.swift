@_spi(Behaviors) import TesseraComponents
import TesseraInspector
import TesseraTesting
import Testing

/// A behavior that counts its calls.
final class SpyBehavior: Behavior {
  var callCount = 0
  var places: [Int] = []
  /// A closure that a call performs.
  var work: () -> Void = {}

  override init() {
    super.init()
    activePhases = [.finish, .place]
  }

  override func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {
    places.append(path.item ?? -1)
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    callCount += 1
    work()
  }
}

@MainActor
@Suite("The costs and sizes of behaviors")
struct BehaviorRecordTests {
  private let collection = HeadlessCollection(
    size: Size(width: 160, height: 96),
    content: Content { Section("rows") { ForEach(0..<1000) { Text("row \($0)").selectable() } } })

  @Test("Each call of a behavior is counted in its phase, with the time that it takes")
  func calls() throws {
    let spy = collection.engine.install { SpyBehavior() }
    var time = 0.0
    let inspector = Inspector(collection.engine) { time }
    spy.work = { time += 2 }
    let (before, placesBefore) = (spy.callCount, spy.places.count)
    for _ in 0..<5 { collection.scroll(by: 48) }
    let record = try #require(inspector.behaviorRecords.first { $0.name == "Spy" })
    #expect(record.isAwake)
    let calls = spy.callCount - before
    #expect(calls >= 5)
    let finish = try #require(record.costs.first { $0.phase == .finish })
    #expect(finish.count == calls && finish.seconds == Double(2 * calls))
    #expect(record.costs.first { $0.phase == .place }?.count == spy.places.count - placesBefore)
    #expect(record.costs.map(\.phase) == [.place, .finish])
    #expect(record.seconds == Double(2 * calls) && record.callCount > calls)
  }

  @Test("The time of a behavior does not include that of another one that it calls")
  func nested() throws {
    let (spy, engine) = (collection.engine.install { SpyBehavior() }, collection.engine)
    var time = 0.0
    let inspector = Inspector(engine) { time }
    // Reading the cells calls the behaviors that show cells, such as the inspector's own.
    inspector.outlinesCells = true
    spy.work = {
      time += 1
      engine.callBehaviors(in: .cells) { _ in time += 10 }
    }
    let before = spy.callCount
    collection.scroll(by: 48)
    let record = try #require(inspector.behaviorRecords.first { $0.name == "Spy" })
    #expect(record.seconds == Double(spy.callCount - before) && time > 10)
  }

  @Test("A closed inspector counts no calls, and one that does not record counts none meanwhile")
  func stop() throws {
    let spy = collection.engine.install { SpyBehavior() }
    let inspector = Inspector(collection.engine)
    collection.scroll(by: 48)
    let count = try #require(inspector.behaviorRecords.first { $0.name == "Spy" }).callCount
    inspector.isRecording = false
    collection.scroll(by: 48)
    #expect(inspector.behaviorRecords.first { $0.name == "Spy" }?.callCount == count)
    inspector.isRecording = true
    collection.scroll(by: 48)
    let later = try #require(inspector.behaviorRecords.first { $0.name == "Spy" }).callCount
    #expect(later > count)
    inspector.stop()
    collection.scroll(by: 48)
    #expect(inspector.behaviorRecords.first { $0.name == "Spy" }?.callCount == later)
    inspector.removeFrames()
    #expect(inspector.behaviorRecords.first { $0.name == "Spy" }?.callCount == 0)
    #expect(spy.callCount > 3)
  }

  @Test("The size of a behavior grows with the values that it stores")
  func size() throws {
    let spy = collection.engine.install { SpyBehavior() }
    let inspector = Inspector(collection.engine)
    spy.places = []
    let empty = try #require(inspector.behaviorRecords.first { $0.name == "Spy" }).size
    #expect(empty.values == 0 && empty.bytes == 0)
    spy.places = Array(0..<1000)
    let full = try #require(inspector.behaviorRecords.first { $0.name == "Spy" }).size
    #expect(full.values == 1000)
    #expect((8000...8200).contains(full.bytes))
  }

  @Test("A tap on a behavior lists its phases, and another one hides them")
  func details() throws {
    let spy = collection.engine.install { SpyBehavior() }
    let inspector = Inspector(collection.engine)
    collection.scroll(by: 48)
    let panel = HeadlessCollection(size: Size(width: 640, height: 1600), content: inspector.content())
    let row = try #require(
      panel.text().split(separator: "\n").first { $0.contains("Spy ") && $0.contains(" bytes") })
    #expect(row.contains("calls, ") && row.contains(" values, ") && row.contains(" bytes"))
    for isOpen in [true, false] {
      let lines = panel.text().split(separator: "\n", omittingEmptySubsequences: false)
      let position = try #require(lines.firstIndex { $0.contains("Spy ") && $0.contains(" bytes") })
      panel.tap(at: Point(x: 40, y: Double(position) * TextMetrics.lineHeight + 8))
      panel.update()
      panel.stage.show(inspector.content())
      panel.update()
      #expect(panel.text().contains("place  \(spy.places.count) ×") == false || isOpen)
      #expect(panel.text().contains("finish  ") == isOpen, "\(panel.text())")
    }
  }
}
