#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The software keyboard over a collection view, and fields in its cells.
@MainActor
@Suite("Keyboard", .simulated)
struct KeyboardTests {
  init() { Simulation.reset() }

  private func fields(_ range: Range<Int>) -> Content<UIKitHost> {
    Content { Section("fields") { ForEach(range) { FieldCell(name: "\($0)") } } }
  }

  private func shown(_ range: Range<Int> = 0..<100) -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(fields(range))
    return (view, TestWindow(view))
  }

  @Test("The keyboard adds a bottom inset and removes it again")
  func insets() {
    let (view, screen) = shown()
    view.contentInset.bottom = 10
    screen.settle()
    Simulation.showKeyboard(height: 200, over: screen.window)
    #expect(view.adjustedContentInset.bottom == 210)
    #expect(view.verticalScrollIndicatorInsets.bottom == 200)
    Simulation.showKeyboard(height: 250, over: screen.window)
    #expect(view.adjustedContentInset.bottom == 260)
    view.engine.scroll(toEdge: .end)
    view.setNeedsLayout()
    screen.settle()
    #expect(view.field("99")?.frame.maxY == view.bounds.maxY - 260)
    Simulation.hideKeyboard(over: screen.window)
    #expect(view.contentInset.bottom == 10)
    #expect(view.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("The keyboard inset does not include the safe area or space below the view")
  func safeArea() {
    let (view, screen) = shown()
    Simulation.setSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: screen.window)
    Simulation.showKeyboard(height: 200, over: screen.window)
    #expect(view.adjustedContentInset.bottom == 200)
    view.frame.size.height = 250
    screen.settle()
    #expect(view.contentInset.bottom == 0)
  }

  @Test("The keyboard covers what a view has below its window as well")
  func beyondWindow() {
    let (view, screen) = shown()
    view.frame.size.height = screen.window.bounds.height + 60
    Simulation.showKeyboard(height: 200, over: screen.window)
    #expect(view.contentInset.bottom == 260)
    Simulation.hideKeyboard(over: screen.window)
    #expect(view.contentInset.bottom == 0)
  }

  @Test("A view that does not avoid the keyboard keeps its insets")
  func unwanted() {
    let (view, screen) = shown()
    view.avoidsKeyboard = false
    Simulation.showKeyboard(height: 200, over: screen.window)
    #expect(view.adjustedContentInset.bottom == 0)
  }

  @Test("A field that the keyboard covers is scrolled into view")
  func reveals() {
    let (view, screen) = shown()
    #expect(view.field("10")?.becomeFirstResponder() == true)
    Simulation.showKeyboard(height: 200, over: screen.window)
    screen.wait(3)
    #expect((view.field("10")?.frame.maxY ?? .infinity) <= view.bounds.maxY - 200)
    #expect(view.contentOffset.y == 160)
    // A field that is not covered stays in place.
    #expect(view.field("8")?.becomeFirstResponder() == true)
    screen.wait(1)
    #expect(view.contentOffset.y == 160)
  }

  @Test("A focused field keeps its view and its text while it is off-screen")
  func kept() {
    let (view, screen) = shown()
    let field = view.field("3")
    #expect(field?.becomeFirstResponder() == true)
    Simulation.press(.keyboardA, characters: "a", in: screen.window)
    view.contentOffset.y = 2000
    screen.settle()
    #expect(field?.isFirstResponder == true)
    Simulation.press(.keyboardB, characters: "b", in: screen.window)
    #expect(field?.text == "ab")
    view.contentOffset.y = 0
    screen.settle()
    #expect(view.field("3") === field)
    #expect(field?.resignFirstResponder() == true)
    screen.settle()
    view.contentOffset.y = 2000
    screen.settle()
    view.contentOffset.y = 3000
    screen.settle()
    #expect(field?.isHidden == true || field?.placeholder != "3")
  }

  @Test("A deleted item ends editing in its field")
  func gone() {
    let (view, screen) = shown()
    let field = view.field("3")
    #expect(field?.becomeFirstResponder() == true)
    screen.settle()
    view.show(fields(10..<100))
    screen.wait(1)
    #expect(field?.isFirstResponder == false)
  }
}

/// A field whose placeholder identifies it.
private struct FieldCell: Cell, Equatable {
  var name: String

  static var sizing: Sizing { .height(40) }

  func makeView() -> UITextField { UITextField() }

  func update(_ view: UITextField, state: CellState) { view.placeholder = name }
}

extension CollectionView {
  fileprivate func field(_ name: String) -> UITextField? {
    subviews.compactMap { $0 as? UITextField }.first { !$0.isHidden && $0.placeholder == name }
  }
}
#endif
