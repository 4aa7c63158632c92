import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A behavior says where the collection comes to rest.
@MainActor
@Suite("Resting places of a behavior")
struct RestingPlaceTests {
  /// A behavior that has the content come to rest at whole hundreds of points, and counts items by tens.
  private final class Hundreds: Behavior {
    var log: [String] = []

    override func goal(_ anchor: Anchor, _ engine: Engine) -> Anchor {
      let place = engine.frames.reachablePosition(of: anchor, in: engine.freeViewport)
      return .offset((place / 100).rounded() * 100)
    }

    override func goal(ofStep distance: Double, _ engine: Engine) -> ScrollGoal? {
      goal(engine.window.minY + (distance < 0 ? -100 : 100))
    }

    override func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? {
      goal(engine.window.minY + velocity.y)
    }

    override func forget(_ place: ScrollPlace, _ engine: Engine) {
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

    private func goal(_ offset: Double) -> ScrollGoal {
      ScrollGoal(anchor: .offset(offset), animation: .none)
    }
  }

  /// Another behavior of that kind, asked after the first one.
  private final class Last: Behavior {
    private(set) var dragCount = 0
    override var order: Int { 1 }
    override func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? {
      dragCount += 1
      return ScrollGoal(anchor: .start, animation: .none)
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

  @Test("Each request goes where the behavior says, a step that is no drag as well")
  func goals() {
    let (collection, hundreds) = collection()
    #expect(collection.engine.restsAnywhere)
    hundreds.awake = [.goal, .rest]
    #expect(!collection.engine.restsAnywhere)
    collection.scroll(by: 1)
    #expect(collection.engine.viewport.minY == 100)
    collection.engine.scroll(to: Point(y: 260))
    collection.update()
    #expect(collection.engine.viewport.minY == 300)
    collection.engine.scroll(to: ItemID(0))
    collection.update()
    #expect(collection.engine.viewport.minY == 0)
    hundreds.awake = []
    collection.scroll(by: 7)
    #expect(collection.engine.viewport.minY == 7)
  }

  @Test("A drag is free; when it ends the first behavior with an answer says where the collection goes")
  func drag() {
    let (collection, hundreds) = collection()
    let last = collection.engine.installed { Last() }
    (hundreds.awake, last.awake) = ([.goal, .rest, .drag], .drag)
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

  @Test("The behavior holds on before what is in view does, and says where to rest unless something moves")
  func anchors() {
    let (collection, hundreds) = collection()
    collection.scroll(by: 200)
    hundreds.awake = .anchor
    collection.show(rows(-10..<50))
    #expect(collection.engine.viewport.minY == 200)
    #expect(hundreds.log == ["rest"])
    collection.engine.beginScrolling()
    collection.scroll(by: 1)
    #expect(hundreds.log == ["rest"])
    hundreds.awake = []
    collection.show(rows(0..<50))
    #expect(collection.engine.viewport.minY == 41)
  }

  @Test("A place that is restored is none that the behavior has said")
  func restoring() {
    let (collection, hundreds) = collection()
    collection.scroll(by: 33)
    let position = collection.engine.scrollPosition
    hundreds.awake = [.goal, .rest]
    collection.scroll(by: 1)
    #expect(hundreds.log.isEmpty)
    collection.engine.restore(position)
    collection.update()
    #expect(collection.engine.viewport.minY == 33 && hundreds.log == ["forget"])
  }

  @Test("The behavior hears of each update when everything stands, and numbers items through all sections")
  func finish() {
    let (collection, hundreds) = collection()
    let engine = collection.engine
    #expect(engine.number(of: .item(12, in: 0)) == nil && !engine.countsThroughSections)
    hundreds.awake = [.finish, .counting]
    collection.scroll(by: 20)
    #expect(hundreds.log == ["finish at 20.0"])
    let number = engine.number(of: .item(12, in: 0))
    #expect(number?.index == 2 && number?.count == 10 && engine.countsThroughSections)
    #expect(engine.accessibility(of: engine.cells[0].id)?.count == 10)
  }
}
