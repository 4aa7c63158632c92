#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Controllers as cells", .simulated)
struct ControllerCellTests {
  private let logbook = Logbook()

  private func rows(_ names: [String]) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(names, id: \.self) { ChapterPage(name: $0, logbook: logbook) } } }
  }

  @Test("Rows appear when they come into view, those that are only made ready do not")
  func rows() {
    let list = CollectionController(rows((0..<20).map { "\($0)" }))
    let screen = TestWindow(list, height: 300)
    let shown = list.chapters.filter(\.hasAppeared).map(\.name)
    #expect(shown == ["0", "1", "2"])
    #expect(list.chapters.count > 3)
    _ = logbook.take()
    list.collection.contentOffset.y = 100
    screen.settle()
    let told = logbook.take().filter { $0.hasSuffix("appear") }
    #expect(told == ["0 will disappear", "0 did disappear", "3 will appear", "3 did appear"])
  }

  @Test("A row is as high as its controller likes, also later")
  func preferredSize() {
    let controllers = ["a", "b"].map { ChapterController($0, logbook) }
    for controller in controllers { controller.preferredContentSize.height = 60 }
    let list = CollectionController(
      Content {
        Section("rows") { ForEach(0..<2) { ControllerPage(controllers[$0]) }.size(.estimatedHeight(100)) }
      })
    let screen = TestWindow(list)
    #expect(controllers.map(\.view.bounds.height) == [60, 60])
    controllers[0].preferredContentSize.height = 170
    screen.settle()
    #expect(controllers.map(\.view.bounds.height) == [170, 60])
    #expect(list.collection.contentSize.height == 230)
  }

  @Test("A row that is on its way out disappears, and has disappeared when it is out")
  func leaving() {
    let slow = Transition.fade.animation(.linear(duration: 1))
    let list = CollectionController(rows(["a", "b"]).transition(slow))
    let screen = TestWindow(list)
    screen.wait(1)
    _ = logbook.take()
    list.collection.show(rows(["b"]).transition(slow))
    screen.settle()
    #expect(logbook.take() == ["a will disappear"])
    screen.wait(2)
    #expect(logbook.take() == ["a did disappear", "a is emptied"])
  }

  @Test("Laid out while its controller is on its way, it appears with that")
  func pushed() {
    let list = CollectionController(rows(["a"]))
    // As a navigation controller does: the layout comes before the end of the transition.
    let screen = TestWindow(ManualParent(list))
    #expect(logbook.take() == ["a will appear"])
    list.endAppearanceTransition()
    #expect(logbook.take() == ["a did appear"])
    screen.settle()
  }

  @Test("In a window without any controller rows appear as well")
  func orphaned() {
    let view = CollectionView(configuration: EngineConfiguration())
    view.show(rows(["a"]))
    let screen = TestWindow(view)
    #expect(logbook.take() == ["a will appear", "a did appear"])
    view.removeFromSuperview()
    screen.settle()
    #expect(logbook.take() == ["a will disappear", "a did disappear"])
  }

  @Test("A collection that moves to another controller takes its rows along")
  func moved() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = CollectionView(configuration: EngineConfiguration())
    view.show(rows(["a"]))
    let screen = TestWindow(first)
    view.frame = screen.window.bounds
    first.view.addSubview(view)
    screen.settle()
    #expect(first.children.count == 1)
    screen.window.rootViewController = second
    second.view.addSubview(view)
    screen.settle()
    #expect(first.children.isEmpty && second.children.count == 1)
    #expect(logbook.take().last == "a did appear")
  }

  @Test("It does so where both controllers are in one window, and where nobody sees it")
  func movedWithinWindow() {
    let (outer, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let view = CollectionView(configuration: EngineConfiguration())
    view.show(rows(["a"]))
    let screen = TestWindow(outer)
    for inner in [first, second] {
      outer.addChild(inner)
      inner.view.frame = outer.view.bounds
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    view.frame = screen.window.bounds
    first.view.addSubview(view)
    screen.settle()
    #expect(first.children.count == 1)
    second.view.addSubview(view)
    #expect(first.children.isEmpty && second.children.count == 1)
    screen.window.rootViewController = UIViewController()
    view.removeFromSuperview()
    #expect(second.children.isEmpty)
  }

  @Test("The app's own controllers keep what they show, and are nobody's when they are out of sight")
  func kept() {
    let controllers = (0..<20).map { ChapterController("\($0)", logbook) }
    let list = CollectionController(
      Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) {
          ForEach(controllers.indices, id: \.self) { ControllerPage(controllers[$0]) }
        }
      }
      .snapping(.pages))
    let screen = TestWindow(list)
    #expect(controllers[0].hasAppeared && controllers[0].parent?.parent === list)
    list.collection.engine.selectPage(15)
    list.collection.setNeedsLayout()
    screen.settle()
    #expect(controllers[0].parent == nil && controllers[0].view.superview == nil)
    #expect(controllers.filter(\.hasAppeared).map(\.name) == ["15"])
    list.collection.engine.selectPage(0)
    list.collection.setNeedsLayout()
    screen.settle()
    #expect(controllers.filter(\.hasAppeared).map(\.name) == ["0"])
    #expect(logbook.made == 20)
  }

  @Test("A controller that two items show is at one of them")
  func twice() {
    let controller = ChapterController("twin", logbook)
    let list = CollectionController(
      Content {
        Section("rows") {
          ForEach(0..<2) { _ in ControllerPage(controller) }.size(.height(100))
        }
      })
    let screen = TestWindow(list)
    #expect(list.chapters == [controller])
    #expect(controller.hasAppeared)
    screen.settle()
    #expect(list.children.count == 1)
  }

  @Test("In a collection view of the app's a controller is inside the one around it")
  func adapted() {
    let outer = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let screen = TestWindow(outer)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let adapter = CollectionViewAdapter(view)
    outer.view.addSubview(view)
    adapter.show(rows(["a", "b"]))
    screen.settle()
    let names = outer.children.flatMap { $0.children.compactMap { ($0 as? ChapterController)?.name } }
    #expect(names.sorted() == ["a", "b"])
    #expect(logbook.take().filter { $0.hasSuffix("did appear") }.count == 2)
    view.removeFromSuperview()
    screen.settle()
    #expect(outer.children.isEmpty)
  }
}

/// Shows a controller that it has begun to show, and does not end that by itself.
private final class ManualParent: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
#endif
