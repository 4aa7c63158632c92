import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Pager")
struct PagerTests {
  @Test("A drag goes to the nearest page, by a flight", arguments: [(40.0, 2), (60, 3), (-60, 1), (0, 2)])
  func drag(distance: Double, page: Int) {
    let pager = pager(0..<10, at: 0)
    pager.engine.selectPage(2)
    pager.update()
    pager.drag(by: distance)
    #expect(pager.engine.isScrolling == (distance != 0))
    #expect(pager.page == 2, "the page is selected when it stands there")
    pager.run(for: 2)
    #expect(pager.page == page && pager.engine.viewport.minX == Double(page) * 100)
    #expect(!pager.engine.isAnimating && !pager.engine.needsUpdate)
  }

  @Test("A fling goes one page at most, and back over the page it came from only in another one")
  func fling() {
    let pager = pager(0..<10)
    pager.drag(by: 10, velocity: 90_000)
    #expect(pager.page == 1)
    pager.drag(by: 0, velocity: 90_000)
    #expect(pager.page == 2)
    pager.drag(by: 60, velocity: -90_000)
    #expect(pager.page == 2)
    pager.drag(by: 250)
    #expect(pager.page == 5, "a finger drags as far as it likes")
  }

  @Test("Where items snap a fling goes as far as it carries, and the end of the content is a place too")
  func items() {
    let rows = HeadlessCollection(
      size: Size(width: 80, height: 80), configuration: EngineConfiguration(overscan: 0),
      content: Content { Section("rows") { ForEach(0..<20) { Label("\($0)") } } }.snapping(.items(.start)))
    rows.drag(by: 3, velocity: 200)
    #expect(rows.page == 6 && rows.engine.viewport.minY == 96)
    rows.drag(by: 9)
    #expect(rows.page == 7 && rows.engine.viewport.minY == 112)
    rows.drag(by: 0, velocity: 90_000)
    #expect(rows.page == 19 && rows.engine.viewport.maxY == 320)
  }

  @Test("Each turn of a wheel and each key goes one page, also from a page that is not reached yet")
  func wheel() {
    let pager = pager(0..<10, at: 0)
    pager.scroll(by: 1)
    pager.scroll(by: 1)
    pager.run(for: 2)
    #expect(pager.page == 2)
    pager.scroll(by: -500)
    pager.run(for: 2)
    #expect(pager.page == 1)
    for _ in 0..<3 { pager.scroll(by: -1) }
    pager.run(for: 2)
    #expect(pager.page == 0 && pager.engine.viewport.minX == 0)
  }

  @Test("The first page appears, each is told in pairs, and one has appeared at most, also while flinging")
  func events() {
    let pager = pager(0..<10, at: 0)
    #expect(pager.story() == "+0 !0")
    pager.drag(by: 10, velocity: 1000)
    pager.run(for: 2)
    #expect(pager.story() == "+0 !0 -0 +1 x0 !1")
    pager.engine.selectPage(4, animated: .linear(duration: 0.5))
    pager.run(for: 1)
    // Far goals are approached from two viewports away.
    #expect(pager.story(from: 6) == "-1 +2 x1 -2 +3 x2 -3 +4 x3 !4")
  }

  @Test("A drag that turns back ends where it began")
  func turnBack() {
    let pager = pager(0..<10)
    pager.engine.beginScrolling()
    pager.scroll(by: 70)
    pager.scroll(by: -40)
    pager.engine.endScrolling()
    pager.update()
    #expect(pager.story() == "+0 !0 -0 +1 -1 x1 +0 !0")
  }

