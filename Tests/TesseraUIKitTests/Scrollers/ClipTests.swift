#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Masks at the edges of scrolling sections.
@MainActor
@Suite("Clipped cells", .simulated)
struct ClipTests {
  /// A view with a mask of the app.
  private final class BadgeView: UIView {
    let badge = CALayer()

    init() {
      super.init(frame: .zero)
      layer.mask = badge
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  private struct BadgeCell: Cell, Equatable {
    var number: Int
    static var sizing: Sizing { .fixed(width: 100, height: 60) }
    func makeView() -> BadgeView { BadgeView() }
    func update(_ view: BadgeView, state: CellState) {}
  }

  private func shown() -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(
      Content {
        Section("strip", layout: .row()) { ForEach(0..<20) { BadgeCell(number: $0) } }.scrolls(.horizontal)
      })
    return (view, TestWindow(view))
  }

  private func badges(_ view: CollectionView) -> [BadgeView] {
    view.subviews.compactMap { $0 as? BadgeView }.filter { !$0.isHidden }
  }

  @Test("A mask moves with its cell without an implicit animation")
  func animations() {
    let (view, screen) = shown()
    let before = Simulation.implicitAnimations
    for _ in 0..<5 {
      Simulation.drag(from: CGPoint(x: 200, y: 30), by: CGPoint(x: -40, y: 0), in: screen.window)
      screen.wait(1)
    }
    #expect(badges(view).contains { $0.layer.mask !== $0.badge })
    #expect(Simulation.implicitAnimations == before)
  }

  @Test("A mask of the app is used while nothing is clipped, and again afterwards")
  func ownMask() {
    let (view, screen) = shown()
    let whole = { self.badges(view).filter { view.bounds.contains($0.frame) } }
    #expect(!whole().isEmpty)
    #expect(whole().allSatisfy { $0.layer.mask === $0.badge })
    for _ in 0..<5 {
      Simulation.drag(from: CGPoint(x: 200, y: 30), by: CGPoint(x: -70, y: 0), in: screen.window)
      screen.wait(1)
    }
    #expect(whole().allSatisfy { $0.layer.mask === $0.badge })
  }
}
#endif
