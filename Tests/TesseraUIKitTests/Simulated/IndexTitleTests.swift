#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The index at the side of a collection view.
@MainActor
@Suite("Index titles", .simulated)
struct IndexTitleTests {
  /// A collection view with an adapter, alone in a window.
  @MainActor
  private struct Screen {
    let pair = AdapterPair()
    var view: UICollectionView { pair.collection }
    var adapter: CollectionViewAdapter { pair.collectionAdapter }

    func show(_ content: Content<UIKitHost>) {
      adapter.show(content)
      wait()
    }

    func wait() { pair.screens[0].wait(1) }

    /// Touches an index title and returns the topmost text afterwards.
    func top(byTitle position: Int) -> String? {
      Simulation.touchIndexTitle(at: position, in: view)
      wait()
      let cells = view.visibleCells.filter { $0.frame.maxY > view.bounds.minY }
      return cells.min { $0.frame.minY < $1.frame.minY }?.nameView?.text
    }
  }

  private func letters(_ counts: KeyValuePairs<String, Int>) -> Content<UIKitHost> {
    Content {
      for (letter, count) in counts {
        Section(ItemID(letter)) { ForEach(0..<count) { NameCell(name: "\(letter)\($0)") } }
      }
    }
  }

  private let titles = ["A", "M", "Z"].map { (title: $0, section: ItemID($0)) }

  @Test("Titles scroll to the first items of sections by their ids")
  func sections() {
    let screen = Screen()
    screen.adapter.indexTitles = titles
    screen.show(letters(["A": 30, "M": 30, "Z": 30]))
    #expect(screen.adapter.viewDelegate.indexTitles(for: screen.view) == ["A", "M", "Z"])
    #expect(screen.top(byTitle: 1) == "M0")
    #expect(screen.top(byTitle: 0) == "A0")
    // The same title at another position.
    screen.show(letters(["Z": 30, "A": 30, "M": 30]))
    #expect(screen.top(byTitle: 2) == "Z0")
  }

  @Test("A title of an empty section scrolls to the next section with items or the last")
  func emptySections() {
    let screen = Screen()
    screen.adapter.indexTitles = titles
    screen.show(letters(["A": 30, "M": 0, "Z": 30]))
    #expect(screen.top(byTitle: 1) == "Z0")
    screen.show(letters(["A": 30, "M": 30, "Z": 0]))
    #expect(screen.top(byTitle: 2) == "M20")
    screen.show(letters(["A": 0]))
    #expect(screen.top(byTitle: 0) == nil)
  }

  @Test("A title of a missing section scrolls to the start")
  func missingSection() {
    let screen = Screen()
    screen.adapter.indexTitles = titles
    screen.show(letters(["A": 30, "M": 30]))
    #expect(screen.top(byTitle: 1) == "M0")
    #expect(screen.top(byTitle: 2) == "A0")
  }

  @Test("Titles that are set later are shown, and the selection stays")
  func later() {
    let screen = Screen()
    screen.view.allowsMultipleSelection = true
    screen.adapter.show(
      Content {
        Section("A") { ForEach(0..<3) { NameCell(name: "\($0)").selectable() } }
      })
    screen.wait()
    #expect(screen.adapter.select(1))
    screen.adapter.indexTitles = titles
    screen.wait()
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    Simulation.touchIndexTitle(at: 0, in: screen.view)
    screen.adapter.indexTitles = []
    screen.wait()
    #expect(screen.adapter.viewDelegate.indexTitles(for: screen.view) == nil)
  }

  @Test("Titles that are set during a batch or a reorder wait for its end")
  func meanwhile() {
    let screen = Screen()
    let rows = { (count: Int) in
      Content<UIKitHost> {
        Section("A") { ForEach(0..<count) { NameCell(name: "\($0)").reorderable() } }
      }
      .onReorder { _ in }
    }
    screen.adapter.show(rows(3))
    screen.wait()
    screen.adapter.show(rows(4))
    screen.adapter.indexTitles = titles
    screen.wait()
    #expect(screen.top(byTitle: 0) == "0")
    #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    screen.adapter.indexTitles = []
    screen.wait()
    screen.view.endInteractiveMovement()
    screen.wait()
    #expect(screen.view.numberOfItems(inSection: 0) == 4)
  }
}
#endif
