#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Supplementary views of declared layouts in batches: UIKit raises an exception if a layout has no place for
/// a view that is on screen, unless the layout has announced its removal.
@MainActor
@Suite("Supplementary views of declared layouts in batches", .simulated)
struct LayoutBatchTests {
  private let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionLayout())

  /// Shows contents one after another, with both habits of UIKit.
  private func showAll(_ contents: [Content<UIKitHost>], then check: (Int) -> Void) {
    let adapter = CollectionViewAdapter(view)
    for counts in [true, false] {
      Simulation.quirks.countsSupplementaryViews = counts
      let screen = TestWindow(view)
      for (number, content) in contents.enumerated() {
        let before = Simulation.batchCount
        adapter.show(content)
        screen.wait(1)
        if number > 0 { #expect(Simulation.batchCount == before + 1, "content \(number) is a batch") }
        check(number)
      }
      view.removeFromSuperview()
      adapter.show(Content {})
    }
  }

  private var texts: Set<String> {
    Set(view.subviews.filter { !$0.isHidden }.compactMap { $0.nameView?.text })
  }

  private func rows(_ range: Range<Int>) -> Content<UIKitHost> {
    Content {
      Section("rows") { ForEach(range) { NameCell(name: "\($0)") } }.empty { NameCell(name: "nothing") }
    }
  }

  @Test("A placeholder makes room for items, and returns")
  func placeholder() {
    showAll([rows(0..<0), rows(0..<3), rows(0..<0)]) { number in
      #expect(texts == (number == 1 ? ["0", "1", "2"] : ["nothing"]))
    }
  }

  @Test("Headers and footers appear and disappear in a batch")
  func headers() {
    let bare = Content<UIKitHost> {
      Section("a") { ForEach(0..<2) { NameCell(name: "\($0)") } }
      Section("b") { ForEach(2..<3) { NameCell(name: "\($0)") } }
    }
    let full = Content<UIKitHost> {
      Section("new") { NameCell(name: "9") }
      Section("a") { ForEach(0..<3) { NameCell(name: "\($0)") } }
        .header { NameCell(name: "header") }.footer { NameCell(name: "footer") }
    }
    showAll([bare, full, bare]) { number in
      #expect(texts == (number == 1 ? ["9", "0", "1", "2", "header", "footer"] : ["0", "1", "2"]))
    }
  }

  /// An id that counts comparisons.
  private struct CountedID: Hashable, Sendable {
    nonisolated(unsafe) static var comparisons = 0
    var number: Int

    static func == (left: CountedID, right: CountedID) -> Bool {
      comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("An insertion into one of many sections compares each section with few others")
  func manySections() {
    let count = 300
    func content(_ rows: Int) -> Content<UIKitHost> {
      Content {
        for number in 0..<count {
          Section(ItemID(CountedID(number: number))) {
            ForEach(0..<(number == 5 ? rows : 1)) { NameCell(name: "\($0)") }
          }
          .header { NameCell(name: "header") }
        }
      }
    }
    let adapter = CollectionViewAdapter(view)
    let screen = TestWindow(view)
    adapter.show(content(1))
    screen.wait(1)
    CountedID.comparisons = 0
    adapter.show(content(2))
    screen.wait(1)
    #expect(CountedID.comparisons < 100 * count)
  }

  private func lines(_ items: [Int], isGrounded: Bool = true) -> Content<UIKitHost> {
    Content {
      let section = Section("rows") { ForEach(items, id: { $0 }) { NameCell(name: "\($0)") } }
      if isGrounded {
        section.separators { NameCell(name: "line").size(.height(1)) }.background { NameCell(name: "ground") }
      } else {
        section
      }
    }
  }

  @Test("Decorations of sections and of items follow their items")
  func decorations() {
    let versions = [
      lines([1, 2, 3, 4, 5]), lines([3, 5, 6]), lines([6, 3, 5, 1, 7]), lines([1, 3], isGrounded: false),
    ]
    showAll(versions) { number in
      let shown = view.subviews.filter { !$0.isHidden && $0.nameView?.text == "line" }.count
      #expect(shown == [4, 2, 4, 0][number])
      #expect(texts.contains("ground") == (number < 3))
    }
  }

  @Test("A view that leaves with an index path without parts is not asked for")
  func emptyPath() {
    let layout = view.collectionViewLayout
    let kind = UICollectionView.elementKindSectionHeader
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath()) == nil)
  }
}
#endif
