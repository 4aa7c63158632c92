import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Behaviors that are installed by use")
struct BehaviorsByUseTests {
  private func rows(_ rows: Range<Int>) -> Content<Headless> {
    Content { Section("rows") { ForEach(rows) { Label("\($0)") } } }
  }

  private func collection(_ configuration: EngineConfiguration = EngineConfiguration(selectionMode: .single))
    -> HeadlessCollection
  {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: configuration, content: rows(0..<50))
    collection.update(at: 1)
    return collection
  }

  private func behavior<B: Behavior>(_ type: B.Type, _ collection: HeadlessCollection) -> B? {
    collection.engine.behavior(type)
  }

  // MARK: Focus

  @Test("Reading and clearing the focus installs nothing, and gives the answers of a collection without it")
  func noFocus() {
    let collection = collection()
    collection.engine.clearFocus()
    #expect(collection.engine.focusedKey == nil && !collection.engine.needsUpdate)
    collection.engine.scroll(by: Point(y: 10))
    collection.update(at: 2)
    #expect(behavior(FocusBehavior.self, collection) == nil)
  }

  @Test("The focus is asleep before something has it, and when nothing has it any more")
  func focusSleeps() throws {
    let collection = collection()
    collection.engine.focus(on: 3)
    let focus = try #require(behavior(FocusBehavior.self, collection))
    #expect(focus.awake == .lateRequests && collection.engine.needsUpdate)
    collection.update(at: 2)
    #expect(focus.awake == [.content, .groups, .mark, .keep])
    #expect(collection.engine.cells.filter { $0.state.contains(.focused) }.map { $0.path.item } == [3])
    collection.engine.clearFocus()
    collection.update(at: 3)
    #expect(focus.awake == [] && collection.engine.focusedKey == nil)
    #expect(collection.engine.cells.allSatisfy { !$0.state.contains(.focused) })
    collection.show(rows(0..<3))
    collection.show(Content {})
    #expect(focus.awake == [])
  }

  @Test("Content in which nothing can have the focus puts it to sleep")
  func focusWithoutItems() throws {
    let collection = collection()
    collection.engine.focus(on: 3)
    collection.update(at: 2)
    collection.show(Content {})
    #expect(try #require(behavior(FocusBehavior.self, collection)).awake == [])
  }

  @Test("Where the policy says so, the item with the focus stays in its place, and needs no phase for that")
  func heldFocus() throws {
    let collection = collection(EngineConfiguration(anchoring: .focus, selectionMode: .single))
    collection.engine.focus(on: 5)
    collection.update(at: 2)
    let focus = try #require(behavior(FocusBehavior.self, collection))
    #expect(focus.awake == [.content, .groups, .mark, .keep])
    let top = collection.engine.cells.first { $0.path.item == 5 }?.placement.frame.minY
    collection.show(rows(-20..<50))
    let path = try #require(collection.engine.focus?.path)
    #expect(path.item == 25)
    let placed = collection.engine.cells.first { $0.path == path }?.placement.frame.minY
    #expect(placed.map { $0 - collection.engine.viewport.minY } == top)
  }

  @Test("A focus that was asked for and taken back leaves nothing to do")
  func focusTakenBack() {
    let collection = collection()
    collection.engine.focus(on: 3)
    #expect(collection.engine.needsUpdate)
    collection.engine.clearFocus()
    #expect(!collection.engine.needsUpdate)
    collection.update(at: 2)
    #expect(collection.engine.focusedKey == nil)
  }

  @Test("Of two items that are asked for in one frame, the later one gets the focus")
  func laterFocus() {
    let collection = collection()
    collection.engine.focus(on: 3)
    collection.engine.focus(on: 40)
    collection.update(at: 2)
    #expect(collection.engine.focus?.path.item == 40)
    #expect(collection.engine.cells.contains { $0.state.contains(.focused) })
  }

  // MARK: Restoration

  @Test("Keeping a position installs nothing; one that is restored is awake only while it waits")
  func restoration() throws {
    let collection = collection()
    let position = collection.engine.scrollPosition
    #expect(behavior(RestorationBehavior.self, collection) == nil)
    collection.engine.restore(position)
    let restoration = try #require(behavior(RestorationBehavior.self, collection))
    #expect(restoration.awake == [])
    collection.update(at: 2)
    #expect(restoration.awake == [], "all of it was there")
    collection.engine.restore(.item(70, inSection: "rows", distance: 0))
    collection.update(at: 3)
    #expect(restoration.awake == [.lateRequests, .goal])
    collection.show(rows(0..<90))
    #expect(restoration.awake == [] && collection.top(of: 70) == 0)
  }

  @Test(
    "A position that waits is given up when the collection is scrolled, dragged, or goes elsewhere",
    arguments: [0, 1, 2, 3])
  func restorationGivenUp(way: Int) throws {
    let collection = collection()
    collection.engine.restore(.item(70, inSection: "rows", distance: 0))
    collection.update(at: 2)
    let restoration = try #require(behavior(RestorationBehavior.self, collection))
    #expect(restoration.restoration != nil)
    switch way {
    case 0: collection.engine.scroll(by: Point(y: 10))
    case 1: collection.engine.beginScrolling()
    case 2: collection.engine.scroll(to: 9, at: .start)
    default: collection.engine.scroll(toEdge: .end)
    }
    collection.update(at: 3)
    #expect(restoration.restoration == nil && restoration.awake == [])
  }

  // MARK: History

  @Test("A history is kept only where the configuration asks for one")
  func history() {
    #expect(behavior(HistoryBehavior.self, collection()) == nil)
    #expect(behavior(HistoryBehavior.self, collection(EngineConfiguration(historyLimit: 0))) == nil)
    #expect(behavior(HistoryBehavior.self, collection(EngineConfiguration(historyLimit: 2))) != nil)
    var configuration = EngineConfiguration()
    configuration.historyLimit = 2
    #expect(configuration == EngineConfiguration(historyLimit: 2))
    #expect(configuration != EngineConfiguration())
    #expect(behavior(HistoryBehavior.self, collection(configuration)) != nil)
    configuration.historyLimit = 0
    #expect(configuration == EngineConfiguration())
    #expect(behavior(HistoryBehavior.self, collection(configuration)) == nil)
  }

  // MARK: Settings

  private final class Follower: Behavior {
    var told: [String] = []
    override func settingsChanged(_ engine: Engine) {
      told.append("\(engine.configuration.gestures.slop), \(engine.settings.direction)")
    }
  }

  @Test("Behaviors are told of other settings when the engine and the configuration have them")
  func settings() {
    let collection = collection()
    let follower = collection.engine.installed { Follower() }
    let slow = GestureTiming(doubleTapInterval: 2, longPressDuration: 3, slop: 40)
    let change = {
      collection.engine.adapt(
        gestures: slow, reducesMotion: true, direction: .rightToLeft, pixelGrid: nil)
    }
    change()
    #expect(follower.told.isEmpty)
    follower.awake = .settings
    change()
    #expect(follower.told == ["40.0, rightToLeft"])
    #expect(collection.engine.configuration.reducesMotion && collection.engine.settings.reducesMotion)
    #expect(collection.engine.configuration.direction == .rightToLeft)
  }
}
