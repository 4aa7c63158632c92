#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The operations that views of Tessera and adapters share. They take effect by themselves: no test calls
/// `setNeedsLayout()`.
@MainActor
@Suite("Operations of all displays", .simulated)
struct ContentDisplayTests {
  private func selectable(_ range: Range<Int>) -> Content<UIKitHost> {
    Content { Section("names") { ForEach(range) { NameCell(name: "\($0)").selectable() } } }
  }

  @Test("Scrolling to ids, sections and edges moves each view to the same place")
  func scrolling() {
    for part in DisplayTrio().parts {
      let (display, view) = (part.display, part.view)
      func place() -> CGFloat {
        part.screen.wait(1)
        return view.contentOffset.y
      }
      part.show(
        Content {
          for letter in ["a", "b", "c"] {
            Section(letter) { ForEach(0..<100) { NameCell(name: "\(letter)\($0)") }.identityScope(.section) }
          }
        })
      display.scroll(to: 50, inSection: "b", at: .start, animated: false)
      #expect(place() == 6000, "\(part.name)")
      display.scroll(toSection: "c", at: .start, animated: false)
      #expect(place() == 8000, "\(part.name)")
      display.scroll(toEdge: .start, animated: false)
      #expect(place() == 0, "\(part.name)")
      display.scroll(toEdge: .end, animated: true)
      #expect(abs(place() - 11600) < 0.01, "\(part.name)")
    }
  }

  @Test("A scroll of Tessera's view accepts an animation of the engine")
  func animations() {
    let trio = DisplayTrio()
    trio.own.show(names(0..<100))
    trio.screen.settle()
    trio.own.scroll(to: 50, at: .start, animated: .linear(duration: 2))
    trio.screen.wait(1)
    #expect(trio.own.contentOffset.y > 0 && trio.own.contentOffset.y < 2000)
    trio.screen.wait(2)
    #expect(trio.own.contentOffset.y == 2000)
    trio.own.scroll(toEdge: .start)
    trio.screen.settle()
    #expect(trio.own.contentOffset.y == 0)
  }

  @Test("Selections by ids are shown and read in each view")
  func selection() {
    for part in DisplayTrio().parts {
      part.show(selectable(0..<5))
      #expect(part.display.select(3, inSection: nil, true), "\(part.name)")
      part.screen.wait(1)
      #expect(part.marked == ["3"], "\(part.name)")
      part.display.setSelection([1, 2])
      part.screen.wait(1)
      #expect(part.display.selection.ids == [1, 2], "\(part.name)")
      #expect(part.marked == ["1", "2"], "\(part.name)")
      part.display.deselectAll()
      part.screen.wait(1)
      #expect(part.marked.isEmpty, "\(part.name)")
      #expect(!part.display.select(9, inSection: nil, true), "\(part.name)")
    }
  }

  @Test("Ids select only what can be selected, one item where only one may be, and items learn of it")
  func selectionRules() {
    let trio = DisplayTrio()
    trio.own.selectionMode = .single
    trio.pair.table.allowsMultipleSelection = false
    trio.pair.collection.allowsMultipleSelection = false
    for part in trio.parts {
      var log: [String] = []
      part.show(
        Content {
          Section("names") {
            ForEach(0..<3) { number in
              NameCell(name: "\(number)").selectable(number < 2)
                .onSelect { log.append("\(number) \($0)") }
            }
          }
        })
      #expect(!part.display.select(2, inSection: nil, true), "\(part.name)")
      for number in 0..<2 {
        #expect(part.display.select(ItemID(number), inSection: nil, true), "\(part.name)")
        part.screen.wait(1)
        #expect(part.marked == ["\(number)"], "\(part.name)")
      }
      part.display.setSelection([0])
      part.screen.wait(1)
      #expect(part.display.selection.ids == [0] && part.marked == ["0"], "\(part.name)")
      #expect(log.sorted() == ["0 false", "0 true", "0 true", "1 false", "1 true"], "\(part.name)")
    }
  }

