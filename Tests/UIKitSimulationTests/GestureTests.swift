import Testing
import UIKit

extension SimulationSuite {
  /// Single recognizers, and the touches that views receive.
  @MainActor @Suite("Single gesture recognizers")
  struct GestureTests {
    let bench = GestureBench()
    var window: UIWindow { bench.window }
    var view: UIView { bench.view }
    var log: Log { bench.log }

    private func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer { bench.add(recognizer, name, to: view) }

    @Test("A view without recognizers receives its touches")
    func withoutRecognizersTheViewGetsItsTouches() {
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.move(to: CGPoint(x: 20, y: 10))
      finger.lift()
      #expect(log.take() == ["view began", "view moved", "view ended"])
    }

    @Test("A tap cancels the touch of the view")
    func aTapCancelsTheTouchOfTheView() {
      let tap = add(UITapGestureRecognizer(), "tap")
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began", "tap ended", "view cancelled"])
      #expect(tap.state == .possible, "and is ready for the next one")
      #expect(tap.location(in: view) == CGPoint(x: 10, y: 10))
      tap.cancelsTouchesInView = false
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began", "tap ended", "view ended"])
    }

    @Test("A tap that moves or lasts too long fails")
    func aTapThatMovesOrLastsIsNone() {
      _ = add(UITapGestureRecognizer(), "tap")
      Simulation.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 50, y: 0), in: window)
      #expect(log.take().filter { $0.hasPrefix("tap") }.isEmpty)
      Simulation.longPress(at: CGPoint(x: 10, y: 10), for: 3, in: window)
      #expect(log.take() == ["view began", "view ended"])
    }

    @Test("A delayed touch is dropped when the tap succeeds")
    func aDelayedTouchIsDroppedWithTheTap() {
      let tap = add(UITapGestureRecognizer(), "tap")
      tap.delaysTouchesBegan = true
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["tap ended"], "the view never hears of it")
    }

    @Test("Two quick taps are one double tap")
    func twoTapsAreOneDoubleTap() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      Simulation.tap(at: CGPoint(x: 10, y: 10), times: 2, in: window)
      #expect(log.take().filter { $0.hasPrefix("double") } == ["double ended"])
      Simulation.settle()
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      Simulation.settle()
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      Simulation.settle()
      #expect(log.take().filter { $0.hasPrefix("double") }.isEmpty, "too far apart")
    }

    @Test("A single tap can wait for a double tap to fail")
    func aSingleTapMayWaitForADoubleTapToFail() {
      let single = add(UITapGestureRecognizer(), "single")
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(!log.take().contains("single ended"))
      Simulation.settle()
      #expect(log.take().contains("single ended"))
      Simulation.tap(at: CGPoint(x: 10, y: 10), times: 2, in: window)
      Simulation.settle()
      #expect(log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
    }

    @Test("A failure requirement holds for simultaneous recognizers")
    func aRequirementCountsForGesturesThatMayComeTogether() {
      let single = add(UITapGestureRecognizer(), "single")
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      let delegate = GestureDelegate()
      delegate.isSimultaneous = true
      single.delegate = delegate
      Simulation.tap(at: CGPoint(x: 10, y: 10), times: 2, in: window)
      Simulation.settle()
      #expect(log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
    }

    @Test("The end of a touch waits for a double tap")
    func theEndOfATouchWaitsForADoubleTap() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began"])
      Simulation.settle()
      #expect(log.take() == ["view ended"])
      Simulation.tap(at: CGPoint(x: 10, y: 10), times: 2, in: window)
      #expect(log.take() == ["view began", "view began", "double ended", "view cancelled", "view cancelled"])
      double.delaysTouchesEnded = false
      Simulation.settle()
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began", "view ended"])
    }

    @Test("A delayed touch is delivered when the tap fails")
    func aTouchThatWasHeldBackComesWithTheFailure() {
      let tap = add(UITapGestureRecognizer(), "tap")
      tap.delaysTouchesBegan = true
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take().isEmpty)
      finger.move(to: CGPoint(x: 60, y: 10))
      #expect(log.take() == ["view began", "view moved"])
      finger.lift()
      #expect(log.take() == ["view ended"])
    }

    @Test("A long press begins after its duration and continues")
    func aLongPressGoesOn() {
      let press = add(UILongPressGestureRecognizer(), "press")
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.hold(for: 0.4)
      #expect(press.state == .possible)
      finger.hold(for: 0.2)
      finger.move(to: CGPoint(x: 60, y: 10))
      finger.lift()
      #expect(log.take() == ["view began", "press began", "view cancelled", "press changed", "press ended"])
      let early = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      early.move(to: CGPoint(x: 40, y: 10))
      early.hold(for: 1)
      early.lift()
      #expect(log.take().filter { $0.hasPrefix("press") }.isEmpty, "moved before it was long")
    }

    @Test("A pan follows the finger")
    func aPanFollowsTheFinger() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.move(to: CGPoint(x: 15, y: 10))
      #expect(pan.state == .possible, "too short to be a pan")
      finger.move(to: CGPoint(x: 50, y: 10), during: 0.05)
      #expect(pan.state == .changed && pan.translation(in: view) == CGPoint(x: 40, y: 0))
      #expect(pan.velocity(in: view).x > 100 && pan.velocity(in: view).y == 0)
      pan.setTranslation(.zero, in: view)
      finger.move(to: CGPoint(x: 70, y: 20))
      #expect(pan.translation(in: view) == CGPoint(x: 20, y: 10))
      finger.lift()
      #expect(
        log.take() == [
          "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan changed",
          "pan changed", "pan ended",
        ])
    }

    @Test("A second finger does not move the pan")
    func anotherFingerDoesNotMoveThePan() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      let first = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      first.move(to: CGPoint(x: 50, y: 10))
      let second = Simulation.touch(at: CGPoint(x: 150, y: 110), in: window)
      #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
      second.move(to: CGPoint(x: 150, y: 130))
      #expect(pan.translation(in: view) == CGPoint(x: 40, y: 10), "the middle has moved by half of it")
      first.lift()
      second.move(to: CGPoint(x: 150, y: 130))
      #expect(pan.translation(in: view) == CGPoint(x: 40, y: 10))
      second.lift()
      #expect(pan.state == .possible)
    }

    @Test("A hover recognizer follows the pointer")
    func thePointerHovers() {
      _ = add(UIHoverGestureRecognizer(), "hover")
      Simulation.movePointer(to: CGPoint(x: 10, y: 10), in: window)
      Simulation.movePointer(to: CGPoint(x: 20, y: 10), in: window)
      Simulation.movePointer(to: CGPoint(x: 300, y: 300), in: window)
      #expect(log.take() == ["hover began", "hover changed", "hover ended"])
    }

    @Test("Modifier flags are available during a tap")
    func modifiersComeWithTheTouch() {
      let tap = add(UITapGestureRecognizer(), "tap")
      var flags: UIKeyModifierFlags = []
      tap.simulationHandler = { flags = $0.modifierFlags }
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window, modifiers: [.command])
      #expect(flags == .command)
    }
  }
}
