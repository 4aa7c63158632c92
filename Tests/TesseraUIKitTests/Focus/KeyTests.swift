#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Keys of a hardware keyboard.
@MainActor
@Suite("Keys", .simulated)
struct KeyTests {
  private let log = Log()

  private func rows(_ count: Int) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(0..<count) { row in
          NameCell(name: "\(row)").selectable(false).onTap { [log] in log.words.append("tap \(row)") }
        }
      }
    }
  }

  private func shown(_ count: Int = 100) -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(rows(count))
    return (view, TestWindow(view))
  }

  /// Returns the row that has the engine's focus; -1 for none.
  private func focusedRow(in view: CollectionView) -> Int {
    (0..<100).first { view.engine.focusedKey?.element == .item(ItemID($0), occurrence: 0) } ?? -1
  }

  // MARK: First responder

  @Test("A tap makes the collection first responder only where a keyboard is connected")
  func keyboard() {
    let (view, screen) = shown()
    Simulation.isKeyboardConnected = false
    Simulation.tap(at: CGPoint(x: 100, y: 20), in: screen.window)
    #expect(log.words == ["tap 0"])
    #expect(!view.isFirstResponder)
    Simulation.isKeyboardConnected = true
    Simulation.tap(at: CGPoint(x: 100, y: 20), in: screen.window)
    #expect(view.isFirstResponder)
  }

  @Test("A tap on the parts of a group leaves the first responder alone")
  func group() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(
      Content {
        Section("groups") { Group { NameCell(name: "a").onTap { [log] in log.words.append("tap a") } } }
      })
    let screen = TestWindow(table)
    screen.wait(1)
    Simulation.tap(at: CGPoint(x: 100, y: 20), in: screen.window)
    #expect(log.words == ["tap a"])
    #expect(screen.window.firstView { $0.isFirstResponder } == nil)
  }

  // MARK: Commands

  @Test("With Option, Control or Command, a key is a command of its letter, also with Caps Lock")
  func commands() {
    let (view, screen) = shown()
    var strokes: [KeyStroke] = []
    view.onKey = { key, modifiers in
      strokes.append(KeyStroke(key, modifiers))
      return true
    }
    #expect(view.becomeFirstResponder())
    let keys: [(String, UIKeyModifierFlags)] = [
      ("å", .alternate), ("A", [.control, .alphaShift]), ("\u{1}", [.control, .shift]),
      ("A", [.command, .shift]), ("A", .shift), ("A", .alphaShift),
    ]
    for (characters, modifiers) in keys {
      Simulation.press(
        .keyboardA, characters: characters, unmodified: "a", modifiers: modifiers, in: screen.window)
    }
    let expected: [KeyStroke] = [
      .option("a"), .control("a"), .control("A"), KeyStroke(.character("A"), .command), "A", "A",
    ]
    #expect(strokes == expected)
  }

  // MARK: Held keys

  @Test("A held arrow key moves the focus on and on")
  func held() {
    let (view, screen) = shown()
    #expect(view.becomeFirstResponder())
    Simulation.press(.keyboardDownArrow, in: screen.window)
    #expect(focusedRow(in: view) == 0)
    Simulation.hold(.keyboardDownArrow, for: 0.3, in: screen.window)
    #expect(focusedRow(in: view) == 1)
    Simulation.hold(.keyboardDownArrow, for: 1.45, in: screen.window)
    let reached = focusedRow(in: view)
    #expect((8...14).contains(reached))
    screen.wait(2)
    #expect(focusedRow(in: view) == reached, "a key that is released does not repeat")
  }

  @Test("A held Return activates once")
  func heldReturn() {
    let (view, screen) = shown()
    #expect(view.becomeFirstResponder())
    Simulation.press(.keyboardDownArrow, in: screen.window)
    Simulation.hold(.keyboardReturnOrEnter, for: 2, in: screen.window)
    screen.settle()
    #expect(log.words == ["tap 0"])
  }

  @Test("A key stops repeating when the collection leaves its window")
  func removed() {
    let (view, screen) = shown()
    #expect(view.becomeFirstResponder())
    let timer = SimulatedTimer(after: 0.6) { view.removeFromSuperview() }
    Simulation.hold(.keyboardDownArrow, for: 3, in: screen.window)
    #expect((1..<5).contains(focusedRow(in: view)))
    timer.cancel()
  }

  // MARK: Return in adapters

  @Test("Return activates a row that cannot be selected once, as a tap does", arguments: [true, false])
  func unselectable(highlights: Bool) {
    Simulation.quirks.returnHighlights = highlights
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(5))
      hand.screen.wait(1)
      Simulation.moveFocus(.down, in: hand.screen.window)
      #expect(Simulation.focusedView != nil)
      Simulation.pressReturnOnFocus()
      #expect(log.words == ["tap 0"])
      hand.screen.wait(1)
      Simulation.pressReturnOnFocus()
      #expect(log.words == ["tap 0", "tap 0"])
      hand.screen.wait(1)
      Simulation.tap(at: CGPoint(x: 100, y: 60), in: hand.screen.window)
      #expect(log.words == ["tap 0", "tap 0", "tap 1"])
      log.words = []
      Simulation.leaveFocus()
    }
  }
}

extension UIView {
  /// Returns the first view in the view hierarchy that satisfies a condition.
  fileprivate func firstView(where condition: (UIView) -> Bool) -> UIView? {
    if condition(self) { return self }
    for subview in subviews {
      if let found = subview.firstView(where: condition) { return found }
    }
    return nil
  }
}
#endif