  @Test(
    "After a resize the same page stands in its place, at rest, in a flight and under a finger; none comes or goes"
  )
  func resize() {
    let pager = pager(0..<10, at: 0)
    pager.engine.selectPage(3)
    pager.update()
    let told = pager.pageEvents.count
    pager.resize(to: Size(width: 64, height: 100))
    #expect(pager.page == 3 && pager.engine.viewport.minX == 192 && pager.pageEvents.count == told)
    pager.scroll(by: 1)
    pager.advance(by: 0.1)
    pager.resize(to: Size(width: 200, height: 64))
    pager.run(for: 2)
    #expect(pager.page == 4 && pager.engine.viewport.minX == 800)
    #expect(pager.story(from: told) == "-3 +4 x3 !4")
    pager.engine.beginScrolling()
    pager.scroll(by: 30)
    pager.resize(to: Size(width: 100, height: 64))
    pager.engine.endScrolling()
    pager.run(for: 2)
    #expect(pager.page == 4 && pager.engine.viewport.minX == 400)
  }

  @Test("New content leaves the page where it is; where it has gone its nearest survivor is shown")
  func content() {
    let pager = pager(0..<10)
    pager.engine.selectPage(5)
    pager.update()
    let told = pager.pageEvents.count
    pager.show(pagerContent([20, 21, 5, 4, 6]))
    #expect(pager.page == 5 && pager.engine.selectedPage?.position == 2 && pager.pageEvents.count == told)
    pager.show(pagerContent([20, 6, 4]))
    #expect(pager.page == 4 && pager.engine.viewport.minX == 200)
    #expect(pager.story(from: told) == "-5 +4 x5 !4")
    pager.show(pagerContent([]))
    #expect(pager.page == nil && pager.story(from: told + 4) == "-4 x4")
    pager.show(pagerContent([7, 8]))
    #expect(pager.page == 7 && pager.issues == [])
  }

  @Test("The selected page is told once, when the collection has come to rest there")
  func selection() {
    var told: [Int?] = []
    var content = pagerContent(Array(0..<100)).onPage { told.append($0?.key.number) }
    let pager = HeadlessCollection(
      size: Size(width: 100, height: 64), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content)
    pager.engine.selectPage(80, animated: .linear(duration: 0.5))
    pager.advance(by: 0.25)
    #expect(told == [0] && pager.page == 0 && pager.engine.isScrolling)
    pager.run(for: 1)
    #expect(told == [0, 80])
    pager.engine.selectPage(3)
    pager.update()
    #expect(told == [0, 80, 3])
    pager.engine.selectPage(3)
    pager.resize(to: Size(width: 50, height: 64))
    pager.engine.selectPage(1000)
    pager.update()
    #expect(told == [0, 80, 3] && pager.issues == [.unknownItem(1000)])
    content = pagerContent([]).onPage { told.append($0?.key.number) }
    pager.show(content)
    #expect(told == [0, 80, 3, nil])
  }

