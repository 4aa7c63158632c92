#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Cells that UIKit requests before they are visible, or keeps after they were: they become visible without
/// another request, even if their content has changed since.
@MainActor
@Suite("Cells that are prepared early", .simulated)
struct PreparedCellTests {
  private func rows(_ word: String, isSelectable: Bool = false) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(0..<100) { NameCell(name: "\($0)\(word)").selectable(isSelectable) }
      }
    }
  }

  /// Returns the texts in the view, from top to bottom.
  private func texts(_ hand: AdapterPair.Hand) -> [String] { hand.view.shownNames.map { $0.text } }

  @Test("A prepared cell shows the latest content when it becomes visible")
  func content() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(""))
      hand.scroll(to: 80)
      hand.show(rows("!"))
      hand.screen.wait(1)
      // Those below were prepared, those above were visible before.
      hand.scroll(to: 160)
      #expect(texts(hand) == (4..<14).map { "\($0)!" })
      hand.scroll(to: 0)
      #expect(texts(hand) == (0..<10).map { "\($0)!" })
    }
  }

  @Test("A prepared cell shows a later selection when it becomes visible")
  func selection() {
    let pair = AdapterPair()
    for (hand, adapter) in zip(pair.hands, [pair.collectionAdapter, pair.tableAdapter] as [ViewAdapter]) {
      hand.show(rows("", isSelectable: true))
      hand.scroll(to: 80)
      adapter.select(12)
      hand.scroll(to: 160)
      #expect(hand.view.shownNames.filter { $0.isMarked }.map { $0.text } == ["12"])
    }
  }

  @Test("A prepared cell calls the latest handlers")
  func events() {
    let pair = AdapterPair()
    var reported: [String] = []
    func rows(_ word: String) -> Content<UIKitHost> {
      Content {
        Section("rows") {
          ForEach(0..<100) { number in
            NameCell(name: "\(number)").onAppear { reported.append("\(number)\(word)") }
          }
        }
      }
    }
    for hand in pair.hands {
      hand.show(rows(""))
      hand.scroll(to: 80)
      hand.show(rows("!"))
      hand.screen.wait(1)
      reported = []
      hand.scroll(to: 120)
      #expect(reported == ["12!"])
    }
  }

  @Test("A prepared cell gets its new height when it becomes visible")
  func heights() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    let screen = TestWindow(table, height: 400)
    func show(_ height: CGFloat) {
      adapter.show(
        Content {
          Section("rows") {
            ForEach(0..<100) { NameCell(name: "\($0)", height: height) }.size(.estimatedHeight(40))
          }
        })
      screen.wait(1)
    }
    show(40)
    table.contentOffset.y = 80
    screen.settle()
    show(60)
    table.contentOffset.y = 400
    screen.wait(1)
    let heights = Set(table.shownNames.map { $0.bounds.height })
    #expect(heights == [60])
  }
}

extension UIView {
  /// The visible names inside, from top to bottom.
  var shownNames: [NameView] {
    subviews.flatMap { $0.shownNames + [$0 as? NameView].compactMap { $0 } }
      .filter { $0.window != nil }
      .sorted {
        $0.convert($0.bounds, to: nil as UIView?).minY < $1.convert($1.bounds, to: nil as UIView?).minY
      }
  }
}
#endif
