#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Declared layouts in a `UICollectionView`.
@MainActor
@Suite("Declared layouts in a collection view", .simulated)
struct CollectionLayoutTests {
  private let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionLayout())

  private func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// Returns the position of a cell on screen.
  private func top(_ item: Int) -> CGFloat? { cell(item).map { $0.frame.minY - view.bounds.minY } }

  @Test("Items have the frames of the declared layout")
  func grid() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        Section("grid", layout: .grid(columns: .count(4), spacing: 8)) {
          ForEach(0..<1000) { NameCell(name: "\($0)") }.size(.height(60))
        }
      })
    let screen = TestWindow(view, width: 344)
    #expect(cell(0)?.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(cell(5)?.frame == CGRect(x: 88, y: 68, width: 80, height: 60))
    #expect(view.contentSize == CGSize(width: 344, height: 16_992))
    view.contentOffset.y = 6800
    screen.settle()
    #expect(cell(400)?.nameView?.text == "400")
    #expect(view.visibleCells.count <= 40)
  }

  @Test("A pinned header stays with its section")
  func pinned() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        for section in 0..<3 {
          Section("\(section)") { ForEach(0..<20) { NameCell(name: "\($0)") } }
            .header(pinned: true) { NameCell(name: "header \(section)") }
        }
      })
    let screen = TestWindow(view)
    view.contentOffset.y = 300
    screen.settle()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.nameView?.text == "header 0")
    #expect(header?.frame.minY == 300)
  }

  @Test("Rows inserted above do not move the visible rows")
  func anchored() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(names(100..<200))
    let screen = TestWindow(view)
    view.contentOffset.y = 410
    screen.settle()
    let before = top(12)
    adapter.show(names(90..<200))
    screen.wait(1)
    #expect(cell(22)?.nameView?.text == "112")
    #expect(top(22) == before)
  }

  @Test("Rows above that measure higher do not move the visible rows")
  func measured() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        Section("rows") {
          ForEach(0..<200) { NameCell(name: "\($0)", height: $0 % 2 == 0 ? 30 : 70) }
            .size(.estimatedHeight(40))
        }
      })
    let screen = TestWindow(view)
    view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(cell(101)?.frame.height == 70)
    for _ in 0..<20 {
      let path = view.indexPathsForVisibleItems.sorted()[3]
      let before = top(path.item) ?? 0
      view.contentOffset.y -= 25
      screen.settle()
      #expect(top(path.item) == before + 25)
    }
  }

  @Test("Decorations and placeholders are views as well")
  func decorations() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        Section("rows") { ForEach(0..<3) { NameCell(name: "\($0)") } }
          .background { NameCell(name: "ground") }
        Section("none") { ForEach(0..<0) { NameCell(name: "\($0)") } }
          .empty { NameCell(name: "nothing here") }
      })
    let screen = TestWindow(view)
    _ = screen
    let texts = view.subviews.filter { !$0.isHidden }.compactMap { $0.nameView?.text }
    #expect(Set(texts) == ["0", "1", "2", "ground", "nothing here"])
  }

  /// Returns the frame of each name, in the collection view and in a `CollectionView` of the same size.
  private func places(_ content: Content<UIKitHost>, at offset: CGFloat = 0) -> [[String: CGRect]] {
    let (own, adapter) = (CollectionView(), CollectionViewAdapter(view))
    own.show(content)
    adapter.show(content)
    return ([own, view] as [UIScrollView]).map { shown in
      let screen = TestWindow(shown)
      screen.wait(1)
      shown.contentOffset.y = offset
      screen.wait(1)
      let views = shown.subviews.filter { !$0.isHidden && $0.frame.intersects(shown.bounds) }
      let names = views.compactMap { view in view.nameView.map { ($0.text, view.frame) } }
      return Dictionary(names) { first, _ in first }
    }
  }

  @Test("Nested sections have the same frames as in a CollectionView", arguments: [0, 510])
  func nested(offset: Int) {
    let places = places(
      Content {
        Section.nesting("board", layout: .grid(columns: .count(2), spacing: 10)) {
          for list in 0..<6 {
            Section("list \(list)") { ForEach(0..<5) { NameCell(name: "\(list).\($0)") } }
              .header { NameCell(name: "list \(list)") }
          }
        }
        Section("rows") { ForEach(0..<20) { NameCell(name: "row \($0)") } }
      }, at: CGFloat(offset))
    #expect(places[0] == places[1])
    #expect(places[1].count > 12)
    if offset == 0 {
      // Side by side, unlike sections that only follow each other.
      #expect(places[1]["list 1"] == CGRect(x: 165, y: 0, width: 155, height: 40))
    }
  }

  @Test("A section declared as scrolling has its frame and does not scroll by itself")
  func scroller() {
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        Section("strip", layout: .row()) {
          ForEach(0..<20) { NameCell(name: "tile \($0)") }.size(.fixed(width: 100, height: 60))
        }
        .scrolls(.horizontal)
        Section("rows") { ForEach(0..<50) { NameCell(name: "row \($0)") } }
      })
    let screen = TestWindow(view)
    #expect(cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(cell(2)?.frame == CGRect(x: 200, y: 0, width: 100, height: 60))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 60)
    #expect(view.contentSize == CGSize(width: 320, height: 2060))
    #if !canImport(ObjectiveC)
    Simulation.drag(from: CGPoint(x: 200, y: 30), by: CGPoint(x: -150, y: 0), in: screen.window)
    screen.wait(1)
    #expect(cell(0)?.frame.minX == 0 && view.contentOffset == .zero)
    #endif
  }
}
#endif
