#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Paging with a finger, and an app's delegate beside the collection view's own.
@MainActor
@Suite("Paging with a finger", .simulated)
struct PagerTests {
  private func pager() -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(
      Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<5) { NameCell(name: "\($0)") } }
      }
      .snapping(.pages))
    return (view, TestWindow(view))
  }

  @Test("A fling or a drag over half of the width turns one page, a shorter drag none")
  func turns() {
    let (view, screen) = pager()
    Simulation.fling(from: CGPoint(x: 200, y: 200), by: CGPoint(x: -60, y: 0), in: screen.window)
    screen.wait(3)
    #expect(view.contentOffset == CGPoint(x: 320, y: 0))
    #expect(view.engine.selectedPage?.position == 1)
    Simulation.drag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -200, y: 0), in: screen.window)
    screen.wait(3)
    #expect(view.contentOffset == CGPoint(x: 640, y: 0))
    Simulation.drag(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 100, y: 0), in: screen.window)
    screen.wait(3)
    #expect(view.contentOffset == CGPoint(x: 640, y: 0))
    Simulation.fling(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 60, y: 0), in: screen.window)
    screen.wait(3)
    #expect(view.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test("An app's delegate receives all scroll view callbacks")
  func delegate() {
    let (view, listener) = (CollectionView(), Listener())
    view.delegate = listener
    #expect(view.delegate === listener)
    view.show(names(0..<100))
    let screen = TestWindow(view)
    Simulation.fling(view, by: CGPoint(x: 0, y: -200))
    screen.wait(3)
    #expect(listener.scrollCount > 3)
    #expect(
      listener.words == ["will drag", "will let go", "did let go", "will run on", "has run on"])
  }
}

private final class Listener: NSObject, UIScrollViewDelegate {
  var words: [String] = []
  var scrollCount = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { words.append("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    words.append("will let go")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append("did let go")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { words.append("will run on") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { words.append("has run on") }
}
#endif
