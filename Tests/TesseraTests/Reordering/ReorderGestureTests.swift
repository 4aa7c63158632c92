import TesseraLayout
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Reorder gesture")
struct ReorderGestureTests {
  private func machine(_ start: DragStart = .moving) -> ReorderGesture<String> {
    ReorderGesture(start: start, timing: GestureTiming(longPressDuration: 0.5, slop: 10))
  }

  private func name(_ answer: ReorderGesture<String>.Outcome) -> String {
    switch answer {
    case .none: "-"
    case .begin(let item, let place): "begin \(item) at \(Int(place.x))"
    case .move: "move"
    case .drop: "drop"
    case .cancel: "cancel"
    }
  }

  @Test("A drag begins when the pointer leaves the slop, and ends when it is released")
  func straying() {
    var gesture = machine()
    #expect(name(gesture.down(on: "a", at: Point(x: 5), time: 0)) == "-")
    #expect(name(gesture.moved(to: Point(x: 15), time: 1)) == "-")
    #expect(gesture.pressed == "a" && gesture.deadline == nil)
    #expect(name(gesture.moved(to: Point(x: 16), time: 2)) == "begin a at 5")
    #expect(gesture.isDragging)
    #expect(name(gesture.moved(to: Point(x: 5), time: 3)) == "move")
    #expect(name(gesture.up()) == "drop")
    #expect(name(gesture.up()) == "-")
  }

  @Test("A tap, or a press on nothing reorderable, does not begin a drag")
  func tap() {
    var gesture = machine()
    _ = gesture.down(on: "a", at: .zero, time: 0)
    #expect(name(gesture.up()) == "-")
    _ = gesture.down(on: nil, at: .zero, time: 0)
    #expect(name(gesture.moved(to: Point(x: 99), time: 1)) == "-")
  }

  @Test("A timer or a movement begins the drag after a long press")
  func longPress() {
    var gesture = machine(.longPress)
    _ = gesture.down(on: "a", at: .zero, time: 1)
    #expect(gesture.deadline == 1.5)
    #expect(name(gesture.advance(to: 1.4)) == "-")
    #expect(name(gesture.advance(to: 1.5)) == "begin a at 0")
    _ = gesture.up()
    _ = gesture.down(on: "b", at: .zero, time: 2)
    #expect(name(gesture.moved(to: Point(x: 50), time: 3)) == "begin b at 0")
  }

  @Test("Moving before the long press scrolls instead of dragging")
  func strayingEarly() {
    var gesture = machine(.longPress)
    _ = gesture.down(on: "a", at: .zero, time: 0)
    #expect(name(gesture.moved(to: Point(x: 11), time: 0.1)) == "-")
    #expect(name(gesture.advance(to: 9)) == "-")
    #expect(gesture.deadline == nil)
  }

  @Test("Scrolling ends a press but not a drag")
  func scrolling() {
    var gesture = machine()
    _ = gesture.down(on: "a", at: .zero, time: 0)
    gesture.scrolled()
    #expect(name(gesture.moved(to: Point(x: 50), time: 1)) == "-")
    _ = gesture.down(on: "a", at: .zero, time: 2)
    _ = gesture.moved(to: Point(x: 50), time: 3)
    gesture.scrolled()
    #expect(name(gesture.moved(to: Point(x: 60), time: 4)) == "move")
  }

  @Test("A system cancel or another press cancels the drag")
  func canceling() {
    var gesture = machine()
    _ = gesture.down(on: "a", at: .zero, time: 0)
    #expect(name(gesture.cancel()) == "-")
    for other in [true, false] {
      _ = gesture.down(on: "a", at: .zero, time: 0)
      _ = gesture.moved(to: Point(x: 50), time: 1)
      #expect(name(other ? gesture.down(on: "b", at: .zero, time: 2) : gesture.cancel()) == "cancel")
    }
  }

  @Test("A press whose item is deleted drags nothing")
  func gone() {
    var gesture = machine()
    _ = gesture.down(on: "a", at: .zero, time: 0)
    gesture.retarget { _ in nil }
    #expect(name(gesture.moved(to: Point(x: 50), time: 1)) == "-")
  }

  @Test("Times that go back or are NaN change nothing")
  func oddTimes() {
    var gesture = machine(.longPress)
    _ = gesture.down(on: "a", at: .zero, time: 5)
    #expect(name(gesture.advance(to: .nan)) == "-")
    #expect(name(gesture.advance(to: 1)) == "-")
    #expect(name(gesture.advance(to: 5.5)) == "begin a at 0")
  }
}
