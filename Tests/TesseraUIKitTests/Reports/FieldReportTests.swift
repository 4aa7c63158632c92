#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Reported crashes and losses by changes while the user edits a field in a cell.
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

  /// Returns the three views, one after another, and a function that shows content in each.
  private func hands() -> [(view: UIView, screen: TestWindow, show: (Content<UIKitHost>) -> Void)] {
    let pair = AdapterPair()
    (pair.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 40
    let own = CollectionView()
    return [(own, TestWindow(own), { own.show($0) })] + pair.hands.map { ($0.view, $0.screen, $0.show) }
  }

  @Test("rdar 13133715: a cell with a focused field is deleted while others are inserted")
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

  @Test("rdar 13133715: a field keeps the focus while cells around it change and move")
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

  /// According to the report, Apple's views resign the field; an adapter cannot prevent that, the package's
  /// own view does.
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
