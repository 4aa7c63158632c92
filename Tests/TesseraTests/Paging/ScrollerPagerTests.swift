import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Scrolling sections as pagers")
struct ScrollerPagerTests {
  private func collection(
    _ snapping: Snapping, width: Dimension = .fixed(100), _ direction: LayoutDirection = .leftToRight
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 100, height: 64),
      configuration: EngineConfiguration(overscan: 0, direction: direction),
      content: Content {
        Section("strip", layout: .row()) {
          ForEach(0..<10) { Label("\($0)").size(width: width, height: .fixed(16)) }
        }
        .scrolls(.horizontal, snapping: snapping)
        Section("rest") { ForEach(100..<120) { Label("\($0)") } }
      })
  }

  private let place = Point(x: 50, y: 8)

  private func offset(_ collection: HeadlessCollection) -> Double {
    collection.engine.scrollingSections.first?.offset ?? .nan
  }

  @Test("Each wheel step over a section of pages goes one page, whatever its distance")
  func wheel() {
    let pages = collection(.pages)
    for (distance, wanted) in [(1.0, 100.0), (500, 200), (-30, 100), (-1, 0), (-1, 0)] {
      pages.scroll(by: Point(x: distance), at: place)
      #expect(offset(pages) == wanted)
    }
    for _ in 0..<20 { pages.scroll(by: Point(x: 1), at: place) }
    #expect(offset(pages) == 900)
    pages.scroll(by: Point(y: 16), at: place)
    #expect(pages.engine.viewport.minY == 16, "the collection scrolls on its own")
  }

  @Test("With snapping items the wheel goes from item to item")
  func items() {
    let items = collection(.items(.start), width: .fixed(30))
    for wanted in [30.0, 60, 90] {
      items.scroll(by: Point(x: 3), at: place)
      #expect(offset(items) == wanted)
    }
    items.scroll(by: Point(x: -3), at: place)
    #expect(offset(items) == 60)
    let free = collection(.none, width: .fixed(30))
    free.scroll(by: Point(x: 3), at: place)
    #expect(offset(free) == 3)
  }

  @Test("A drag ends at the nearest page, and a fling at the next one")
  func drag() {
    let pages = collection(.pages)
    for (distance, velocity, wanted) in [(70.0, 0.0, 100.0), (10, 0, 100), (10, 4000, 200), (-20, -10, 200)] {
      pages.engine.beginScrolling()
      pages.scroll(by: Point(x: distance), at: place)
      pages.engine.endScrolling(velocity: Point(x: velocity))
      pages.update()
      #expect(offset(pages) == wanted)
    }
    #expect(pages.engine.viewport.minY == 0)
  }

  @Test("In right-to-left layout pages begin at the right")
  func rightToLeft() {
    let pages = collection(.pages, .rightToLeft)
    #expect(offset(pages) == 900)
    pages.scroll(by: Point(x: -1), at: place)
    #expect(offset(pages) == 800)
    pages.scroll(by: Point(x: 1), at: place)
    #expect(offset(pages) == 900)
  }
}
