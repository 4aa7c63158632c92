import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera

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