  @Test("Of a hundred thousand pages only those in view are made, however one gets there")
  func lazy() {
    var made = 0
    let pager = HeadlessCollection(
      size: Size(width: 100, height: 64), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) {
          ForEach(0..<100_000) { page -> Label in
            made += 1
            return Label("\(page)")
          }
        }
      }
      .snapping(.pages))
    #expect(made <= 2)
    made = 0
    pager.engine.selectPage(70_000)
    pager.update()
    #expect(pager.page == 70_000 && made <= 2)
    made = 0
    for _ in 0..<10 {
      pager.drag(by: 20, velocity: 2000)
      pager.run(for: 2)
    }
    #expect(pager.page == 70_010 && made <= 30)
    made = 0
    pager.engine.selectPage(5, animated: .linear(duration: 0.5))
    pager.run(for: 1)
    #expect(pager.page == 5 && made <= 12)
    #expect(pager.viewCount <= 3)
  }

  @Test("Static pages keep their views, reused ones share a few")
  func views() {
    let keeping = HeadlessCollection(
      size: Size(width: 100, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<4) { Label("\($0)").keepsAlive() } }
      }
      .snapping(.pages))
    let reusing = pager(0..<4)
    for collection in [keeping, reusing] {
      for step in [1.0, 1, 1, -1, -1, -1] { collection.scroll(by: step) }
      #expect(collection.page == 0)
    }
    #expect(keeping.viewCount == 4 && keeping.configurations == 4)
    #expect(reusing.viewCount <= 2 && reusing.configurations == 7)
  }

  @Test("Dots follow the finger")
  func indicator() {
    let pager = pager(0..<4)
    pager.engine.selectPage(1)
    pager.update()
    #expect(pager.engine.pageIndicator == PageIndicator(count: 4, selected: 1))
    #expect(pager.engine.pageIndicator?.description == "○ ● ○ ○")
    pager.engine.beginScrolling()
    pager.scroll(by: 25)
    #expect(pager.engine.pageIndicator == PageIndicator(count: 4, selected: 1, position: 1.25))
    #expect((0..<4).map { pager.engine.pageIndicator?.light(of: $0) } == [0, 0.75, 0.25, 0])
    #expect(numberedLines(0..<10).engine.pageIndicator == nil)
  }

  @Test("Where lines begin at the right, so do pages: drags, wheels and dots run the other way")
  func rightToLeft() {
    let pager = pager(0..<4, EngineConfiguration(overscan: 0, direction: .rightToLeft))
    #expect(pager.page == 0 && pager.engine.viewport.minX == 300)
    pager.drag(by: -10, velocity: -1000)
    #expect(pager.page == 1 && pager.engine.viewport.minX == 200)
    pager.scroll(by: -1)
    #expect(pager.page == 2 && pager.engine.viewport.minX == 100)
    pager.resize(to: Size(width: 50, height: 64))
    #expect(pager.page == 2 && pager.engine.viewport.minX == 50)
    #expect(pager.engine.pageIndicator?.description == "○ ● ○ ○")
  }

  @Test("A page may be a group of cells, and pages may be in several sections, with room between them")
  func groups() {
    let pager = HeadlessCollection(
      size: Size(width: 160, height: 64), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: .horizontal) {
        for section in ["a", "b"] {
          Section(ItemID(section), layout: .pages(spacing: 8, peek: 16).transposed()) {
            for page in 1...2 {
              Group {
                Label("title \(page)").id("title \(section)\(page)")
                Label("text \(page)")
              }
              .id("\(section)\(page)")
            }
          }
        }
      }
      .snapping(.pages))
    #expect(pager.engine.selectedPage?.key.description == "a/a1")
    for name in ["a/a2", "b/b1", "b/b2", "b/b2"] {
      pager.drag(by: 20, velocity: 1000)
      #expect(pager.engine.selectedPage?.key.description == name)
    }
    #expect(pager.engine.selectedPage?.position == 3)
    pager.engine.scroll(to: "title a2", inSection: "a2", at: .start)
    pager.update()
    #expect(pager.engine.selectedPage?.key.description == "a/a2", "what is on a page is shown with its page")
  }

  @Test("Whatever scrolls to a place in between goes on to a page")
  func places() {
    let pager = pager(0..<10, at: 0)
    pager.engine.scroll(to: Point(x: 333))
    pager.update()
    #expect(pager.page == 3 && pager.engine.viewport.minX == 300)
    pager.engine.scroll(toEdge: .end)
    pager.update()
    #expect(pager.page == 9)
    pager.engine.restore(.item(4, inSection: "pages", distance: -30))
    pager.update()
    #expect(pager.page == 4 && pager.engine.viewport.minX == 400)
    pager.engine.selectPage(6, animated: .linear(duration: 1))
    pager.update()
    pager.advance(by: 0.25)
    pager.engine.stopScrolling()
    pager.run(for: 2)
    #expect(pager.page == 5)
    #expect(!pager.engine.isScrolling)
  }

  @Test("Content that does not snap is dragged and let go anywhere, and tells no pages")
  func free() {
    let pager = pager(0..<10, EngineConfiguration(overscan: 0), .none)
    pager.drag(by: 130, velocity: 500)
    #expect(pager.engine.viewport.minX == 130 && pager.page == nil && pager.pageEvents == [])
    pager.show(pagerContent(Array(0..<10)))
    #expect(pager.page == 1 && pager.engine.viewport.minX == 100)
    pager.show(pagerContent(Array(0..<10), .none))
    #expect(pager.page == nil && pager.story() == "+1 !1 -1 x1")
  }
}
