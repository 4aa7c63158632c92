#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Insets that change: a plain scroll view keeps its offset, within new limits.
@MainActor
@Suite("Bars that move", .simulated)
struct MovingBarTests {
  private func shown(_ content: Content<UIKitHost> = names(0..<100)) -> (CollectionView, TestWindow) {
    let view = CollectionView()
    view.show(content)
    let screen = TestWindow(view)
    cover(top: 100, screen)
    return (view, screen)
  }

  private func cover(top: CGFloat, bottom: CGFloat = 0, _ screen: TestWindow) {
    Simulation.setSafeArea(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), of: screen.window)
    screen.settle()
  }

  @Test("A bar that shrinks with the finger does not double its way")
  func largeTitle() {
    let (view, screen) = shown()
    #expect(view.contentOffset.y == -100)
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 400), in: screen.window)
    // UIKit scrolls from the place at which it recognizes the pan.
    finger.move(to: CGPoint(x: 100, y: 380))
    let start = view.contentOffset.y
    for step in 1...40 {
      finger.move(to: CGPoint(x: 100, y: CGFloat(380 - step)))
      cover(top: CGFloat(100 - step), screen)
    }
    #expect(view.contentOffset.y == start + 40)
    finger.hold(for: 0.3)
    finger.move(to: CGPoint(x: 100, y: 340))
    finger.lift()
    screen.wait(3)
    #expect(view.contentOffset.y == start + 40)
  }

  @Test("A bar that hides or returns at rest moves nothing", arguments: [0, 50] as [CGFloat])
  func hides(bottom: CGFloat) {
    let (view, screen) = shown()
    view.contentOffset.y = 1000
    screen.settle()
    cover(top: 50, bottom: bottom, screen)
    #expect(view.contentOffset.y == 1000)
    #expect(view.texts.first == "25")
    cover(top: 120, screen)
    #expect(view.contentOffset.y == 1000)
  }

  @Test("A bar that covers most of a low view, and a new width, move nothing")
  func newWidth() {
    let (view, screen) = shown()
    view.frame.size.height = 128
    Simulation.setSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44), of: screen.window)
    screen.settle()
    view.contentOffset.y = 3355
    screen.settle()
    cover(top: 99, screen)
    #expect(view.contentOffset.y == 3355)
  }

  @Test("At the start, the content stays below a bar", arguments: [true, false])
  func start(staysAtEdge: Bool) {
    Simulation.quirks.staysAtEdgeWhenInsetsChange = staysAtEdge
    let (view, screen) = shown()
    cover(top: 140, screen)
    #expect(view.contentOffset.y == -140)
    cover(top: 40, screen)
    #expect(view.contentOffset.y == -40)
  }

  @Test("A bar and an offset of the app in one turn: the offset applies")
  func appOffset() {
    let (view, screen) = shown()
    view.contentOffset.y = 500
    cover(top: 40, screen)
    #expect(view.contentOffset.y == 500)
  }

  @Test("Content that keeps to its end stays there over a bar")
  func end() {
    let view = CollectionView(configuration: EngineConfiguration(anchoring: .end).adaptedToDevice())
    view.show(names(0..<100))
    let screen = TestWindow(view)
    #expect(abs(view.contentOffset.y - 3520) < 0.01)
    cover(top: 0, bottom: 200, screen)
    #expect(abs(view.contentOffset.y - 3720) < 0.01)
    view.contentOffset.y = 1000
    screen.settle()
    cover(top: 0, screen)
    #expect(view.contentOffset.y == 1000)
  }

  @Test("A rotation keeps the offset of rows whose heights do not change")
  func rotation() {
    let (view, screen) = shown()
    view.contentOffset.y = 1000
    screen.settle()
    screen.window.frame.size = CGSize(width: 480, height: 320)
    cover(top: 40, bottom: 20, screen)
    #expect(view.contentOffset.y == 1000)
    #expect(view.shownViews.first?.frame.width == 480)
  }

  @Test("A rotation that changes heights keeps the first visible row in place")
  func heights() {
    let (view, screen) = shown(
      Content {
        Section("squares", layout: .grid(columns: 2)) {
          ForEach(0..<200) { NameCell(name: "\($0)").size(Sizing(width: .fill, height: .aspect(1))) }
        }
      })
    view.contentOffset.y = 1600 - 100
    screen.settle()
    let before = view.top(of: "20")
    screen.window.frame.size = CGSize(width: 480, height: 320)
    cover(top: 40, screen)
    #expect(before == 100)
    #expect(view.top(of: "20") == 100)
  }
}
#endif
