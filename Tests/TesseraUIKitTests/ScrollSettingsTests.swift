#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Scroll view settings of the app.
@MainActor
@Suite("Settings of the scroll view", .simulated)
struct ScrollSettingsTests {
  private func content(_ axis: Axis, snaps: Bool = false) -> Content<UIKitHost> {
    Content(scrolling: axis) { Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)") } } }
      .snapping(snaps ? .pages : .none)
  }

  @Test("The app's settings of indicators, bouncing and deceleration stay")
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
    // Unset properties follow the axis.
    view.show(content(.horizontal))
    screen.settle()
    #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && view.alwaysBounceHorizontal)
  }

  @Test("Settings of the other axis stay when the content scrolls along it")
  func otherAxis() {
    let view = CollectionView()
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = false
    view.show(content(.horizontal))
    _ = TestWindow(view)
    #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(!view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
  }

  @Test("Rounding differences do not interrupt a scroll animation of UIKit")
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

  @Test("Settings that the app does not set follow the declaration")
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
