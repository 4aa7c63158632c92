import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Paging behavior")
struct PagingBehaviorTests {
  /// Returns the pages as content without snapping.
  private func plain(_ pages: Range<Int>) -> Content<Headless> {
    Content(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) { ForEach(pages) { Label("\($0)") } }
    }
  }

  @Test("Content without pages does not install the behavior")
  func nothingDeclared() {
    let engine = numberedLines(0..<10).engine
    #expect(engine.behaviors.isEmpty)
    #expect(engine.snapping == .none && engine.selectedPage == nil && engine.pageIndicator == nil)
    #expect(engine.restsAnywhere && engine.behaviorAnchor(.always) == nil)
  }

  @Test("The behavior is active only in phases that it needs")
  func phases() {
    let pager = pager(0..<3)
    let all: Phases = [.content, .drag, .keys, .anchor, .destination, .rest, .finish, .counting]
    #expect(pager.engine.behaviors.count == 1 && pager.engine.behaviorPhases.all == all)
    #expect(pager.engine.nextFrameTime == nil)
    pager.show(pagerContent([0, 1], .items(.start)))
    #expect(pager.engine.behaviors.count == 1)
    #expect(pager.engine.behaviorPhases.all == all.subtracting(.counting))
    pager.show(pagerContent([]))
    #expect(pager.engine.behaviorPhases.all == [.content, .keys, .counting], "there is nothing to turn to")
    #expect(pager.press(key: .pageDown))
  }

  @Test("Page handlers alone leave the behavior idle")
  func handlers() {
    let pager = HeadlessCollection(
      size: Size(width: 100, height: 64), content: plain(0..<3).onPage { _ in }.onPageEvent { _ in })
    pager.update()
    #expect(pager.engine.behaviors.count == 1 && pager.engine.behaviorPhases.all == .content)
  }

  @Test("Content that stops snapping ends its page and leaves the behavior idle")
  func asleep() {
    var reported: [Int?] = []
    let pager = pager(0..<3)
    pager.engine.selectPage(1)
    pager.update()
    let start = pager.pageEvents.count
    pager.show(plain(0..<3).onPage { reported.append($0?.key.number) })
    #expect(pager.story(from: start) == "-1 x1" && reported == [nil])
    #expect(pager.engine.behaviors.count { !($0 is InputBehavior) } == 1)
    #expect(pager.engine.behaviorPhases.all == .content)
    #expect(pager.engine.selectedPage == nil && pager.engine.pageIndicator == nil)
    pager.scroll(by: 30)
    #expect(pager.engine.viewport.minX == 130 && pager.pageEvents.count == start + 2)
    pager.show(pagerContent(Array(0..<3)))
    #expect(pager.page == 1 && pager.engine.viewport.minX == 100)
  }

  @Test("A drag that begins before the content snaps ends on a page")
  func drag() {
    let pager = HeadlessCollection(size: Size(width: 100, height: 64), content: plain(0..<5))
    pager.engine.beginScrolling()
    pager.scroll(by: 170)
    pager.show(pagerContent(Array(0..<5)))
    #expect(pager.engine.viewport.minX == 170 && pager.page == nil)
    pager.engine.endScrolling()
    pager.update()
    #expect(pager.engine.viewport.minX == 200 && pager.page == 2)
  }

  @Test("Modifiers add to the declared page handlers")
  func modifiers() {
    let content = plain(0..<3).onPage { _ in }.snapping(.pages).onPageEvent { _ in }.onPage { _ in }
    let paging = content.declared.traits.paging
    #expect(content.declared.traits.all.count == 1 && paging.snapping == .pages)
    #expect(paging.onPage.count == 2 && paging.onPageEvent.count == 1)
    #expect(content == plain(0..<3).snapping(.pages) && content != plain(0..<3))
  }
}
