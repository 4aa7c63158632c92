#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Scrolling to ids in the views of adapters.
@MainActor
@Suite("Scrolling in adapters", .simulated)
struct AdapterScrollingTests {
  /// Returns the fully visible rows, of rows of 40 points.
  private func rows(of view: UIScrollView) -> ClosedRange<Int> {
    Int((view.contentOffset.y / 40).rounded(.up))...Int((view.contentOffset.y + 400) / 40) - 1
  }

  @Test("Scrolling to an item respects the alignment")
  func items() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(names(0..<100))
      hand.screen.wait(1)
    }
    let expected: [(ScrollAlignment, ClosedRange<Int>)] = [
      (.start, 50...59), (.end, 41...50), (.nearest, 41...50), (.center, 46...54),
    ]
    for (alignment, seen) in expected {
      pair.collectionAdapter.scroll(to: 50, at: alignment)
      pair.tableAdapter.scroll(to: 50, at: alignment)
      #expect(rows(of: pair.collection) == seen)
      #expect(rows(of: pair.table) == seen)
    }
    pair.collectionAdapter.scroll(to: 60)
    pair.tableAdapter.scroll(to: 60)
    #expect(rows(of: pair.collection) == 51...60)
    #expect(rows(of: pair.table) == 51...60)
    pair.collectionAdapter.scroll(to: 30)
    pair.tableAdapter.scroll(to: 30)
    #expect(rows(of: pair.collection) == 30...39)
    #expect(rows(of: pair.table) == 30...39)
  }

  @Test("Scrolling reaches sections and both ends")
  func sections() {
    let pair = AdapterPair()
    let content = Content<UIKitHost> {
      for name in 0..<10 { Section(ItemID(name)) { ForEach(0..<20) { NameCell(name: "\($0)") } } }
    }
    for hand in pair.hands {
      hand.show(content)
      hand.screen.wait(1)
    }
    pair.collectionAdapter.scroll(toSection: 3)
    pair.tableAdapter.scroll(toSection: 3)
    #expect(pair.collection.contentOffset.y == 2400)
    #expect(pair.table.contentOffset.y == 2400)
    pair.collectionAdapter.scroll(toEdge: .end)
    pair.tableAdapter.scroll(toEdge: .end)
    #expect(pair.collection.contentOffset.y == 7600)
    #expect(pair.table.contentOffset.y == 7600)
    pair.collectionAdapter.scroll(toEdge: .start)
    pair.tableAdapter.scroll(toEdge: .start)
    #expect(pair.collection.contentOffset.y == 0)
    #expect(pair.table.contentOffset.y == 0)
  }

  @Test("Scrolling to an item of pending content waits until it is shown")
  func comingItems() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(names(0..<20))
      hand.screen.wait(1)
      hand.show(names(0..<100))
      hand.show(names(0..<200))
    }
    pair.collectionAdapter.scroll(to: 150, at: .start)
    pair.tableAdapter.scroll(to: 150, at: .start)
    for hand in pair.hands { hand.screen.wait(2) }
    #expect(pair.collection.contentOffset.y == 6000)
    #expect(pair.table.contentOffset.y == 6000)
    // A missing item is not scrolled to.
    pair.collectionAdapter.scroll(to: 999)
    #expect(pair.collection.contentOffset.y == 6000)
  }
}
#endif
