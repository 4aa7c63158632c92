#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The calls to the app's delegate when content comes to rest.
@MainActor
@Suite("Ends of scrolling", .simulated)
struct ScrollEndTests {
  private let listener = EndListener()

  private func pager() -> (CollectionView, TestWindow) {
    let view = CollectionView()
    view.show(
      Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<5) { NameCell(name: "\($0)") } }
      }
      .snapping(.pages))
    view.delegate = listener
    return (view, TestWindow(view))
  }

  @Test("A page that is turned decelerates and ends, as in a scroll view with pages")
  func pages() {
    let (view, screen) = pager()
    Simulation.fling(from: CGPoint(x: 200, y: 200), by: CGPoint(x: -60, y: 0), in: screen.window)
    #expect(listener.words == ["let go, decelerates", "will decelerate"])
    screen.wait(3)
    #expect(view.contentOffset.x == 320)
    #expect(listener.words == ["let go, decelerates", "will decelerate", "has decelerated"])
  }

  @Test("A drag that ends at a page does not decelerate")
  func restingPage() {
    let (view, screen) = pager()
    Simulation.drag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -10, y: 0), in: screen.window)
    screen.wait(2)
    #expect(view.contentOffset.x == 0)
    listener.words = []
    let finger = Simulation.touch(at: CGPoint(x: 300, y: 200), in: screen.window)
    finger.move(to: CGPoint(x: 250, y: 200))
    finger.move(to: CGPoint(x: 300, y: 200))
    finger.hold(for: 0.3)
    finger.move(to: CGPoint(x: 300, y: 200))
    finger.lift()
    screen.wait(2)
    #expect(listener.words == ["let go, rests"])
  }

  @Test("An animated offset of a pager arrives and ends")
  func animation() {
    let (view, screen) = pager()
    view.setContentOffset(CGPoint(x: 640, y: 0), animated: true)
    screen.wait(3)
    #expect(view.contentOffset.x == 640)
    #expect(listener.words == ["has animated"])
  }

  @Test("An animated scroll to an item ends as an animation of UIKit does")
  func scrollToItem() {
    let view = CollectionView()
    view.show(names(0..<100))
    view.delegate = listener
    let screen = TestWindow(view)
    view.engine.scroll(to: 50, at: .start, animated: .standard)
    view.setNeedsLayout()
    screen.wait(3)
    #expect(listener.words == ["has animated"])
  }

  @Test("A finger that drags a turning page ends its deceleration")
  func caught() {
    let (_, screen) = pager()
    Simulation.fling(from: CGPoint(x: 200, y: 200), by: CGPoint(x: -60, y: 0), in: screen.window)
    screen.wait(0.05)
    let finger = Simulation.touch(at: CGPoint(x: 200, y: 200), in: screen.window)
    finger.move(to: CGPoint(x: 180, y: 200))
    #expect(listener.words == ["let go, decelerates", "will decelerate", "has decelerated"])
    finger.lift()
    screen.wait(3)
    #expect(listener.words.count == 6 && listener.words.last == "has decelerated")
  }

  @Test("Corrections for measured rows do not stop a deceleration", arguments: [true, false])
  func corrections(offsetEndsDeceleration: Bool) {
    Simulation.quirks.offsetEndsDeceleration = offsetEndsDeceleration
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<1000) { NameCell(name: "\($0)", height: $0 % 2 == 0 ? 30 : 90) }
            .size(.estimatedHeight(40))
        }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 500, at: .start)
    view.setNeedsLayout()
    screen.settle()
    view.delegate = listener
    Simulation.fling(view, by: CGPoint(x: 0, y: 100))
    screen.wait(10)
    #expect(listener.words == ["let go, decelerates", "will decelerate", "has decelerated"])
    // The content has moved on over the rows above, whose heights were not known.
    #expect(listener.travelled(view) > 400)
  }

  @Test("A touch stops a deceleration that the collection continues, and is no tap")
  func stopped() {
    Simulation.quirks.offsetEndsDeceleration = true
    let view = CollectionView()
    let log = Log()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<1000) { number in
            NameCell(name: "\(number)", height: number % 2 == 0 ? 30 : 90).onTap { log.words.append("tap") }
              .size(.estimatedHeight(40))
          }
        }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 500, at: .start)
    view.setNeedsLayout()
    screen.settle()
    view.delegate = listener
    Simulation.fling(view, by: CGPoint(x: 0, y: 100))
    screen.wait(0.1)
    Simulation.tap(at: CGPoint(x: 100, y: 200), in: screen.window)
    let place = view.contentOffset
    screen.wait(3)
    #expect(view.contentOffset == place)
    #expect(listener.words.last == "has decelerated")
    #expect(log.words.isEmpty)
  }
}

@MainActor
private final class EndListener: NSObject, UIScrollViewDelegate {
  var words: [String] = []
  private var rows: [Int] = []

  /// Returns the height of the rows from the first visible one at the end of the drag to that at rest.
  func travelled(_ view: CollectionView) -> CGFloat {
    guard let start = rows.first, let end = view.texts.first.flatMap({ Int($0) }) else { return 0 }
    return (min(start, end)..<max(start, end)).reduce(0) { $0 + ($1 % 2 == 0 ? 30 : 90) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append(decelerate ? "let go, decelerates" : "let go, rests")
    if let first = (scrollView as? CollectionView)?.texts.first.flatMap({ Int($0) }) { rows.append(first) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { words.append("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { words.append("has decelerated") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { words.append("has animated") }
}
#endif