  @Test("Tessera's view selects everything and reports changes of the selection")
  func all() {
    let trio = DisplayTrio()
    var counts: [Int] = []
    trio.own.onSelectionChange = { counts.append($0.selection.count) }
    trio.own.show(selectable(0..<5))
    trio.screen.settle()
    trio.own.selectAll()
    trio.screen.settle()
    #expect(trio.own.texts == (0..<5).map { "\($0)" })
    #expect(trio.own.shownViews.allSatisfy { $0.isMarked })
    #expect(counts == [5])
    trio.own.selectionMode = .single
    trio.screen.settle()
    #expect(trio.own.selection.ids == [0])
    #expect(trio.own.shownViews.filter { $0.isMarked }.map { $0.text } == ["0"])
  }

  @Test("Completion handlers are called when the change is on screen, those of replaced content too")
  func completions() {
    for part in DisplayTrio().parts {
      var log: [String] = []
      part.display.show(names(0..<3), animated: true) { log.append("3 " + part.texts.joined()) }
      part.display.show(names(0..<4), animated: true) { log.append("4 " + part.texts.joined()) }
      part.screen.wait(2)
      #expect(log.count == 2, "\(part.name)")
      #expect(log.last == "4 0123", "\(part.name)")
    }
  }

  @Test("Tessera's view calls a completion handler only when its transitions have ended")
  func transitions() {
    func faded(_ range: Range<Int>) -> Content<UIKitHost> {
      names(range).transitions(Transitions(insert: .fade, delete: .fade))
    }
    let trio = DisplayTrio()
    trio.own.show(faded(0..<3))
    trio.screen.wait(1)
    var isDone = false
    trio.own.show(faded(0..<4)) { isDone = true }
    trio.screen.settle()
    #expect(!isDone)
    trio.screen.wait(2)
    #expect(isDone)
    isDone = false
    trio.own.show(faded(0..<5), animated: false) { isDone = true }
    trio.screen.settle()
    #expect(isDone)
  }

  @Test("A row is measured again by its id")
  func measuring() {
    let trio = DisplayTrio()
    let content = Content<UIKitHost> {
      Section("rows") { ForEach(0..<3) { GrowingCell(number: $0) } }
    }
    trio.own.show(content)
    trio.pair.tableAdapter.show(content)
    trio.screen.wait(1)
    trio.pair.screens[1].wait(1)
    let table = trio.pair.table
    for view in [trio.own, table] { growingViews(in: view).forEach { $0.height = 70 } }
    trio.own.remeasure(1)
    trio.pair.tableAdapter.remeasure(1)
    trio.screen.wait(1)
    trio.pair.screens[1].wait(1)
    #expect(growingViews(in: trio.own).map { $0.bounds.height } == [40, 70, 40])
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [40, 70, 40])
    // No such row.
    trio.own.remeasure(1, inSection: "others")
    trio.pair.tableAdapter.remeasure(9)
  }

  @Test("A saved scroll position is restored")
  func restoring() {
    let trio = DisplayTrio()
    trio.own.show(names(0..<100))
    trio.screen.settle()
    trio.own.scroll(to: 50, at: .start)
    trio.screen.settle()
    let position = trio.own.scrollPosition
    trio.own.scroll(toEdge: .start)
    trio.screen.settle()
    trio.own.restore(position)
    trio.screen.settle()
    #expect(trio.own.contentOffset.y == 2000)
  }

  private func growingViews(in view: UIView) -> [GrowingView] {
    let own = view.subviews.flatMap { [$0 as? GrowingView].compactMap { $0 } + growingViews(in: $0) }
    return own.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
  }

  /// A cell whose view decides on its height.
  private struct GrowingCell: Cell, Equatable {
    var number: Int

    static var sizing: Sizing { .estimatedHeight(40) }

    func makeView() -> GrowingView { GrowingView() }

    func update(_ view: GrowingView, state: CellState) {}
  }

  private final class GrowingView: UIView {
    var height: CGFloat = 40

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }
}
#endif
