#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// UIKit's focus, with the simulated remote control.
@MainActor
@Suite("Focus", .simulated)
struct FocusTests {
  init() { Simulation.reset() }

  private let log = Log()

  private func rows(_ names: [String]) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(names, id: \.self) { name in NameCell(name: name).onTap { log.words.append("tap \(name)") } }
      }
    }
  }

  private func shown(_ names: [String]) -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView()
    view.show(rows(names))
    return (view, TestWindow(view))
  }

  private func letters(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  @Test("The focus moves from row to row, and the select button activates")
  func moves() {
    let (view, screen) = shown(letters(0..<50))
    #expect(Simulation.moveFocus(.down, in: screen.window))
    #expect(view.focusedName == "row 0")
    for _ in 0..<3 { Simulation.moveFocus(.down, in: screen.window) }
    Simulation.moveFocus(.up, in: screen.window)
    #expect(view.focusedName == "row 2")
    Simulation.press(.select, in: screen.window)
    screen.settle()
    #expect(log.words == ["tap row 2"])
  }

  @Test("The collection view scrolls to the focused row")
  func scrolls() {
    let (view, screen) = shown(letters(0..<50))
    for _ in 0..<20 {
      Simulation.moveFocus(.down, in: screen.window)
      screen.wait(3)
    }
    #expect(view.focusedName == "row 19")
    #expect(view.top(of: "row 19") == 440)
  }

  @Test("The focus stays on its row during changes and moves on when it is removed")
  func survives() {
    let (view, screen) = shown(letters(0..<50))
    for _ in 0..<3 { Simulation.moveFocus(.down, in: screen.window) }
    let item = Simulation.focusedItem
    view.show(rows(["new"] + letters(1..<60)))
    screen.settle()
    #expect(view.focusedName == "row 2")
    #expect(Simulation.focusedItem === item)
    view.show(rows(["new", "row 1"] + letters(3..<60)))
    screen.settle()
    #expect(view.focusedName == "row 3")
    #expect(Simulation.focusedItem !== item)
    Simulation.moveFocus(.down, in: screen.window)
    #expect(view.focusedName == "row 4")
  }

  @Test("The focus skips unselectable items and reaches focusable views")
  func content() {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          NameCell(name: "a").id("a").onTap {}
          NameCell(name: "b").id("b")
          ButtonCell().onTap {}
          NameCell(name: "c").id("c").onTap {}
        }
      })
    let screen = TestWindow(view)
    var names: [String?] = []
    for _ in 0..<3 {
      Simulation.moveFocus(.down, in: screen.window)
      names.append(Simulation.focusedView is ButtonView ? "button" : view.focusedName)
    }
    #expect(names == ["a", "button", "c"])
  }

  @Test("The focus returns to its former row and can move to a row by its id")
  func remembers() {
    let (view, screen) = shown(letters(0..<50))
    view.frame.size.width = 160
    let button = ButtonView(frame: CGRect(x: 200, y: 80, width: 80, height: 40))
    screen.window.addSubview(button)
    screen.settle()
    view.focus(on: ItemID("row 2"))
    screen.settle()
    Simulation.moveFocus(.down, in: screen.window)
    #expect(view.focusedName == "row 2")
    Simulation.moveFocus(.right, in: screen.window)
    #expect(Simulation.focusedView === button)
    #expect(view.engine.focusedKey == nil)
    button.isHidden = true
    button.removeFromSuperview()
    screen.settle()
    #expect(view.focusedName == "row 2")
    view.focus(on: ItemID("row 30"))
    screen.wait(1)
    #expect(view.focusedName == "row 30")
  }
}

/// A cell whose view can be focused.
private struct ButtonCell: Cell, Equatable {
  static var sizing: Sizing { .height(40) }

  func makeView() -> ButtonView { ButtonView() }

  func update(_ view: ButtonView, state: CellState) {}
}

private final class ButtonView: UIView {
  override var canBecomeFocused: Bool { true }
}

extension CollectionView {
  /// The row that has both UIKit's focus and the engine's; `nil` if UIKit's focus is on none. "differs" if
  /// they are on different rows.
  fileprivate var focusedName: String? {
    guard let key = engine.focusedKey, let item = Simulation.focusedItem, !(item is UIView),
      case .item(let id, _) = key.element
    else { return nil }
    let row = shownViews.first { $0.frame == item.frame }
    return row.map { id == ItemID($0.text) ? $0.text : "differs" }
  }
}
#endif
