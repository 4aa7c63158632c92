#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Safe areas at the sides, as in landscape beside a notch.
@MainActor
@Suite("Safe areas at the sides", .simulated)
struct SideSafeAreaTests {
  private func shown(_ view: CollectionView, _ content: Content<UIKitHost> = names(0..<100)) -> TestWindow {
    view.show(content)
    let screen = TestWindow(view, width: 600, height: 300)
    Simulation.setSafeArea(UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 44), of: screen.window)
    screen.settle()
    return screen
  }

  @Test("Rows do not lie under a notch")
  func rows() {
    let view = CollectionView()
    let screen = shown(view)
    let row = view.shownViews.first
    #expect(
      row.map { screen.window.convert($0.bounds, from: $0) } == CGRect(x: 44, y: 10, width: 512, height: 40))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 44))
    // A finger does not move the content sideways.
    Simulation.drag(view, by: CGPoint(x: -60, y: -100))
    screen.wait(2)
    #expect(view.contentOffset == CGPoint(x: -44, y: 90))
  }

  @Test("An app can let rows reach the sides")
  func optOut() {
    let view = CollectionView()
    view.contentInsetAdjustmentBehavior = .automatic
    let screen = shown(view)
    #expect(view.shownViews.first?.frame.width == 600)
    #expect(view.contentOffset == CGPoint(x: 0, y: -10))
    view.contentInsetAdjustmentBehavior = .always
    screen.settle()
    #expect(view.shownViews.first?.frame.width == 512)
  }

  @Test("Content that scrolls sideways has insets at its ends only")
  func sideways() {
    let view = CollectionView()
    let screen = shown(
      view,
      Content(scrolling: .horizontal) {
        Section("tiles", layout: .list().transposed()) {
          ForEach(0..<50) { NameCell(name: "\($0)").size(.fixed(width: 80, height: 40)) }
        }
      })
    screen.settle()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    #expect(view.contentOffset == CGPoint(x: -44, y: 0))
  }
}
#endif
