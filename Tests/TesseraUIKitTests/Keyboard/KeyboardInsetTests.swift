#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The insets of the app beside those for the keyboard, and keyboards that are shown before a collection.
@MainActor
@Suite("Insets and the keyboard", .simulated)
struct KeyboardInsetTests {
  private func shown() -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(names(0..<100))
    return (view, TestWindow(view))
  }

  @Test("Insets that the app sets while the keyboard is shown are those after it is hidden")
  func appInsets() {
    let (view, screen) = shown()
    Simulation.showKeyboard(height: 150, over: screen.window)
    view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 20, right: 0)
    view.verticalScrollIndicatorInsets.bottom = 8
    screen.settle()
    #expect(view.adjustedContentInset.bottom == 170)
    #expect(view.verticalScrollIndicatorInsets.bottom == 158)
    view.contentInset.top = 7
    screen.settle()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 7, left: 0, bottom: 170, right: 0))
    view.contentInset.bottom = 0
    screen.settle()
    #expect(view.adjustedContentInset.bottom == 150)
    view.contentInset.bottom = 30
    Simulation.hideKeyboard(over: screen.window)
    #expect(view.contentInset == UIEdgeInsets(top: 7, left: 0, bottom: 30, right: 0))
    #expect(view.verticalScrollIndicatorInsets.bottom == 8)
  }

  @Test("A collection that appears over a keyboard avoids it")
  func later() {
    let (first, screen) = shown()
    Simulation.showKeyboard(height: 150, over: screen.window)
    let view = CollectionView(frame: screen.window.bounds)
    view.show(names(0..<100))
    screen.window.addSubview(view)
    screen.settle()
    #expect(view.adjustedContentInset.bottom == 150)
    Simulation.hideKeyboard(over: screen.window)
    #expect(view.adjustedContentInset.bottom == 0)
    #expect(first.adjustedContentInset.bottom == 0)
  }

  @Test("A keyboard that was shown before the view came into a window is avoided")
  func earlier() {
    let view = CollectionView()
    view.show(names(0..<100))
    let window = Simulation.makeWindow()
    Simulation.showKeyboard(height: 150, over: window)
    view.frame = window.bounds
    window.addSubview(view)
    Simulation.turn()
    #expect(view.adjustedContentInset.bottom == 150)
    Simulation.hideKeyboard(over: window)
    #expect(view.contentInset == .zero)
  }

  @Test("Insets that the app sets over a keyboard leave the end of the content where it is")
  func insetsAtTheEnd() {
    Simulation.quirks.clampsOffsetAtOnce = true
    let view = CollectionView()
    view.show(Content { Section("notes") { ForEach(0..<100) { NoteCell(name: "\($0)") } } })
    let screen = TestWindow(view)
    Simulation.showKeyboard(height: 131, over: screen.window)
    screen.settle()
    view.contentOffset.y = view.contentSize.height + 131 - view.bounds.height
    screen.settle()
    let offset = view.contentOffset
    view.contentInset = UIEdgeInsets(top: 57, left: 0, bottom: 25, right: 0)
    screen.settle()
    #expect(view.contentOffset == offset)
    #expect(view.contentInset.bottom == 156)
  }

  @Test("A keyboard that has left a low window covers nothing when the window becomes higher")
  func rotation() {
    let view = CollectionView()
    view.show(Content { Section("notes") { ForEach(0..<100) { NoteCell(name: "\($0)") } } })
    let screen = TestWindow(view, width: 480, height: 320)
    Simulation.showKeyboard(height: 162, over: screen.window)
    screen.settle()
    Simulation.hideKeyboard(over: screen.window)
    screen.window.frame.size = CGSize(width: 320, height: 480)
    screen.settle()
    #expect(view.contentInset == .zero)
  }

  @Test("A text view that is edited keeps its view while it is off-screen")
  func textViews() {
    let view = CollectionView()
    view.show(Content { Section("notes") { ForEach(0..<100) { NoteCell(name: "\($0)") } } })
    let screen = TestWindow(view)
    let note = view.subviews.compactMap { $0 as? UITextView }.first { $0.text == "3" }
    #expect(note?.becomeFirstResponder() == true)
    screen.settle()
    view.contentOffset.y = 2000
    screen.settle()
    view.contentOffset.y = 3000
    screen.settle()
    #expect(note?.isFirstResponder == true)
    #expect(note?.text == "3")
    view.contentOffset.y = 0
    screen.settle()
    #expect(view.subviews.contains { $0 === note && !$0.isHidden && $0.frame.minY == 120 })
  }

  @Test("A text view that the keyboard covers is scrolled into view")
  func revealed() {
    let view = CollectionView()
    view.show(Content { Section("notes") { ForEach(0..<100) { NoteCell(name: "\($0)") } } })
    let screen = TestWindow(view)
    Simulation.showKeyboard(height: 200, over: screen.window)
    let note = view.subviews.compactMap { $0 as? UITextView }.first { $0.text == "10" }
    #expect(note?.becomeFirstResponder() == true)
    screen.wait(3)
    #expect(view.contentOffset.y == 160)
  }
}

/// A text view whose text identifies it.
private struct NoteCell: Cell, Equatable {
  var name: String

  static var sizing: Sizing { .height(40) }

  func makeView() -> UITextView { UITextView() }

  func update(_ view: UITextView, state: CellState) { view.text = name }
}
#endif
