#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Sections of compositional layouts that scroll across the axis of the layout: their cells are in another
/// scroll view of UIKit's.
@MainActor
@Suite("Sections that scroll sideways in adapters", .simulated)
struct SidewaysSectionTests {
  private let eventLog = EventLog()
  private let view: UICollectionView

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
    let tile = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let made = NSCollectionLayoutSection(group: section == 1 ? tile : row)
      if section == 1 { made.orthogonalScrollingBehavior = .continuous }
      return made
    }
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private func content(rows: Int = 5, seen fraction: Double = 1) -> Content<UIKitHost> {
    Content {
      Section("top") { ForEach(0..<rows) { NameCell(name: "row \($0)") } }
      Section("tiles") {
        ForEach(0..<20) { [eventLog] tile in
          NameCell(name: "tile \(tile)").onLongPress { eventLog.note("press \(tile)") }
            .onAppear { eventLog.note("+\(tile)") }.onDisappear { eventLog.note("-\(tile)") }
            .onImpression(fraction: fraction, dwell: 1) { eventLog.note("seen \(tile)") }
        }
      }
      Section("bottom") { ForEach(0..<50) { NameCell(name: "last \($0)") } }
    }
  }

  @Test("Items appear, disappear and are seen where they are on screen")
  func appears() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(content())
    let screen = TestWindow(view)
    screen.wait(2)
    // The window is 320 points wide: three tiles, and a part of the fourth.
    #expect(eventLog.take() == ["+0", "+1", "+2", "+3", "seen 0", "seen 1", "seen 2"])
    Simulation.drag(from: CGPoint(x: 250, y: 230), by: CGPoint(x: -210, y: 0), in: screen.window)
    screen.wait(2)
    let log = eventLog.take()
    #expect(log.contains("-0") && log.contains("+5"))
    #expect(log.contains("seen 3") && log.contains("seen 4") && !log.contains("seen 1"))
  }

  @Test("An item counts as seen when a short way makes it visible, although no other appears")
  func shortWay() {
    let adapter = CollectionViewAdapter(view)
    // A fifth of the fourth tile is visible.
    adapter.show(content(seen: 0.5))
    let screen = TestWindow(view)
    screen.wait(2)
    _ = eventLog.take()
    let finger = Simulation.touch(at: CGPoint(x: 250, y: 230), in: screen.window)
    for x in stride(from: 240, through: 200, by: -10) as StrideThrough<CGFloat> {
      finger.move(to: CGPoint(x: x, y: 230))
    }
    finger.hold(for: 0.3)
    finger.lift()
    screen.wait(2)
    #expect(eventLog.take() == ["seen 3"])
  }

  @Test("A long press reaches the item under the finger")
  func presses() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(content())
    let screen = TestWindow(view)
    screen.wait(1)
    Simulation.longPress(at: CGPoint(x: 150, y: 230), in: screen.window)
    screen.wait(1)
    #expect(eventLog.take().contains("press 1"))
    Simulation.drag(from: CGPoint(x: 250, y: 230), by: CGPoint(x: -200, y: 0), in: screen.window)
    screen.wait(2)
    let offset =
      view.cellForItem(at: IndexPath(item: 3, section: 1)).map { $0.convert(CGPoint.zero, to: view).x } ?? 0
    _ = eventLog.take()
    Simulation.longPress(at: CGPoint(x: offset + 50, y: 230), in: screen.window)
    screen.wait(1)
    #expect(eventLog.take().contains("press 3"))
  }

  @Test(
    "Scrolling to an item scrolls the layout and its section",
    arguments: [ScrollAlignment.start, .center, .nearest])
  func scrolls(alignment: ScrollAlignment) {
    let adapter = CollectionViewAdapter(view)
    adapter.show(content(rows: 40))
    let screen = TestWindow(view)
    screen.wait(1)
    adapter.scroll(to: 15, inSection: "tiles", at: alignment)
    screen.wait(1)
    let cell = view.cellForItem(at: IndexPath(item: 15, section: 1))
    let frame = cell.map { view.convert($0.bounds, from: $0) } ?? .zero
    #expect(frame.width == 100 && view.bounds.contains(frame))
  }
}
#endif
