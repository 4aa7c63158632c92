import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Lifecycle behavior")
struct LifecycleBehaviorTests {
  private let log = LifecycleLog()

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 32), configuration: EngineConfiguration(overscan: 0), content: content)
  }

  private func rows() -> Content<Headless> {
    Content { Section("rows") { ForEach(0..<50) { Label("\($0)") } } }
  }

  private func phases(_ collection: HeadlessCollection) -> Phases { collection.engine.behaviorPhases.all }

  @Test("Content without lifecycle handlers installs no behavior")
  func nothingDeclared() {
    let collection = collection(Content { Section("rows") { Label("a").keepsAlive() } })
    collection.scroll(by: 16)
    collection.show(rows())
    collection.scroll(by: 160)
    #expect(collection.engine.behaviors.isEmpty)
    #expect(phases(collection).isEmpty)
  }

  @Test("A handler installs one behavior, which is idle while no visible cell has one")
  func items() {
    let content = Content<Headless> {
      Section("rows") {
        Label("first").onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
        ForEach(0..<50) { Label("\($0)") }
      }
    }
    let collection = collection(content)
    #expect(collection.engine.behaviors.count { !($0 is InputBehavior) } == 1)
    #expect(phases(collection) == [.content, .mounts, .groups, .finish])
    collection.scroll(by: 320)
    #expect(log.take() == ["appear", "disappear"])
    #expect(phases(collection) == .content)
    collection.scroll(by: -320)
    #expect(log.take() == ["appear"])
    #expect(phases(collection) == [.content, .mounts, .groups, .finish])
    collection.show(rows())
    #expect(phases(collection) == .content)
  }

  @Test("A visible item that gets a handler appears, and a removed handler is not called")
  func declaredLater() {
    let collection = collection(Content { Section("rows") { Label("a").id("a") } })
    #expect(collection.engine.behaviors.isEmpty)
    collection.show(Content { Section("rows") { Label("a").onAppear { log.note("appear") }.id("a") } })
    #expect(log.take() == ["appear"])
    collection.show(Content { Section("rows") { Label("a").id("a") } })
    #expect(log.take().isEmpty)
    #expect(phases(collection) == .content)
  }

  @Test("A handler of a group is called for the section of its parts")
  func groups() {
    let collection = collection(
      Content {
        Section("rows") {
          Group(layout: .list()) { Label("part") }.onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
          ForEach(0..<50) { Label("\($0)") }
        }
      })
    #expect(log.take() == ["appear"])
    collection.scroll(by: 320)
    #expect(log.take() == ["disappear"])
  }

  @Test("Prefetching and viewport reports are separate behaviors")
  func separate() {
    let prefetching = collection(
      Content {
        Section("rows") { ForEach(0..<50) { Label("\($0)") }.onPrefetch { log.note("\($0.count)") } }
      })
    #expect(prefetching.engine.behaviors.count { !($0 is InputBehavior) } == 1)
    #expect(prefetching.engine.behavior(PrefetchBehavior.self) != nil)
    #expect(log.take() == ["10"])
    prefetching.show(rows())
    prefetching.update(at: 1)
    #expect(phases(prefetching) == .content)

    let reporting = collection(rows().onViewportChange { log.note("\($0.distanceToStart)") })
    #expect(reporting.engine.behaviors.count { !($0 is InputBehavior) } == 1)
    #expect(reporting.engine.behavior(ViewportBehavior.self) != nil)
    #expect(log.take() == ["0.0"])
    reporting.show(rows())
    #expect(phases(reporting) == .content)
  }

  @Test("Prewarming views becomes idle when it is done")
  func prewarming() {
    let collection = collection(rows())
    collection.stage.prewarm(AnyCell(player: "sample", log), count: 2)
    #expect(phases(collection) == [.views, .time])
    collection.update(at: 1)
    #expect(phases(collection).isEmpty)
  }

  @Test("Transactions with the same events are equal")
  func transactions() {
    var transaction = Transaction(operations: [], viewport: .zero, contentSize: .zero)
    var other = transaction
    #expect(transaction.lifecycle.isEmpty && transaction.pageEvents.isEmpty)
    transaction.lifecycle = [.sectionAppear(SectionKey("a"))]
    #expect(transaction != other)
    other.lifecycle = [.sectionAppear(SectionKey("a"))]
    #expect(transaction == other && transaction.hashValue == other.hashValue)
    other.lifecycle = []
    #expect(other == Transaction(operations: [], viewport: .zero, contentSize: .zero))
  }
}
