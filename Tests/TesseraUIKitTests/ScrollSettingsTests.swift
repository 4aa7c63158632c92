#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// What an app sets of the scroll view.
@MainActor
@Suite("Settings of the scroll view", .simulated)
struct ScrollSettingsTests {
  private func content(_ axis: Axis, snaps: Bool = false) -> Content<UIKitHost> {
    Content(scrolling: axis) { Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)") } } }
      .snapping(snaps ? .pages : .none)
  }

  @Test("Indicators, bouncing and deceleration that the app has set stay")
  func settings() {
    let view = CollectionView()
    view.showsVerticalScrollIndicator = false
    view.alwaysBounceVertical = false
    view.decelerationRate = .fast
    view.show(content(.vertical))
    let screen = TestWindow(view)
    view.contentOffset.y = 100
    screen.settle()
    #expect(!view.showsVerticalScrollIndicator)
    #expect(!view.alwaysBounceVertical)
    #expect(view.decelerationRate == .fast)
    // What was not set follows the axis.
    view.show(content(.horizontal))
    screen.settle()
    #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && view.alwaysBounceHorizontal)
  }

  @Test("What the app has switched off for the other axis stays off when the content scrolls along that")
  func otherAxis() {
    let view = CollectionView()
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = false
    view.show(content(.horizontal))
    _ = TestWindow(view)
    #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(!view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
  }

  @Test("A way that UIKit goes by itself is not cut short by what differs in the last digit")
  func animations() {
    let view = CollectionView()
    view.show(content(.vertical))
    let screen = TestWindow(view)
    view.contentOffset.y = 0.1
    screen.settle()
    view.setContentOffset(CGPoint(x: 0, y: 700.7), animated: true)
    screen.wait(2)
    #expect(abs(view.contentOffset.y - 700.7) < 0.001)
  }

  @Test("Where the app has set nothing they follow the declaration")
  func declared() {
    let view = CollectionView()
    view.show(content(.vertical))
    let screen = TestWindow(view)
    #expect(view.showsVerticalScrollIndicator && view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.decelerationRate == .normal)
    view.show(content(.horizontal, snaps: true))
    screen.settle()
    #expect(view.showsHorizontalScrollIndicator && view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
    #expect(view.decelerationRate == .fast)
    view.show(content(.vertical))
    screen.settle()
    #expect(view.showsVerticalScrollIndicator && view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.decelerationRate == .normal)
  }
}
#endif
