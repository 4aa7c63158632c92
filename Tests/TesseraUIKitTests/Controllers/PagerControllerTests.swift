#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("View controllers as pages", .simulated)
struct PagerControllerTests {
  /// Five pages on screen.
  private func shown() -> (controllerLog: ControllerLog, pager: CollectionController, screen: TestWindow) {
    let controllerLog = ControllerLog()
    let pager = CollectionController(pages(["a", "b", "c", "d", "e"], controllerLog))
    return (controllerLog, pager, TestWindow(pager))
  }

  @Test("The first page appears with the collection view, the prepared one does not")
  func first() {
    let (controllerLog, pager, _) = shown()
    #expect(controllerLog.take() == ["a will appear", "a did appear"])
    #expect(pager.chapters.map(\.name).sorted().first == "a")
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["a"])
  }

  @Test("Every page is a child of the collection view's controller")
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

  @Test("Turning a page sends will events during the drag and did events at rest")
  func turned() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    pager.drag(by: 100)
    screen.settle()
    #expect(controllerLog.take() == ["a will disappear, animated", "b will appear, animated"])
    pager.drag(by: 120)
    screen.settle()
    #expect(controllerLog.take() == [])
    pager.letGo(velocity: 500)
    screen.wait(2)
    #expect(controllerLog.take() == ["a did disappear", "b did appear"])
    #expect(pager.collection.engine.selectedPage?.position == 1)
  }

  @Test("A page that is turned back appears again, and the other one disappears")
  func turnedBack() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    pager.drag(by: 100)
    screen.settle()
    _ = controllerLog.take()
    pager.letGo()
    screen.wait(2)
    #expect(
      controllerLog.take() == ["b will disappear", "b did disappear", "a will appear", "a did appear"])
  }

  @Test("A jump lets the old page disappear before the new one appears")
  func jump() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    pager.collection.engine.selectPage("e")
    pager.collection.setNeedsLayout()
    screen.settle()
    let reported = controllerLog.take().filter { $0.hasPrefix("a") || $0.hasPrefix("e") }
    #expect(
      reported == ["a will disappear", "a did disappear", "a is emptied", "e will appear", "e did appear"])
  }

  @Test("The visible page appears and disappears with the enclosing controller")
  func around() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    screen.window.rootViewController = UIViewController()
    screen.settle()
    #expect(controllerLog.take() == ["a will disappear", "a did disappear"])
    screen.window.rootViewController = pager
    screen.settle()
    #expect(controllerLog.take() == ["a will appear", "a did appear"])
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["a"])
  }

  @Test("Hiding the window while a page turns lets both pages disappear")
  func aroundWhileTurning() {
    let (controllerLog, pager, screen) = shown()
    pager.drag(by: 100)
    screen.settle()
    _ = controllerLog.take()
    screen.window.isHidden = true
    screen.settle()
    #expect(controllerLog.take().sorted() == ["a did disappear", "b did disappear", "b will disappear"])
    screen.window.isHidden = false
    screen.settle()
    pager.letGo(velocity: 500)
    screen.wait(2)
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["b"])
  }

  @Test("A remaining page gets no appearance calls for new content or a new size")
  func stays() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    pager.collection.show(pages(["x", "y", "a", "b"], controllerLog))
    screen.settle()
    screen.window.frame.size = CGSize(width: 480, height: 320)
    screen.settle()
    #expect(controllerLog.take().filter { $0.hasSuffix("appear") && $0.hasPrefix("a") } == [])
    let page = pager.chapters.first { $0.name == "a" }
    #expect(page?.hasAppeared == true)
    #expect(page?.view.bounds.size == pager.collection.bounds.size)
  }

  @Test("A deleted page gives way to the next one")
  func deleted() {
    let (controllerLog, pager, screen) = shown()
    _ = controllerLog.take()
    pager.collection.show(pages(["b", "c"], controllerLog))
    screen.wait(2)
    let reported = controllerLog.take()
    #expect(reported.contains("a did disappear") && reported.contains("b did appear"))
    #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == ["b"])
  }

  @Test("A few controllers show all pages, and unused ones have no parent")
  func reused() {
    let (controllerLog, pager, screen) = shown()
    for name in ["b", "c", "d", "e", "d", "c", "b", "a"] {
      pager.collection.engine.selectPage(ItemID(name))
      pager.collection.setNeedsLayout()
      screen.settle()
      #expect(pager.chapters.filter(\.hasAppeared).map(\.name) == [name])
    }
    #expect(controllerLog.made <= 4)
    #expect(pager.children.allSatisfy { $0.children.count == 1 })
    #expect(pager.children.count <= 3)
  }

  @Test("A page with keepsAlive() keeps its controller")
  func kept() {
    let (controllerLog, pager, screen) = shown()
    let content = Content<UIKitHost>(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(["a", "b", "c", "d"], id: \.self) {
          ChapterPage(name: $0, controllerLog: controllerLog).keepsAlive()
        }
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

  @Test("Removing the collection view releases its pages")
  func released() {
    let (_, _, screen) = shown()
    let outer = UIViewController()
    screen.window.rootViewController = outer
    weak var page: ChapterController?
    weak var container: UIViewController?
    do {
      let inner = CollectionView(frame: outer.view.bounds, configuration: EngineConfiguration())
      inner.show(pages(["a", "b"], ControllerLog()))
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
