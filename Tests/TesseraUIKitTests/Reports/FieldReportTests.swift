#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Crashes and losses that were reported of changes while somebody types into a cell.
@MainActor
@Suite("Public reports about fields in cells", .simulated)
struct FieldReportTests {
  private struct FieldCell: Cell, Equatable {
    var name: String
    static var sizing: Sizing { .height(40) }
    func makeView() -> UITextField { UITextField() }
    func update(_ view: UITextField, state: CellState) { view.placeholder = name }
  }

  private func fields(_ order: [Int], header: String = "header") -> Content<UIKitHost> {
    Content {
      Section("fields") { ForEach(order, id: { $0 }) { FieldCell(name: "\($0)") } }
        .header { FieldCell(name: header) }
    }
  }

  private func field(_ name: String, in view: UIView) -> UITextField? {
    if let field = view as? UITextField, !field.isHidden, field.placeholder == name { return field }
    return view.subviews.lazy.compactMap { field(name, in: $0) }.first
  }

  /// All three views, one after another, and how content is shown in them.
  private func hands() -> [(view: UIView, screen: TestWindow, show: (Content<UIKitHost>) -> Void)] {
    let pair = AdapterPair()
    (pair.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 40
    let own = CollectionView()
    return [(own, TestWindow(own), { own.show($0) })] + pair.hands.map { ($0.view, $0.screen, $0.show) }
  }

  @Test("rdar 13133715: the cell in which somebody types is deleted while others come")
  func deleted() {
    let violations = Simulation.violations {
      for hand in hands() {
        hand.show(fields([0, 1, 2, 3]))
        hand.screen.wait(1)
        let typed = field("1", in: hand.view)
        #expect(typed?.becomeFirstResponder() == true)
        hand.screen.settle()
        hand.show(fields([4, 0, 3, 5]))
        hand.screen.wait(1)
        #expect(typed?.isFirstResponder == false)
        #expect(field("1", in: hand.view) == nil && field("5", in: hand.view) != nil)
      }
    }
    #expect(violations.isEmpty)
  }

  @Test("rdar 13133715: cells come, go and move around the one in which somebody types, who goes on")
  func kept() {
    let violations = Simulation.violations {
      for hand in hands() {
        hand.show(fields([0, 1, 2, 3]))
        hand.screen.wait(1)
        let typed = field("1", in: hand.view)
        #expect(typed?.becomeFirstResponder() == true)
        hand.screen.settle()
        hand.show(fields([3, 4, 1, 0]))
        hand.screen.wait(1)
        #expect(typed?.isFirstResponder == true)
        #expect(field("1", in: hand.view) === typed)
      }
    }
    #expect(violations.isEmpty)
  }

  /// Apple's views resign it, says the report; no adapter can prevent that, the own view does.
  @Test("Listable 466: a change leaves a field in a header alone")
  func header() {
    let own = CollectionView()
    let screen = TestWindow(own)
    own.show(fields([0, 1]))
    screen.wait(1)
    let typed = field("header", in: own)
    #expect(typed?.becomeFirstResponder() == true)
    screen.settle()
    own.show(fields([2, 1, 3]))
    screen.wait(1)
    #expect(typed?.isFirstResponder == true)
    #expect(field("header", in: own) === typed)
  }
}
#endif
