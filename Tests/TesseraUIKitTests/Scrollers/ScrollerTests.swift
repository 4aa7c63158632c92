#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Sections that scroll by themselves, with simulated fingers.
@MainActor
@Suite("Scrolling sections", .simulated)
struct ScrollerTests {
  init() { Simulation.reset() }

  private let log = Log()

  /// Two scrolling sections of twenty tiles, 100 points wide each, and rows below.
  private func feed(
    _ tiles: Range<Int> = 0..<20, snapping: Snapping = .none, direction: LayoutDirection = .leftToRight
  ) -> CollectionView {
    let view = CollectionView(configuration: EngineConfiguration(direction: direction))
    show(in: view, tiles, snapping)
    return view
  }

  private func show(in view: CollectionView, _ tiles: Range<Int>, _ snapping: Snapping = .none) {
    view.show(
      Content {
        for name in ["a", "b"] {
          Section(name, layout: .row()) {
            ForEach(tiles) { tile in
              NameCell(name: "\(name)\(tile)").onTap { log.words.append("tap \(name)\(tile)") }
            }
            .size(.fixed(width: 100, height: 60))
          }
          .scrolls(.horizontal, snapping: snapping)
        }
        Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)") } }
      })
  }

  @Test("A horizontal drag scrolls only the section under the finger")
  func sideways() {
    let view = feed()
    let screen = TestWindow(view)
    Simulation.drag(from: CGPoint(x: 200, y: 30), by: CGPoint(x: -150, y: 10), in: screen.window)
    screen.wait(1)
    let left = view.left(of: "a2") ?? 0
    #expect(left < 80 && left > 40)
    #expect(view.left(of: "b0") == 0)
    #expect(view.contentOffset == .zero)
    #expect(log.words.isEmpty)
  }

  @Test("A vertical drag on a horizontal section scrolls the collection view")
  func upwards() {
    let view = feed()
    let screen = TestWindow(view)
    Simulation.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 10, y: -90), in: screen.window)
    screen.wait(1)
    #expect(view.contentOffset.y > 60)
    #expect(view.left(of: "b0") == 0)
  }

  @Test("A horizontal drag moves nothing where no section scrolls horizontally")
  func elsewhere() {
    let view = feed()
    let screen = TestWindow(view)
    Simulation.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: -150, y: 0), in: screen.window)
    screen.wait(1)
    #expect(view.contentOffset == .zero)
    #expect(view.left(of: "a0") == 0 && view.left(of: "0") == 0)
  }

  @Test(
    "A section decelerates while another scrolls, and a stopping tap selects nothing")
  func flings() {
    let view = feed()
    let screen = TestWindow(view)
    Simulation.fling(from: CGPoint(x: 250, y: 30), by: CGPoint(x: -100, y: 0), in: screen.window)
    let start = view.left(of: "a2") ?? 0
    Simulation.drag(from: CGPoint(x: 250, y: 90), by: CGPoint(x: -40, y: 0), in: screen.window)
    #expect((view.left(of: "a2") ?? -100) < start - 50)
    #expect(view.left(of: "b1") ?? 0 < 100)
    Simulation.fling(from: CGPoint(x: 250, y: 30), by: CGPoint(x: -50, y: 0), in: screen.window)
    screen.wait(0.1)
    Simulation.tap(at: CGPoint(x: 150, y: 30), in: screen.window)
    let stopped = view.tiles("a")
    screen.wait(1)
    #expect(view.tiles("a") == stopped)
    #expect(log.words.isEmpty)
    Simulation.tap(at: CGPoint(x: 150, y: 30), in: screen.window)
    screen.wait(1)
    #expect(log.words.count == 1)
  }

  @Test("A finger that stops the collection view does not tap")
  func stopsCollection() {
    let view = feed()
    let screen = TestWindow(view)
    view.contentOffset.y = 10
    screen.settle()
    Simulation.fling(from: CGPoint(x: 200, y: 60), by: CGPoint(x: 0, y: 30), during: 0.05, in: screen.window)
    #expect(view.isDecelerating)
    Simulation.tap(at: CGPoint(x: 150, y: 60), in: screen.window)
    screen.wait(1)
    #expect(log.words.isEmpty)
  }

  @Test("A section that is pulled beyond its end follows and springs back")
  func bounces() {
    let view = feed()
    let screen = TestWindow(view)
    let finger = Simulation.touch(at: CGPoint(x: 50, y: 30), in: screen.window)
    finger.move(to: CGPoint(x: 250, y: 30), during: 0.3)
    #expect((view.left(of: "a0") ?? 0) > 50)
    finger.lift()
    screen.wait(2)
    #expect(view.left(of: "a0") == 0)
    for _ in 0..<12 {
      Simulation.fling(from: CGPoint(x: 300, y: 30), by: CGPoint(x: -280, y: 0), in: screen.window)
      screen.wait(2)
    }
    #expect(view.left(of: "a19") == 220)
  }

  @Test("A right-to-left section starts and scrolls from the right")
  func rightToLeft() {
    let view = feed(direction: .rightToLeft)
    let screen = TestWindow(view)
    #expect(view.left(of: "a0") == 220)
    Simulation.drag(from: CGPoint(x: 100, y: 30), by: CGPoint(x: 150, y: 0), in: screen.window)
    screen.wait(1)
    #expect((view.left(of: "a2") ?? 0) > 150)
    #expect(view.left(of: "b0") == 220)
    let finger = Simulation.touch(at: CGPoint(x: 300, y: 90), in: screen.window)
    finger.move(to: CGPoint(x: 100, y: 90), during: 0.3)
    #expect((view.left(of: "b0") ?? 220) < 170)
    finger.lift()
    screen.wait(2)
    #expect(view.left(of: "b0") == 220)
  }

  @Test("A snapping section comes to rest at an item", arguments: [Snapping.items(.start), .pages])
  func snaps(_ snapping: Snapping) {
    let view = feed(snapping: snapping)
    let screen = TestWindow(view)
    Simulation.fling(from: CGPoint(x: 250, y: 30), by: CGPoint(x: -80, y: 0), in: screen.window)
    screen.wait(2)
    let lefts = view.tiles("a").compactMap { view.left(of: $0) }
    if snapping == .pages {
      // The next item in the center is the third one: the first two are as far to the left as the content
      // goes.
      #expect(view.left(of: "a2") == 110)
    } else {
      #expect(lefts.contains(0))
      #expect(view.tiles("a").first != "a0")
    }
  }

  @Test("Items inserted before leave the visible items in place during a drag")
  func insertion() {
    let view = feed(10..<30)
    let screen = TestWindow(view)
    let finger = Simulation.touch(at: CGPoint(x: 250, y: 30), in: screen.window)
    finger.move(to: CGPoint(x: 50, y: 30), during: 0.3)
    let left = view.left(of: "a12")
    show(in: view, 0..<30)
    screen.settle()
    #expect(left != nil && view.left(of: "a12") == left)
    finger.move(to: CGPoint(x: 150, y: 30), during: 0.3)
    #expect(abs((view.left(of: "a12") ?? 0) - (left ?? 0) - 100) < 0.01)
    finger.lift()
  }

  @Test(
    "A drag continues from a position that the app scrolled to")
  func program() {
    let view = feed()
    let screen = TestWindow(view)
    view.engine.scroll(to: 10, inSection: "a", at: .start)
    view.setNeedsLayout()
    screen.settle()
    let left = view.left(of: "a10") ?? -1
    #expect(left >= 0)
    let finger = Simulation.touch(at: CGPoint(x: 250, y: 30), in: screen.window)
    finger.move(to: CGPoint(x: 230, y: 30), during: 0.1)
    #expect(abs((view.left(of: "a10") ?? 0) - left + 20) < 0.01)
    finger.lift()
  }

  @Test("Scroll views are removed with their sections")
  func goes() {
    let view = feed()
    let screen = TestWindow(view)
    let pans = view.gestureRecognizers?.count ?? 0
    show(in: view, 0..<2)
    screen.settle()
    #expect((view.gestureRecognizers?.count ?? 0) == pans - 2)
    #expect(view.subviews.allSatisfy { !($0 is UIScrollView) })
  }
}

extension CollectionView {
  /// Returns the position of a name on screen.
  fileprivate func left(of text: String) -> CGFloat? {
    subviews.compactMap { $0 as? NameView }.first { !$0.isHidden && $0.text == text }.map {
      $0.frame.minX - bounds.minX
    }
  }

  /// Returns the names that begin with a letter, from left to right.
  fileprivate func tiles(_ letter: String) -> [String] {
    shownViews.filter { $0.text.hasPrefix(letter) }.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
  }
}
#endif
