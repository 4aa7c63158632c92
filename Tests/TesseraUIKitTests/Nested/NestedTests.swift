#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// A collection view in a cell of another one.
@MainActor
@Suite("Collection views in cells", .simulated)
struct NestedTests {
  /// Returns a collection view below a bar of 50 points, with another one in its first cell.
  private func shown(_ axis: Axis) -> (outer: CollectionView, inner: CollectionView?, screen: TestWindow) {
    let outer = CollectionView()
    let screen = TestWindow(outer)
    Simulation.setSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0), of: screen.window)
    outer.show(
      Content {
        Section("rows") {
          ShelfCell(axis: axis)
          ForEach(0..<50) { NameCell(name: "\($0)") }
        }
      })
    screen.wait(1)
    return (outer, outer.subviews.lazy.compactMap { $0 as? CollectionView }.first, screen)
  }

  @Test(
    "A nested collection view starts at its start while a bar covers the outer one",
    arguments: [Axis.horizontal, .vertical], [true, false])
  func start(_ axis: Axis, staysAtEdge: Bool) {
    Simulation.quirks.staysAtEdgeWhenInsetsChange = staysAtEdge
    let (outer, inner, screen) = shown(axis)
    #expect(outer.contentOffset.y == -50)
    #expect(inner?.contentOffset == .zero)
    #expect(inner?.shownViews.first?.text == "0")
    #expect(inner.map { $0.shownViews.first?.frame.origin == .zero } == true)
    // Under the bar and out again.
    outer.contentOffset.y = -10
    screen.settle()
    outer.contentOffset.y = -50
    screen.settle()
    #expect(inner?.contentOffset == .zero)
    #expect(inner.map { $0.shownViews.first?.frame.origin == .zero } == true)
  }

  private final class Log {
    var words: [String] = []
  }

  @Test("A tap in the inner collection view does not tap the outer row")
  func taps() {
    let (outer, log) = (CollectionView(), Log())
    outer.show(
      Content {
        Section("rows") {
          ShelfCell(axis: .horizontal) { log.words.append("tile \($0)") }.onTap { log.words.append("row") }
        }
      })
    let screen = TestWindow(outer)
    screen.wait(1)
    Simulation.tap(at: CGPoint(x: 90, y: 30), in: screen.window)
    screen.settle()
    #expect(log.words == ["tile 1"])
  }
}

/// A cell with scrolling tiles.
private struct ShelfCell: Cell, Equatable {
  var axis: Axis
  var onTap: (Int) -> Void = { _ in }

  static func == (left: ShelfCell, right: ShelfCell) -> Bool { left.axis == right.axis }

  static var sizing: Sizing { .height(100) }

  func makeView() -> CollectionView { CollectionView() }

  func update(_ view: CollectionView, state: CellState) {
    let layout: Layout = axis == .horizontal ? .list().transposed() : .list()
    view.show(
      Content(scrolling: axis) {
        Section("tiles", layout: layout) {
          ForEach(0..<20) { number in
            NameCell(name: "\(number)").onTap { onTap(number) }
          }
          .size(.fixed(width: 60, height: 60))
        }
      })
  }
}
#endif
