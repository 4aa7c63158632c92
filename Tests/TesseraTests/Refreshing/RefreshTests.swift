import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Pull to refresh")
struct RefreshTests {
  private final class Feed {
    var askedCount = 0
  }

  private let feed = Feed()

  private func content(isRefreshing: Bool = false) -> Content<Headless> {
    Content { Section("feed") { ForEach(0..<50) { Label("\($0)") } } }
      .onRefresh(isRefreshing: isRefreshing) { [feed] in feed.askedCount += 1 }
  }

  private func collection(_ content: Content<Headless>, bounces: Bool = true) -> HeadlessCollection {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(bounces: bounces),
      content: content)
    collection.update(at: 1)
    return collection
  }

  private func pull(_ collection: HeadlessCollection, by steps: [Double]) {
    collection.engine.beginScrolling()
    for (number, step) in steps.enumerated() {
      collection.engine.scroll(by: Point(y: step))
      collection.update(at: 1.02 + Double(number) * 0.02)
    }
  }

  private func letGo(_ collection: HeadlessCollection) {
    collection.engine.endScrolling()
    collection.update(at: 2)
    collection.update(at: 2.02)
  }

  @Test("Control-R and F5 refresh unless a refresh is running or unavailable")
  func keys() {
    let collection = collection(content())
    let press = { (key: Key, modifiers: KeyModifiers) in
      let isTaken = collection.engine.press(key, modifiers: modifiers)
      collection.update()
      return isTaken
    }
    #expect(press(.character("r"), .control))
    #expect(press(.function(5), []))
    #expect(!press(.character("r"), []))
    #expect(feed.askedCount == 2)
    collection.show(content(isRefreshing: true))
    #expect(collection.engine.isRefreshing)
    #expect(!press(.function(5), []))
    collection.show { Section("feed") { Label("one") } }
    #expect(!collection.engine.isRefreshing)
    #expect(!press(.function(5), []))
    #expect(feed.askedCount == 2)
  }

  @Test("A long pull beyond the start refreshes when the pointer is released")
  func pulled() {
    let collection = collection(content())
    pull(collection, by: [-60, -60, -60])
    #expect(collection.engine.refreshProgress == 1)
    #expect(feed.askedCount == 0)
    letGo(collection)
    #expect(feed.askedCount == 1)
    #expect(collection.engine.refreshProgress == 0)
  }

  @Test("A short pull does not refresh")
  func short() {
    let collection = collection(content())
    pull(collection, by: [-20, -20])
    #expect(collection.engine.refreshProgress > 0 && collection.engine.refreshProgress < 1)
    letGo(collection)
    #expect(feed.askedCount == 0)
  }

  @Test("Scrolling back before releasing cancels the refresh")
  func takenBack() {
    let collection = collection(content())
    pull(collection, by: [-60, -60, -60, 400])
    #expect(collection.engine.refreshProgress == 0)
    letGo(collection)
    #expect(feed.askedCount == 0)
  }

  @Test("Pulling works without bouncing and with reduced motion", arguments: [false, true])
  func withoutBounce(reducesMotion: Bool) {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(reducesMotion: reducesMotion, bounces: reducesMotion),
      content: content())
    pull(collection, by: [-60, -60])
    #expect(collection.engine.refreshProgress == 1)
    letGo(collection)
    #expect(feed.askedCount == 1)
  }

  @Test("Pushing a pull back cancels the refresh", arguments: [false, true])
  func pushedBack(bounces: Bool) {
    let collection = collection(content(), bounces: bounces)
    pull(collection, by: [-60, -40, 10])
    #expect(collection.engine.refreshProgress < 1)
    letGo(collection)
    #expect(feed.askedCount == 0)
  }

  @Test("Scrolling beyond the end or by a wheel event does not pull")
  func noPull() {
    let beyondEnd = collection(content())
    beyondEnd.engine.scroll(toEdge: .end)
    beyondEnd.update(at: 1)
    pull(beyondEnd, by: [60, 60, 60])
    letGo(beyondEnd)
    let wheel = collection(content())
    wheel.engine.scroll(by: Point(y: -400))
    wheel.update(at: 1.02)
    letGo(wheel)
    #expect(feed.askedCount == 0)
  }

  @Test("The indicator follows the pull, springs back, and stays during a refresh")
  func indicator() throws {
    let collection = collection(content())
    #expect(collection.engine.refreshIndicator == nil)
    pull(collection, by: [-48])
    #expect(collection.engine.refreshIndicator?.reveal == 0.5 && collection.engine.refreshProgress == 0.5)
    collection.engine.scroll(by: Point(y: -96))
    collection.update(at: 1.1)
    let far = try #require(collection.engine.refreshIndicator)
    #expect(far.reveal > 1 && far.reveal < 1.5 && far.progress == 1)
    letGo(collection)
    #expect(feed.askedCount == 1)
    // The app has not declared the refresh yet.
    let back = collection.engine.refreshIndicator?.reveal ?? 0
    #expect(back > 0 && back < far.reveal)
    collection.show(content(isRefreshing: true))
    collection.run(for: 2)
    let stays = try #require(collection.engine.refreshIndicator)
    #expect(stays.reveal == 1 && stays.progress == 0 && stays.isRefreshing)
    #expect(collection.engine.nextFrameTime == nil)
    collection.show(content())
    let frames = collection.run(for: 2)
    #expect(frames.count > 10 && collection.engine.refreshIndicator == nil)
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("With reduced motion the indicator moves without animation")
  func reducedMotion() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(reducesMotion: true), at: 0,
      content: content())
    collection.update(at: 1)
    pull(collection, by: [-48])
    #expect(collection.engine.refreshIndicator?.reveal == 0.5)
    letGo(collection)
    #expect(collection.engine.refreshIndicator == nil && collection.engine.nextFrameTime == nil)
  }

  private func turn(_ collection: HeadlessCollection, at times: [Double], by step: Double = -54) {
    for time in times {
      collection.run(for: time - (collection.time ?? 0))
      collection.engine.turnWheel(by: Point(y: step), time: time)
      collection.update(at: time)
    }
  }

  @Test("Turning the wheel further at the start pulls, and refreshes after a rest")
  func wheel() {
    let collection = collection(content(), bounces: false)
    turn(collection, at: [1.1, 1.2, 1.3])
    #expect(collection.engine.refreshProgress > 0.8 && collection.engine.refreshProgress < 1)
    turn(collection, at: [1.4])
    #expect(collection.engine.refreshProgress == 1 && feed.askedCount == 0)
    collection.run(for: 0.39)
    #expect(feed.askedCount == 0)
    collection.run(for: 2)
    #expect(feed.askedCount == 1 && collection.engine.refreshIndicator == nil)
    // A short pull does not refresh.
    turn(collection, at: [5, 5.1])
    collection.run(for: 2)
    #expect(feed.askedCount == 1)
  }

  @Test("A wheel that scrolled to the start pulls only after a rest")
  func wheelAtStart() {
    let collection = collection(content(), bounces: false)
    collection.scroll(by: 100)
    turn(collection, at: [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8])
    #expect(collection.engine.viewport.minY == 0 && collection.engine.refreshIndicator == nil)
    collection.run(for: 1)
    turn(collection, at: [3, 3.1, 3.2, 3.3])
    #expect(collection.engine.refreshProgress == 1)
    turn(collection, at: [3.4], by: 54)
    collection.run(for: 2)
    #expect(feed.askedCount == 0 && collection.engine.viewport.minY == 54)
  }

  @Test("The refreshing state is part of the equality of content")
  func equality() {
    #expect(content() == content())
    #expect(content() != content(isRefreshing: true))
  }

  @Test("A turning wheel pulls refreshable content only after a rest")
  func wheelBefore() {
    let collection = collection(Content { Section("feed") { Label("Loading") } }, bounces: false)
    turn(collection, at: [1.1, 1.2])
    collection.show(content())
    turn(collection, at: [1.3, 1.4, 1.5, 1.6, 1.7])
    collection.run(for: 2)
    #expect(feed.askedCount == 0 && collection.engine.refreshIndicator == nil)
    turn(collection, at: [5, 5.1, 5.2, 5.3])
    collection.run(for: 2)
    #expect(feed.askedCount == 1)
  }

  @Test("A drag that began before the content became refreshable continues as a pull")
  func fingerBefore() {
    let collection = collection(Content { Section("feed") { ForEach(0..<50) { Label("\($0)") } } })
    pull(collection, by: [-20])
    collection.show(content())
    for step in 1...4 {
      collection.engine.scroll(by: Point(y: -60))
      collection.update(at: 1.1 + Double(step) * 0.02)
    }
    #expect(collection.engine.refreshProgress == 1)
    letGo(collection)
    #expect(feed.askedCount == 1)
  }

  @Test("A refresh that has not begun does not retain the collection")
  func notKept() {
    weak var engine: Engine?
    do {
      let collection = collection(
        Content { Section("feed") { Label("one") } }.onRefresh { await Task.yield() })
      engine = collection.engine
      #expect(collection.engine.refresh())
    }
    #expect(engine == nil)
  }
}
