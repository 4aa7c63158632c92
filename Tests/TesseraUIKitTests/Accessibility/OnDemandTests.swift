#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Accessibility properties without VoiceOver: they cost nothing until they are asked for.
@MainActor
@Suite("Accessibility on demand", .simulated)
struct OnDemandTests {
  private struct HintCell: Cell, Equatable {
    var name: String
    func makeView() -> UILabel { UILabel() }
    func update(_ view: UILabel, state: CellState) { view.text = name }
    static var sizing: Sizing { .height(40) }
  }

  private func shown() -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") { ForEach(0..<100) { HintCell(name: "\($0)").accessibilityHint("Opens") } }
      })
    return (view, TestWindow(view))
  }

  private func hints(_ view: CollectionView) -> Int {
    view.subviews.filter { !$0.isHidden && $0.accessibilityHint == "Opens" }.count
  }

  @Test("Nothing is published while no assistive technology asks")
  func lazy() {
    let (view, screen) = shown()
    for _ in 0..<10 {
      view.contentOffset.y += 30
      screen.settle()
    }
    #expect(hints(view) == 0)
    #expect(view.accessibilityElements?.count ?? 0 > 10)
    #expect(hints(view) > 10)
  }

  #if !canImport(ObjectiveC)
  @Test("VoiceOver gets every change at once")
  func eager() {
    let (view, screen) = shown()
    Simulation.setVoiceOverRunning(true)
    screen.settle()
    #expect(hints(view) > 10)
    view.contentOffset.y = 2000
    screen.settle()
    #expect(hints(view) > 10)
  }
  #endif
}
#endif
