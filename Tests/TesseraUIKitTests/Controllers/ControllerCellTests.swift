#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("View controllers as cells", .simulated)
struct ControllerCellTests {
  private let controllerLog = ControllerLog()

  private func rows(_ names: [String]) -> Content<UIKitHost> {
    Content {
      Section("rows") { ForEach(names, id: \.self) { ChapterPage(name: $0, controllerLog: controllerLog) } }
    }
  }

  @Test("Rows appear when they become visible, and prepared rows do not")
  func rows() {
    let list = CollectionController(rows((0..<20).map { "\($0)" }))
    let screen = TestWindow(list, height: 300)
    let shown = list.chapters.filter(\.hasAppeared).map(\.name)
    #expect(shown == ["0", "1", "2"])
    #expect(list.chapters.count > 3)
    _ = controllerLog.take()
    list.collection.contentOffset.y = 100
    screen.settle()
    let reported = controllerLog.take().filter { $0.hasSuffix("appear") }
    #expect(reported == ["0 will disappear", "0 did disappear", "3 will appear", "3 did appear"])
  }

  @Test("A row follows the preferred height of its controller")
  func preferredSize() {
    let controllers = ["a", "b"].map { ChapterController($0, controllerLog) }
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

  @Test("A removed row disappears when its transition has ended")
  func leaving() {
    let slow = Transition.fade.animation(.linear(duration: 1))
    let list = CollectionController(rows(["a", "b"]).transition(slow))
    let screen = TestWindow(list)
    screen.wait(1)
    _ = controllerLog.take()
    list.collection.show(rows(["b"]).transition(slow))
    screen.settle()
    #expect(controllerLog.take() == ["a will disappear"])
    screen.wait(2)
    #expect(controllerLog.take() == ["a did disappear", "a is emptied"])
  }

  @Test("A row appears together with its controller during a transition")
  func pushed() {
    let list = CollectionController(rows(["a"]))
    // Like a navigation controller: the layout comes before the end of the transition.
    let screen = TestWindow(ManualParent(list))
    #expect(controllerLog.take() == ["a will appear"])
    list.endAppearanceTransition()
    #expect(controllerLog.take() == ["a did appear"])
    screen.settle()
  }

  @Test("Rows appear in a window without a root view controller")
  func orphaned() {
    let view = CollectionView(configuration: EngineConfiguration())
    view.show(rows(["a"]))
    let screen = TestWindow(view)
    #expect(controllerLog.take() == ["a will appear", "a did appear"])
    view.removeFromSuperview()
    screen.settle()
    #expect(controllerLog.take() == ["a will disappear", "a did disappear"])
  }

  @Test("A collection view that moves to another controller takes its rows along")
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
    #expect(controllerLog.take().last == "a did appear")
  }

  @Test("Moving works within one window and outside of any window")
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

  @Test("The app's own controllers keep their content and have no parent off-screen")
  func kept() {
    let controllers = (0..<20).map { ChapterController("\($0)", controllerLog) }
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
    #expect(controllerLog.made == 20)
  }

  @Test("A controller that two items share is shown by one of them")
  func twice() {
    let controller = ChapterController("twin", controllerLog)
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

  @Test("In a UICollectionView, a controller becomes a child of the enclosing controller")
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
    #expect(controllerLog.take().filter { $0.hasSuffix("did appear") }.count == 2)
    view.removeFromSuperview()
    screen.settle()
    #expect(outer.children.isEmpty)
  }
}

/// Begins the appearance transition of its child and does not end it.
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
