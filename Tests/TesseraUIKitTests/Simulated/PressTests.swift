#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Presses that do not end with a tap on a row.
@MainActor
@Suite("Presses", .simulated)
struct PressTests {
  init() { Simulation.reset() }

  @Test("A press ends when scrolling begins")
  func scrolling() {
    let view = CollectionView()
    var words: [String] = []
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<100) { number in
            NameCell(name: "\(number)")
              .onHighlight { words.append($0 ? "pressed" : "let go") }
              .onTap { words.append("tap") }
          }
        }
      })
    let screen = TestWindow(view)
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 300), in: screen.window)
    screen.wait(0.3)
    #expect(words == ["pressed"])
    finger.move(to: CGPoint(x: 100, y: 200))
    screen.settle()
    #expect(view.contentOffset.y > 0)
    #expect(words == ["pressed", "let go"])
    finger.lift()
    screen.wait(2)
    // UIKit keeps touches longer than they last: an ended touch does not block the next one.
    words = []
    _ = withExtendedLifetime(finger) { Simulation.tap(at: CGPoint(x: 100, y: 100), in: screen.window) }
    screen.settle()
    #expect(words.contains("tap"))
  }

  @Test("A quick scroll highlights nothing, and a quick tap highlights briefly")
  func quick() {
    let view = CollectionView()
    var words: [String] = []
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<100) { number in
            NameCell(name: "\(number)")
              .onHighlight { words.append($0 ? "pressed" : "let go") }
              .onTap { words.append("tap") }
          }
        }
      })
    let screen = TestWindow(view)
    let finger = Simulation.touch(at: CGPoint(x: 100, y: 300), in: screen.window)
    finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
    finger.lift()
    screen.wait(5)
    #expect(view.contentOffset.y > 0)
    #expect(words.isEmpty)
    let tap = Simulation.touch(at: CGPoint(x: 100, y: 100), in: screen.window)
    screen.wait(0.05)
    tap.lift()
    screen.settle()
    #expect(words == ["pressed", "tap"])
    screen.wait(0.3)
    #expect(words == ["pressed", "tap", "let go"])
  }

  @Test("A tap on a control in a row reaches only the control")
  func control() {
    let view = CollectionView()
    var words: [String] = []
    view.show(
      Content {
        Section("rows") {
          ButtonCell { words.append("button") }.onTap { words.append("row") }
        }
      })
    let screen = TestWindow(view)
    Simulation.tap(at: CGPoint(x: 100, y: 20), in: screen.window)
    screen.settle()
    #expect(words == ["button"])
  }
}

private struct ButtonCell: Cell, Equatable {
  var onPress: () -> Void

  static var sizing: Sizing { .height(40) }

  func makeView() -> UIButton {
    UIButton(frame: .zero, primaryAction: UIAction { [onPress] _ in onPress() })
  }

  func update(_ view: UIButton, state: CellState) {}

  static func == (left: ButtonCell, right: ButtonCell) -> Bool { true }
}
#endif
