import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Behaviors installed on first use")
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

  @Test("Reading and clearing the focus does not install the focus behavior")
  func noFocus() {
    let collection = collection()
    collection.engine.clearFocus()
    #expect(collection.engine.focusedKey == nil && !collection.engine.needsUpdate)
    collection.engine.scroll(by: Point(y: 10))
    collection.update(at: 2)
    #expect(behavior(FocusBehavior.self, collection) == nil)
  }

  @Test("The focus behavior is idle before an item has the focus and after it is cleared")
  func focusSleeps() throws {
    let collection = collection()
    collection.engine.focus(on: 3)
    let focus = try #require(behavior(FocusBehavior.self, collection))
    #expect(focus.activePhases == .lateRequests && collection.engine.needsUpdate)
    collection.update(at: 2)
    #expect(focus.activePhases == [.content, .groups, .mark, .keep])
    #expect(collection.engine.cells.filter { $0.state.contains(.focused) }.map { $0.path.item } == [3])
    collection.engine.clearFocus()
    collection.update(at: 3)
    #expect(focus.activePhases == [] && collection.engine.focusedKey == nil)
    #expect(collection.engine.cells.allSatisfy { !$0.state.contains(.focused) })
    collection.show(rows(0..<3))
    collection.show(Content {})
    #expect(focus.activePhases == [])
  }

  @Test("The focus behavior becomes idle when no item can have the focus")
  func focusWithoutItems() throws {
    let collection = collection()
    collection.engine.focus(on: 3)
    collection.update(at: 2)
    collection.show(Content {})
    #expect(try #require(behavior(FocusBehavior.self, collection)).activePhases == [])
  }

  @Test("With focus anchoring the focused item keeps its place without extra phases")
  func heldFocus() throws {
    let collection = collection(EngineConfiguration(anchoring: .focus, selectionMode: .single))
    collection.engine.focus(on: 5)
    collection.update(at: 2)
    let focus = try #require(behavior(FocusBehavior.self, collection))
    #expect(focus.activePhases == [.content, .groups, .mark, .keep])
    let top = collection.engine.cells.first { $0.path.item == 5 }?.placement.frame.minY
    collection.show(rows(-20..<50))
    let path = try #require(collection.engine.focus?.path)
    #expect(path.item == 25)
    let placed = collection.engine.cells.first { $0.path == path }?.placement.frame.minY
    #expect(placed.map { $0 - collection.engine.viewport.minY } == top)
  }

  @Test("A focus request that was canceled leaves no update pending")
  func focusTakenBack() {
    let collection = collection()
    collection.engine.focus(on: 3)
    #expect(collection.engine.needsUpdate)
    collection.engine.clearFocus()
    #expect(!collection.engine.needsUpdate)
    collection.update(at: 2)
    #expect(collection.engine.focusedKey == nil)
  }

  @Test("Of two focus requests in one frame, the later one wins")
  func laterFocus() {
    let collection = collection()
    collection.engine.focus(on: 3)
    collection.engine.focus(on: 40)
    collection.update(at: 2)
    #expect(collection.engine.focus?.path.item == 40)
    #expect(collection.engine.cells.contains { $0.state.contains(.focused) })
  }

  // MARK: Restoration

  @Test("Reading a position installs nothing; restoring is active only while it waits")
  func restoration() throws {
    let collection = collection()
    let position = collection.engine.scrollPosition
    #expect(behavior(RestorationBehavior.self, collection) == nil)
    collection.engine.restore(position)
    let restoration = try #require(behavior(RestorationBehavior.self, collection))
    #expect(restoration.activePhases == [])
    collection.update(at: 2)
    #expect(restoration.activePhases == [], "all of it was there")
    collection.engine.restore(.item(70, inSection: "rows", distance: 0))
    collection.update(at: 3)
    #expect(restoration.activePhases == [.lateRequests, .destination])
    collection.show(rows(0..<90))
    #expect(restoration.activePhases == [] && collection.top(of: 70) == 0)
  }

  @Test("A pending restoration is canceled by a scroll, a drag or another request", arguments: [0, 1, 2, 3])
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
    #expect(restoration.restoration == nil && restoration.activePhases == [])
  }

  // MARK: History

  @Test("A history is recorded only if the configuration sets a limit")
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
    var reported: [String] = []
    override func settingsChanged(_ engine: Engine) {
      reported.append("\(engine.configuration.gestures.slop), \(engine.settings.direction)")
    }
  }

  @Test("Behaviors are notified of new settings after these are applied")
  func settings() {
    let collection = collection()
    let follower = collection.engine.installed { Follower() }
    let slow = GestureTiming(doubleTapInterval: 2, longPressDuration: 3, slop: 40)
    let change = {
      collection.engine.adapt(
        gestures: slow, reducesMotion: true, direction: .rightToLeft, pixelGrid: nil)
    }
    change()
    #expect(follower.reported.isEmpty)
    follower.activePhases = .settings
    change()
    #expect(follower.reported == ["40.0, rightToLeft"])
    #expect(collection.engine.configuration.reducesMotion && collection.engine.settings.reducesMotion)
    #expect(collection.engine.configuration.direction == .rightToLeft)
  }
}
