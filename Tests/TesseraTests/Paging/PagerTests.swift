import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Pager")
struct PagerTests {
  @Test(
    "A drag ends with an animation to the nearest page",
    arguments: [(40.0, 2), (60, 3), (-60, 1), (0, 2)])
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

  @Test("A fling moves by at most one page")
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

  @Test("With snapping items a fling goes as far as its velocity, up to the end")
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

  @Test("Each wheel step goes one page, even during an animation")
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

  @Test("Page events are paired, and at most one page has appeared, even in a fling")
  func events() {
    let pager = pager(0..<10, at: 0)
    #expect(pager.story() == "+0 !0")
    pager.drag(by: 10, velocity: 1000)
    pager.run(for: 2)
    #expect(pager.story() == "+0 !0 -0 +1 x0 !1")
    pager.engine.selectPage(4, animated: .linear(duration: 0.5))
    pager.run(for: 1)
    // Distant targets are approached from two viewports away.
    #expect(pager.story(from: 6) == "-1 +2 x1 -2 +3 x2 -3 +4 x3 !4")
  }

  @Test("A drag that turns back ends at its first page")
  func cancelTransition() {
    let pager = pager(0..<10)
    pager.engine.beginScrolling()
    pager.scroll(by: 70)
    pager.scroll(by: -40)
    pager.engine.endScrolling()
    pager.update()
    #expect(pager.story() == "+0 !0 -0 +1 -1 x1 +0 !0")
  }

  @Test("A resize keeps the page in place at rest, in an animation and in a drag")
  func resize() {
    let pager = pager(0..<10, at: 0)
    pager.engine.selectPage(3)
    pager.update()
    let reported = pager.pageEvents.count
    pager.resize(to: Size(width: 64, height: 100))
    #expect(pager.page == 3 && pager.engine.viewport.minX == 192 && pager.pageEvents.count == reported)
    pager.scroll(by: 1)
    pager.advance(by: 0.1)
    pager.resize(to: Size(width: 200, height: 64))
    pager.run(for: 2)
    #expect(pager.page == 4 && pager.engine.viewport.minX == 800)
    #expect(pager.story(from: reported) == "-3 +4 x3 !4")
    pager.engine.beginScrolling()
    pager.scroll(by: 30)
    pager.resize(to: Size(width: 100, height: 64))
    pager.engine.endScrolling()
    pager.run(for: 2)
    #expect(pager.page == 4 && pager.engine.viewport.minX == 400)
  }

  @Test("New content keeps the page, or selects the nearest remaining page")
  func content() {
    let pager = pager(0..<10)
    pager.engine.selectPage(5)
    pager.update()
    let reported = pager.pageEvents.count
    pager.show(pagerContent([20, 21, 5, 4, 6]))
    #expect(pager.page == 5 && pager.engine.selectedPage?.position == 2 && pager.pageEvents.count == reported)
    pager.show(pagerContent([20, 6, 4]))
    #expect(pager.page == 4 && pager.engine.viewport.minX == 200)
    #expect(pager.story(from: reported) == "-5 +4 x5 !4")
    pager.show(pagerContent([]))
    #expect(pager.page == nil && pager.story(from: reported + 4) == "-4 x4")
    pager.show(pagerContent([7, 8]))
    #expect(pager.page == 7 && pager.issues == [])
  }

  @Test("The page handler is called once per page, when scrolling ends")
  func selection() {
    var reported: [Int?] = []
    var content = pagerContent(Array(0..<100)).onPage { reported.append($0?.key.number) }
    let pager = HeadlessCollection(
      size: Size(width: 100, height: 64), configuration: EngineConfiguration(overscan: 0), at: 0,
      content: content)
    pager.engine.selectPage(80, animated: .linear(duration: 0.5))
    pager.advance(by: 0.25)
    #expect(reported == [0] && pager.page == 0 && pager.engine.isScrolling)
    pager.run(for: 1)
    #expect(reported == [0, 80])
    pager.engine.selectPage(3)
    pager.update()
    #expect(reported == [0, 80, 3])
    pager.engine.selectPage(3)
    pager.resize(to: Size(width: 50, height: 64))
    pager.engine.selectPage(1000)
    pager.update()
    #expect(reported == [0, 80, 3] && pager.issues == [.unknownItem(1000)])
    content = pagerContent([]).onPage { reported.append($0?.key.number) }
    pager.show(content)
    #expect(reported == [0, 80, 3, nil])
  }

  @Test("Among 100,000 pages only the visible ones create cells")
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

  @Test("Pages kept alive keep their views; others reuse a few")
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

  @Test("The page indicator follows the drag")
  func indicator() {
    let pager = pager(0..<4)
    pager.engine.selectPage(1)
    pager.update()
    #expect(pager.engine.pageIndicator == PageIndicator(count: 4, selected: 1))
    #expect(pager.engine.pageIndicator?.description == "○ ● ○ ○")
    pager.engine.beginScrolling()
    pager.scroll(by: 25)
    #expect(pager.engine.pageIndicator == PageIndicator(count: 4, selected: 1, position: 1.25))
    #expect((0..<4).map { pager.engine.pageIndicator?.highlightFraction(of: $0) } == [0, 0.75, 0.25, 0])
    #expect(numberedLines(0..<10).engine.pageIndicator == nil)
  }

  @Test("In right-to-left layout, pages, drags, wheel steps and dots are mirrored")
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

  @Test("Pages can be groups, in several sections, with spacing between them")
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

  @Test("Scrolling to a position between pages continues to a page")
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

  @Test("Content without snapping stops anywhere and has no page events")
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
