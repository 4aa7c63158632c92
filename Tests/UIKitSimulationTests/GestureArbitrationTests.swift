import Testing
import UIKit

extension SimulationSuite {
  /// Competition between several recognizers.
  @MainActor @Suite("Several gesture recognizers")
  struct GestureArbitrationTests {
    let bench = GestureBench()
    var window: UIWindow { bench.window }
    var view: UIView { bench.view }
    var log: Log { bench.log }

    private func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer { bench.add(recognizer, name, to: view) }

    @Test("The innermost recognizer wins")
    func theInnermostRecognizerWins() {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let outerPan = add(UIPanGestureRecognizer(), "outer")
      _ = add(UIPanGestureRecognizer(), "inner", to: inner)
      Simulation.fling(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 50, y: 0), during: 0.03, in: window)
      #expect(
        Set(log.take().filter { !$0.hasPrefix("view") }) == ["inner began", "inner changed", "inner ended"])
      let delegate = GestureDelegate()
      delegate.isSimultaneous = true
      outerPan.delegate = delegate
      Simulation.fling(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 50, y: 0), during: 0.01, in: window)
      #expect(log.take().filter { $0.hasSuffix("began") } == ["view began", "inner began", "outer began"])
    }

    @Test("Delegates can refuse to begin or to receive touches")
    func delegatesRefuse() {
      let tap = add(UITapGestureRecognizer(), "tap")
      let delegate = GestureDelegate()
      tap.delegate = delegate
      delegate.begins = false
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began", "view ended"])
      delegate.begins = true
      delegate.receivesTouches = false
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take() == ["view began", "view ended"])
    }

    @Test("A delegate can require another recognizer to fail")
    func aDelegateMayAskForAFailure() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      let press = add(UILongPressGestureRecognizer(), "press")
      let delegate = GestureDelegate()
      delegate.requiresFailure = true
      pan.delegate = delegate
      press.allowableMovement = 1000
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.move(to: CGPoint(x: 60, y: 10), during: 0.05)
      #expect(!log.take().contains("pan began"))
      finger.lift()
      #expect(
        log.take() == ["pan began", "pan ended", "view cancelled"], "the press has failed")
    }

    @Test("A disabled recognizer is canceled")
    func aDisabledRecognizerIsCanceled() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.move(to: CGPoint(x: 60, y: 10))
      pan.isEnabled = false
      finger.move(to: CGPoint(x: 80, y: 10))
      finger.lift()
      #expect(log.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
    }

    @Test("A view that leaves its window loses its touches")
    func aViewThatLeavesItsWindowLosesItsTouches() {
      _ = add(UIPanGestureRecognizer(), "pan")
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      finger.move(to: CGPoint(x: 60, y: 10))
      _ = log.take()
      view.removeFromSuperview()
      #expect(log.take().contains("pan cancelled"))
      finger.lift()
      #expect(log.take().isEmpty)
    }

    @Test("A scroll view takes the touches of its content")
    func aScrollViewTakesTheTouchesOfItsContent() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      window.addSubview(scrollView)
      scrollView.addSubview(view)
      Simulation.turn()
      _ = log.take()
      Simulation.drag(scrollView, by: CGPoint(x: 0, y: -50))
      #expect(log.take().isEmpty, "a quick drag never reaches the content")
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 100), in: window)
      finger.hold(for: 0.2)
      finger.move(to: CGPoint(x: 10, y: 50))
      finger.lift()
      #expect(log.take() == ["view began", "view cancelled"])
      Simulation.tap(at: CGPoint(x: 10, y: 50), in: window)
      #expect(log.take() == ["view began", "view ended"])
    }

    @Test("Content that keeps its touches prevents scrolling")
    func contentThatHoldsItsTouchesStopsTheScrollView() {
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.addSubview(scrollView)
      scrollView.addSubview(control)
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 100), in: window)
      finger.hold(for: 0.2)
      finger.move(to: CGPoint(x: 10, y: 50))
      #expect(scrollView.contentOffset == .zero && control.isTracking, "controls keep theirs")
      finger.lift()
    }

    @Test("A scroll view whose pan failed tracks nothing")
    func aScrollViewWhosePanHasFailedTracksNothing() {
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      scrollView.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      window.addSubview(scrollView)
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 100), in: window)
      finger.hold(for: 0.2)
      finger.move(to: CGPoint(x: 10, y: 50))
      #expect(scrollView.isTracking)
      finger.lift()
      #expect(!scrollView.isTracking)
    }

    @Test("Content that returns from an edge reports one deceleration")
    func contentThatComesBackFromAnEdgeIsToldOfOnce() {
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      let delegate = ScrollDelegate()
      scrollView.delegate = delegate
      window.addSubview(scrollView)
      Simulation.drag(scrollView, by: CGPoint(x: 0, y: 100))
      #expect(scrollView.contentOffset.y == -50)
      Simulation.settle()
      #expect(delegate.take().filter { $0 == "will decelerate" }.count == 1)
    }

    @Test("Recognizers are ready again after touches by several fingers")
    func recognizersAreReadyAgainAfterSeveralFingers() {
      let tap = add(UITapGestureRecognizer(), "tap")
      let pan = add(UIPanGestureRecognizer(), "pan")
      let first = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      let second = Simulation.touch(at: CGPoint(x: 50, y: 10), in: window)
      first.lift()
      second.move(to: CGPoint(x: 100, y: 10))
      second.lift()
      #expect(tap.state == .possible && pan.state == .possible)
      _ = log.take()
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.take().contains("tap ended"))
    }

    @Test("An inner scroll view that cannot move passes the drag to the outer one")
    func anInnerScrollViewThatCannotMoveLeavesTheDragToTheOuterOne() {
      let outer = UIScrollView(frame: window.bounds)
      outer.contentSize = CGSize(width: 320, height: 2000)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      inner.contentSize = CGSize(width: 2000, height: 200)
      window.addSubview(outer)
      outer.addSubview(inner)
      Simulation.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -50), in: window)
      #expect(outer.contentOffset.y == 50 && inner.contentOffset == .zero)
      Simulation.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: -50, y: 0), in: window)
      #expect(outer.contentOffset.y == 50 && inner.contentOffset.x == 50)
    }
  }
}
