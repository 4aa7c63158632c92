#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Ids at index paths, and index paths of ids, as the calls of an app's delegate need them.
@MainActor
@Suite("Ids and index paths in adapters", .simulated)
struct IndexPathTests {
  private func letters(_ counts: KeyValuePairs<String, Int>) -> Content<UIKitHost> {
    Content {
      for (letter, count) in counts {
        Section(letter) {
          ForEach(0..<count) { NameCell(name: "\(letter)\($0)") }.identityScope(.section)
        }
        .empty { NameCell(name: "nothing") }
      }
    }
  }

  @Test("Items and sections are found by their ids, and the other way around")
  func lookups() {
    let pair = AdapterPair()
    for (hand, adapter) in zip(pair.hands, [pair.collectionAdapter, pair.tableAdapter] as [ViewAdapter]) {
      hand.show(letters(["a": 3, "b": 2, "c": 0]))
      hand.screen.wait(1)
      #expect(adapter.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 1)
      #expect(adapter.indexPath(for: 1) == IndexPath(item: 1, section: 0))
      #expect(adapter.indexPath(for: 1, inSection: "b") == IndexPath(item: 1, section: 1))
      #expect(adapter.sectionIdentifier(for: 1) == "b")
      #expect(adapter.index(forSection: "c") == 2)
      // Nothing there.
      #expect(adapter.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
      #expect(adapter.itemIdentifier(for: IndexPath(item: 0, section: 7)) == nil)
      #expect(adapter.itemIdentifier(for: IndexPath(index: 0)) == nil)
      #expect(adapter.indexPath(for: 9) == nil)
      #expect(adapter.indexPath(for: 2, inSection: "b") == nil)
      #expect(adapter.sectionIdentifier(for: 3) == nil)
      #expect(adapter.index(forSection: "z") == nil)
      // A placeholder is an item of the view, but none of the content.
      #expect(adapter.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    }
  }

  @Test("While batches run, index paths are those that the view knows")
  func batches() {
    let pair = AdapterPair()
    for (hand, adapter) in zip(pair.hands, [pair.collectionAdapter, pair.tableAdapter] as [ViewAdapter]) {
      adapter.policy.limit = nil
      hand.show(letters(["a": 6, "b": 6]))
      hand.screen.wait(1)
      var isDone = false
      // A section that moves together with its items needs several batches.
      let moved = Content<UIKitHost> {
        Section("b") { ForEach([5, 0], id: \.self) { NameCell(name: "b\($0)") }.identityScope(.section) }
        Section("n") { ForEach(0..<2) { NameCell(name: "n\($0)") }.identityScope(.section) }
        Section("a") { ForEach([3, 1, 9], id: \.self) { NameCell(name: "a\($0)") }.identityScope(.section) }
      }
      adapter.show(moved) { isDone = true }
      var stages: Set<[Int]> = []
      for _ in 0..<200 where !isDone {
        stages.insert(check(adapter, hand.view))
        hand.screen.wait(0.02)
      }
      #expect(isDone)
      stages.insert(check(adapter, hand.view))
      #expect(stages.contains([2, 2, 3]))
      #expect(adapter.itemIdentifier(for: IndexPath(item: 2, section: 2)) == 9)
      #expect(adapter.indexPath(for: 9) == IndexPath(item: 2, section: 2))
    }
  }

  /// Compares the lookups with the counts of the view, and returns these.
  private func check(_ adapter: ViewAdapter, _ view: UIScrollView) -> [Int] {
    let counts: [Int]
    if let view = view as? UITableView {
      counts = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    } else if let view = view as? UICollectionView {
      counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    } else {
      counts = []
    }
    for (section, count) in counts.enumerated() {
      guard let id = adapter.sectionIdentifier(for: section) else {
        Issue.record("section \(section) has no id")
        continue
      }
      #expect(adapter.index(forSection: id) == section)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard let item = adapter.itemIdentifier(for: path) else {
          Issue.record("\(path) has no id")
          continue
        }
        #expect(adapter.indexPath(for: item, inSection: id) == path)
      }
      #expect(adapter.itemIdentifier(for: IndexPath(item: count, section: section)) == nil)
    }
    return counts
  }
}
#endif
