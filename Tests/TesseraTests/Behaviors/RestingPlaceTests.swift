import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Snapping behaviors")
struct RestingPlaceTests {
  /// A behavior that snaps to multiples of 100 points and counts items in tens.
  private final class Hundreds: Behavior {
    var log: [String] = []

    override func destination(_ anchor: Anchor, _ engine: Engine) -> Anchor {
      let place = engine.frames.reachablePosition(of: anchor, in: engine.freeViewport)
      return .offset((place / 100).rounded() * 100)
    }

    override func destination(ofStep distance: Double, _ engine: Engine) -> ScrollDestination? {
      destination(engine.window.minY + (distance < 0 ? -100 : 100))
    }

    override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
      destination(engine.window.minY + velocity.y)
    }

    override func forget(_ place: RememberedScrollPosition, _ engine: Engine) {
      if case .last = place { log.append("forget") }
    }
    override func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? {
      switch use {
      case .always: return .offset(engine.window.minY)
      case .newContent: return nil
      case .rest:
        log.append("rest")
        return nil
      }
    }

    override func number(of path: ElementPath, _ engine: Engine) -> (index: Int, count: Int)? {
      path.item.map { ($0 % 10, 10) }
    }

    override func finish(_ transaction: inout Transaction, _ engine: Engine) {
      log.append("finish at \(transaction.viewport.minY)")
    }

    private func destination(_ offset: Double) -> ScrollDestination {
      ScrollDestination(anchor: .offset(offset), animation: .none)
    }
  }

  /// A second behavior, called after the first one.
  private final class Last: Behavior {
    private(set) var dragCount = 0
    override var order: Int { 1 }
    override func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? {
      dragCount += 1
      return ScrollDestination(anchor: .start, animation: .none)
    }
  }

  private func rows(_ numbers: Range<Int>) -> Content<Headless> {
    Content { Section("rows") { ForEach(numbers) { Label("\($0)") } } }
  }

  private func collection() -> (HeadlessCollection, Hundreds) {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(overscan: 0),
      content: rows(0..<50))
    collection.update()
    return (collection, collection.engine.installed { Hundreds() })
  }

  @Test("A behavior adjusts the destination of each scroll request and wheel step")
  func destinations() {
    let (collection, hundreds) = collection()
    #expect(collection.engine.restsAnywhere)
    hundreds.activePhases = [.destination, .rest]
    #expect(!collection.engine.restsAnywhere)
    collection.scroll(by: 1)
    #expect(collection.engine.viewport.minY == 100)
    collection.engine.scroll(to: Point(y: 260))
    collection.update()
    #expect(collection.engine.viewport.minY == 300)
    collection.engine.scroll(to: ItemID(0))
    collection.update()
    #expect(collection.engine.viewport.minY == 0)
    hundreds.activePhases = []
    collection.scroll(by: 7)
    #expect(collection.engine.viewport.minY == 7)
  }

  @Test("A drag scrolls freely; the first behavior with a destination ends it")
  func drag() {
    let (collection, hundreds) = collection()
    let last = collection.engine.installed { Last() }
    (hundreds.activePhases, last.activePhases) = ([.destination, .rest, .drag], .drag)
    collection.engine.beginScrolling()
    collection.scroll(by: 130)
    #expect(collection.engine.isContentDragged && !collection.engine.isResting)
    #expect(collection.engine.viewport.minY == 130)
    collection.engine.endScrolling(velocity: Point(y: 100))
    collection.update()
    #expect(!collection.engine.isContentDragged && collection.engine.isResting)
    #expect(collection.engine.viewport.minY == 200)
    #expect(last.dragCount == 1, "all behaviors follow the drag")
  }

  @Test("The anchor of a behavior outranks visible items")
  func anchors() {
    let (collection, hundreds) = collection()
    collection.scroll(by: 200)
    hundreds.activePhases = .anchor
    collection.show(rows(-10..<50))
    #expect(collection.engine.viewport.minY == 200)
    #expect(hundreds.log == ["rest"])
    collection.engine.beginScrolling()
    collection.scroll(by: 1)
    #expect(hundreds.log == ["rest"])
    hundreds.activePhases = []
    collection.show(rows(0..<50))
    #expect(collection.engine.viewport.minY == 41)
  }

  @Test("A restored position is not adjusted by the behavior")
  func restoring() {
    let (collection, hundreds) = collection()
    collection.scroll(by: 33)
    let position = collection.engine.scrollPosition
    hundreds.activePhases = [.destination, .rest]
    collection.scroll(by: 1)
    #expect(hundreds.log.isEmpty)
    collection.engine.restore(position)
    collection.update()
    #expect(collection.engine.viewport.minY == 33 && hundreds.log == ["forget"])
  }

  @Test("A behavior is notified after each update and can number items across sections")
  func finish() {
    let (collection, hundreds) = collection()
    let engine = collection.engine
    #expect(engine.number(of: .item(12, in: 0)) == nil && !engine.countsThroughSections)
    hundreds.activePhases = [.finish, .counting]
    collection.scroll(by: 20)
    #expect(hundreds.log == ["finish at 20.0"])
    let number = engine.number(of: .item(12, in: 0))
    #expect(number?.index == 2 && number?.count == 10 && engine.countsThroughSections)
    #expect(engine.accessibility(of: engine.cells[0].id)?.count == 10)
  }
}
