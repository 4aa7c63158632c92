#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Controllers as pages", .simulated)
struct PagerControllerTests {
  /// Five pages on screen.
  private func shown() -> (logbook: Logbook, pager: CollectionController, screen: TestWindow) {
    let logbook = Logbook()
    let pager = CollectionController(pages(["a", "b", "c", "d", "e"], logbook))
    return (logbook, pager, TestWindow(pager))
  }

  @Test("The first page appears with the collection, the next one is ready and has not")
  func first() {
    let (logbook, pager, _) = shown()
    #expect(logbook.take() == ["a will appear", "a did appear"])
    #expect(pager.chapters.map(\.name).sorted().first == "a")
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["a"])
  }

  @Test("Every page is inside the controller of the collection, and is told so")
  func containment() throws {
    let (_, pager, screen) = shown()
    let page = try #require(pager.chapters.first)
    let container = try #require(page.parent)
    #expect(container.parent === pager)
    #expect(page.view.isDescendant(of: pager.collection))
    #expect(page.view.superview === container.view)
    #expect(page.view.bounds.size == screen.window.bounds.size)
    #expect(!page.isMovingToParent && !container.isMovingToParent)
  }

  @Test("While a finger turns the page one goes and one comes; at rest they have gone and come")
  func turned() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    pager.drag(by: 100)
    screen.settle()
    #expect(logbook.take() == ["a will disappear, animated", "b will appear, animated"])
    pager.drag(by: 120)
    screen.settle()
    #expect(logbook.take() == [])
    pager.letGo(velocity: 500)
    screen.wait(2)
    #expect(logbook.take() == ["a did disappear", "b did appear"])
    #expect(pager.collection.engine.selectedPage?.position == 1)
  }

  @Test("A page that is turned back appears again, and the other has never been there")
  func turnedBack() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    pager.drag(by: 100)
    screen.settle()
    _ = logbook.take()
    pager.letGo()
    screen.wait(2)
    #expect(
      logbook.take() == ["b will disappear", "b did disappear", "a will appear", "a did appear"])
  }

  @Test("Going far away the old page goes before the new one comes, and is emptied after it has gone")
  func jump() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    pager.collection.engine.selectPage("e")
    pager.collection.setNeedsLayout()
    screen.settle()
    let told = logbook.take().filter { $0.hasPrefix("a") || $0.hasPrefix("e") }
    #expect(
      told == ["a will disappear", "a did disappear", "a is emptied", "e will appear", "e did appear"])
  }

  @Test("What happens to the controller of the collection happens to the page that is there")
  func around() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    screen.window.rootViewController = UIViewController()
    screen.settle()
    #expect(logbook.take() == ["a will disappear", "a did disappear"])
    screen.window.rootViewController = pager
    screen.settle()
    #expect(logbook.take() == ["a will appear", "a did appear"])
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["a"])
  }

  @Test("A page that is half turned when its surroundings go has gone, and comes when they come")
  func aroundWhileTurning() {
    let (logbook, pager, screen) = shown()
    pager.drag(by: 100)
    screen.settle()
    _ = logbook.take()
    screen.window.isHidden = true
    screen.settle()
    #expect(logbook.take().sorted() == ["a did disappear", "b did disappear", "b will disappear"])
    screen.window.isHidden = false
    screen.settle()
    pager.letGo(velocity: 500)
    screen.wait(2)
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["b"])
  }

  @Test("Other content and another size tell a page that stays nothing")
  func stays() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    pager.collection.show(pages(["x", "y", "a", "b"], logbook))
    screen.settle()
    screen.window.frame.size = CGSize(width: 480, height: 320)
    screen.settle()
    #expect(logbook.take().filter { $0.hasSuffix("appear") && $0.hasPrefix("a") } == [])
    let page = pager.chapters.first { $0.name == "a" }
    #expect(page?.hasAppeared == true)
    #expect(page?.view.bounds.size == pager.collection.bounds.size)
  }

  @Test("A page that is gone from the content gives way to the next one")
  func deleted() {
    let (logbook, pager, screen) = shown()
    _ = logbook.take()
    pager.collection.show(pages(["b", "c"], logbook))
    screen.wait(2)
    let told = logbook.take()
    #expect(told.contains("a did disappear") && told.contains("b did appear"))
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["b"])
  }

  @Test("A few controllers show all pages, and those that wait are inside nothing")
  func reused() {
    let (logbook, pager, screen) = shown()
    for name in ["b", "c", "d", "e", "d", "c", "b", "a"] {
      pager.collection.engine.selectPage(ItemID(name))
      pager.collection.setNeedsLayout()
      screen.settle()
      #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == [name])
    }
    #expect(logbook.made <= 4)
    #expect(pager.children.allSatisfy { $0.children.count == 1 })
    #expect(pager.children.count <= 3)
  }

  @Test("With keepsAlive() a page keeps its controller")
  func kept() {
    let (logbook, pager, screen) = shown()
    let content = Content<UIKitHost>(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(["a", "b", "c", "d"], id: \.self) { ChapterPage(name: $0, logbook: logbook).keepsAlive() }
      }
    }
    pager.collection.show(content.snapping(.pages))
    screen.settle()
    let page = pager.chapters.first { $0.name == "a" }
    pager.collection.engine.selectPage("d")
    pager.collection.setNeedsLayout()
    screen.settle()
    #expect(page?.hasAppeared == false && page?.name == "a" && page?.parent != nil)
    pager.collection.engine.selectPage("a")
    pager.collection.setNeedsLayout()
    screen.settle()
    #expect(page?.hasAppeared == true)
  }

  @Test("Without the collection nothing of its pages is left")
  func released() {
    let (_, _, screen) = shown()
    let outer = UIViewController()
    screen.window.rootViewController = outer
    weak var page: ChapterController?
    weak var container: UIViewController?
    do {
      let inner = CollectionView(frame: outer.view.bounds, configuration: EngineConfiguration())
      inner.show(pages(["a", "b"], Logbook()))
      outer.view.addSubview(inner)
      screen.settle()
      container = outer.children.first
      page = container?.children.first as? ChapterController
      #expect(page != nil)
      inner.removeFromSuperview()
      screen.settle()
      #expect(outer.children.isEmpty)
    }
    #expect(page == nil)
    #expect(container == nil)
  }
}
#endif
