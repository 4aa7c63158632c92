#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Taps on views in rows, and around the collection, that are no `UIControl`.
@MainActor
@Suite("Taps on views with recognizers", .simulated)
struct InnerTapTests {
  private let log = Log()

  /// Shows rows with a view of 40 by 40 points at their start.
  private func shown(_ recognizers: @escaping @MainActor () -> [UIGestureRecognizer]) -> (
    CollectionView, TestWindow
  ) {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<50) { number in
            BadgeCell(name: "\(number)", makeRecognizers: recognizers)
              .onTap { log.words.append("row \(number)") }
              .onLongPress { log.words.append("long \(number)") }
          }
        }
      })
    return (view, TestWindow(view))
  }

  private func tap(_ x: CGFloat, _ screen: TestWindow) -> [String] {
    Simulation.tap(at: CGPoint(x: x, y: 100), in: screen.window)
    screen.wait(1)
    defer { log.words = [] }
    return log.words
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ word: String)
    -> Recognizer
  {
    recognizer.simulationHandler = { [log] in
      let isPress = $0 is UILongPressGestureRecognizer
      if $0.state == (isPress ? .began : .ended) { log.words.append(word) }
    }
    return recognizer
  }

  @Test("A tap recognizer in a row wins over the row")
  func innerTap() {
    let (_, screen) = shown { [recognizer(UITapGestureRecognizer(), "badge")] }
    #expect(tap(20, screen) == ["badge"])
    #expect(tap(200, screen) == ["row 2"])
  }

  @Test("A recognizer of another framework in a row wins over the row")
  func foreignRecognizer() {
    let (_, screen) = shown { [recognizer(ButtonRecognizer(), "button")] }
    #expect(tap(20, screen) == ["button"])
    #expect(tap(200, screen) == ["row 2"])
  }

  @Test("A tap recognizer in a row that waits for a second tap wins over the row")
  func waitingTap() {
    let (_, screen) = shown {
      let double = recognizer(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = recognizer(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      return [double, single]
    }
    #expect(tap(20, screen) == ["single"])
    Simulation.tap(at: CGPoint(x: 20, y: 100), times: 2, in: screen.window)
    screen.wait(1)
    #expect(log.words == ["double"])
  }

  @Test("A slow tap that waits for a recognizer in the row does not become a long press")
  func slowTap() {
    let (_, screen) = shown {
      let double = recognizer(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = recognizer(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      return [double, single]
    }
    Simulation.longPress(at: CGPoint(x: 20, y: 100), for: 0.4, in: screen.window)
    screen.wait(1)
    #expect(log.words == ["single"])
  }

  @Test("The row is tapped if the recognizers in it do not begin")
  func refusingTap() {
    let refusal = Refusal()
    let (_, screen) = shown {
      let tap = recognizer(UITapGestureRecognizer(), "link")
      tap.delegate = refusal
      return [tap]
    }
    #expect(tap(20, screen) == ["row 2"])
  }

  @Test("Both are called if the app allows it")
  func simultaneous() {
    let permission = Permission()
    let (_, screen) = shown {
      let tap = recognizer(UITapGestureRecognizer(), "badge")
      tap.delegate = permission
      return [tap]
    }
    #expect(Set(tap(20, screen)) == ["badge", "row 2"])
  }

  @Test("A tap recognizer around the collection, as for hiding the keyboard, does not prevent taps on rows")
  func outerTap() {
    let (view, screen) = shown { [] }
    let outer = recognizer(UITapGestureRecognizer(), "window")
    screen.window.addGestureRecognizer(outer)
    #expect(Set(tap(200, screen)) == ["window", "row 2"])
    screen.window.removeGestureRecognizer(outer)
    view.addGestureRecognizer(recognizer(UITapGestureRecognizer(), "collection"))
    #expect(Set(tap(200, screen)) == ["collection", "row 2"])
  }

  @Test("A view that handles touches itself receives the end of a tap")
  func rawTouches() {
    let (view, screen) = shown { [] }
    let badge = view.subviews.compactMap { $0 as? BadgeRow }.first { $0.frame.minY == 80 }?.badge
    #expect(tap(20, screen) == ["row 2"])
    #expect(badge?.phases == ["began", "ended"])
  }

  @Test("A long press on a view with a recognizer for it is not one on the row")
  func innerLongPress() {
    let (_, screen) = shown {
      let press = recognizer(UILongPressGestureRecognizer(), "held")
      press.minimumPressDuration = 0.3
      return [press]
    }
    Simulation.longPress(at: CGPoint(x: 20, y: 100), for: 0.8, in: screen.window)
    screen.wait(1)
    #expect(log.words == ["held"])
  }
}

/// A recognizer that stays possible until the finger leaves, as that of a button of SwiftUI.
private final class ButtonRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

@MainActor
private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor
private final class Permission: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}

/// A row with a view at its start that has recognizers of its own.
private struct BadgeCell: Cell {
  var name: String
  var makeRecognizers: @MainActor () -> [UIGestureRecognizer]

  static var sizing: Sizing { .height(40) }

  static func == (left: BadgeCell, right: BadgeCell) -> Bool { left.name == right.name }

  func makeView() -> BadgeRow { BadgeRow(makeRecognizers()) }
  func update(_ view: BadgeRow, state: CellState) {}
}

private final class BadgeRow: UIView {
  let badge = TouchedView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init(_ recognizers: [UIGestureRecognizer]) {
    super.init(frame: .zero)
    addSubview(badge)
    for recognizer in recognizers { badge.addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class TouchedView: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
#endif
