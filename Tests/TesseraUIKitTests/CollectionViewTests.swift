#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Collection view", .simulated)
struct CollectionViewTests {
  @Test("Only visible items have views")
  func shows() {
    let view = CollectionView()
    view.show(names(0..<1_000_000))
    let screen = TestWindow(view)
    #expect(view.texts == (0..<12).map { "\($0)" })
    #expect(view.contentSize == CGSize(width: 320, height: 40_000_000))
    #expect(view.subviews.compactMap { $0 as? NameView }.count <= 16)
    _ = screen
  }

  @Test("Scrolling shows other items in the same views")
  func scrolls() {
    let view = CollectionView()
    view.show(names(0..<1000))
    let screen = TestWindow(view)
    let views = Set(view.subviews.map(ObjectIdentifier.init))
    for step in 1...50 {
      view.contentOffset.y = CGFloat(step) * 40
      screen.settle()
    }
    #expect(view.contentOffset.y == 2000)
    #expect(view.texts.first == "50")
    #expect(view.texts.count == 12)
    #expect(view.subviews.count <= views.count + 4)
  }

  @Test("Rows inserted above do not move the visible rows")
  func anchored() {
    let view = CollectionView()
    view.show(names(100..<200))
    let screen = TestWindow(view)
    view.contentOffset.y = 410
    screen.settle()
    let before = view.top(of: "112")
    view.show(names(0..<200))
    screen.settle()
    #expect(view.top(of: "112") == before)
    #expect(view.contentOffset.y == 4410)
  }

  @Test("A row above that measures higher does not move the visible rows")
  func measured() {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<100) { NameCell(name: "\($0)", height: $0 % 2 == 0 ? 30 : 70) }
            .size(.estimatedHeight(40))
        }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 50, at: .start)
    view.setNeedsLayout()
    screen.settle()
    #expect(view.top(of: "50") == 0)
    // Rows that were never visible come in from above.
    let before = view.top(of: "50")
    for _ in 0..<20 {
      let (text, top) = (view.shownViews[0].text, view.shownViews[0].frame.minY - view.bounds.minY)
      view.contentOffset.y -= 25
      screen.settle()
      #expect(view.top(of: text) == top + 25)
    }
    #expect(before == 0)
  }

  @Test("Content and pinned headers start below the top inset")
  func insets() {
    let view = CollectionView()
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset.top = 50
    view.show(
      Content {
        Section("a") { ForEach(0..<50) { NameCell(name: "\($0)") } }
          .header(pinned: true) { NameCell(name: "header") }
      })
    let screen = TestWindow(view)
    #expect(view.contentOffset.y == -50)
    #expect(view.top(of: "header") == 50)
    view.contentOffset.y = 400
    screen.settle()
    #expect(view.top(of: "header") == 50)
    #expect(view.subviews.compactMap { $0 as? NameView }.filter { !$0.isHidden }.last?.text == "header")
  }

  @Test("Content that changes outside a window is shown when the view returns")
  func offscreen() {
    let view = CollectionView()
    let screen = TestWindow(view)
    view.removeFromSuperview()
    view.show(names(0..<10))
    screen.settle()
    #expect(view.texts.isEmpty)
    screen.window.addSubview(view)
    screen.settle()
    #expect(view.texts.count == 10)
  }

  @Test("Views are released with the collection view")
  func leaks() {
    weak var leaked: CollectionView?
    weak var cell: NameView?
    do {
      let view = CollectionView()
      view.show(names(0..<10))
      let screen = TestWindow(view)
      (leaked, cell) = (view, view.shownViews.first)
      #expect(cell != nil)
      view.removeFromSuperview()
      screen.settle()
    }
    #expect(leaked == nil)
    #expect(cell == nil)
  }
}
#endif
