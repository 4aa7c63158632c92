import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Scroll views")
  struct ScrollTests {
    let window = freshWindow()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let delegate = ScrollDelegate()

    init() {
      view.contentSize = CGSize(width: 320, height: 5000)
      view.delegate = delegate
      window.addSubview(view)
      Simulation.turn()
    }

    @Test("The content offset is the origin of the bounds")
    func theOffsetIsTheBoundsOrigin() {
      view.contentOffset = CGPoint(x: 0, y: 100)
      #expect(view.bounds == CGRect(x: 0, y: 100, width: 320, height: 480))
      view.bounds.origin.y = 200
      #expect(view.contentOffset == CGPoint(x: 0, y: 200))
      #expect(delegate.take() == ["scroll"])
      view.contentOffset = CGPoint(x: 0, y: 200)
      #expect(delegate.take().isEmpty, "the same offset is no scroll")
    }

    @Test("Scrolling requests layout")
    func scrollingAsksForLayout() {
      final class Counting: UIScrollView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
        }
      }
      let view = Counting(frame: window.bounds)
      window.addSubview(view)
      Simulation.turn()
      let before = view.count
      view.contentOffset.y = 10
      #expect(view.count == before, "not at once")
      Simulation.turn()
      #expect(view.count == before + 1)
    }

    @Test("A drag that stops calls its delegate in order")
    func aDragThatStopsTellsItsDelegateInOrder() {
      Simulation.drag(view, by: CGPoint(x: 0, y: -100))
      #expect(delegate.take() == ["will drag", "scroll", "will end drag", "end drag false"])
      #expect(view.contentOffset == CGPoint(x: 0, y: 100))
      #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    }

    @Test("A fling calls its delegate in order")
    func aFlingTellsItsDelegateInOrder() {
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
      #expect(Simulation.settle())
      #expect(
        delegate.take() == [
          "will drag", "scroll", "will end drag", "end drag true", "will decelerate", "scroll",
          "end decelerating",
        ])
      #expect(!view.isDecelerating)
      #expect(abs(delegate.velocity.y - 1) < 0.001, "points a millisecond")
      // 1 point per millisecond decelerates over 0.998 / (1 - 0.998) points.
      #expect(abs(view.contentOffset.y - (100 + 499)) < 0.01)
    }

    @Test("The delegate chooses the target of a deceleration")
    func theDelegateChoosesWhereADecelerationEnds() {
      delegate.target = { _ in CGPoint(x: 0, y: 1234) }
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      var offsets: [CGFloat] = []
      while view.isDecelerating {
        offsets.append(view.contentOffset.y)
        Simulation.advance(by: Simulation.frameInterval)
      }
      #expect(view.contentOffset.y == 1234)
      #expect(offsets == offsets.sorted(), "on its way it never turns back")
    }

    @Test("The fast deceleration rate stops earlier")
    func aSlowDecelerationRateRunsLess() {
      view.decelerationRate = .fast
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      Simulation.settle()
      #expect(abs(view.contentOffset.y - 199) < 0.01)
    }

    @Test("Content beyond an edge returns")
    func beyondAnEdgeTheContentComesBack() {
      let finger = Simulation.touch(at: CGPoint(x: 100, y: 100), in: window)
      finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
      #expect(view.contentOffset.y == -50, "it follows at half the speed")
      finger.hold(for: 0.3)
      finger.lift()
      #expect(view.isDecelerating)
      Simulation.settle()
      #expect(view.contentOffset.y == 0)
      #expect(
        delegate.take() == [
          "will drag", "scroll", "will end drag", "end drag true", "will decelerate", "scroll",
          "end decelerating",
        ])
    }

    @Test("Content stops at an edge without bouncing")
    func withoutBouncingAnEdgeIsAnEnd() {
      view.bounces = false
      Simulation.drag(view, by: CGPoint(x: 0, y: 100))
      #expect(view.contentOffset.y == 0)
    }

    @Test("Small content moves only if it can bounce")
    func smallContentMovesOnlyWhereItMayBounce() {
      view.contentSize = CGSize(width: 100, height: 100)
      Simulation.drag(view, by: CGPoint(x: 0, y: -100))
      #expect(delegate.take().isEmpty)
      view.alwaysBounceVertical = true
      Simulation.drag(view, by: CGPoint(x: 0, y: -100))
      #expect(delegate.take().first == "will drag")
    }

    @Test("A view with scrolling disabled does not scroll")
    func aViewThatMayNotScrollDoesNot() {
      view.isScrollEnabled = false
      Simulation.drag(view, by: CGPoint(x: 0, y: -100))
      #expect(view.contentOffset == .zero && delegate.take().isEmpty)
    }

    @Test("A fling turns one page")
    func pagesAreTurnedOneAtATime() {
      view.isPagingEnabled = true
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      Simulation.settle()
      #expect(view.contentOffset.y == 480)
      Simulation.drag(view, by: CGPoint(x: 0, y: -200))
      Simulation.settle()
      #expect(view.contentOffset.y == 480, "less than half a page goes back")
    }

    @Test("A drag with a directional lock keeps to one axis")
    func aLockedDragKeepsToOneAxis() {
      view.contentSize.width = 1000
      view.isDirectionalLockEnabled = true
      Simulation.drag(view, by: CGPoint(x: -60, y: -100))
      #expect(view.contentOffset == CGPoint(x: 0, y: 100))
      view.isDirectionalLockEnabled = false
      Simulation.drag(view, by: CGPoint(x: -60, y: -100))
      #expect(view.contentOffset == CGPoint(x: 60, y: 200))
    }

    @Test("An animated offset arrives after its duration")
    func anAnimatedOffsetArrivesAfterAWhile() {
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(view.contentOffset.y == 0)
      Simulation.advance(by: 0.1)
      #expect(view.contentOffset.y > 0 && view.contentOffset.y < 300)
      Simulation.settle()
      #expect(view.contentOffset.y == 300)
      #expect(delegate.take() == ["scroll", "end animation"])
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      Simulation.settle()
      #expect(delegate.take().isEmpty, "there is nothing to animate")
      Simulation.quirks.reportsAnimationsToSameOffset = true
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(delegate.take() == ["end animation"])
    }

    @Test("An offset arrives at once with animations disabled")
    func withoutAnimationsAnOffsetArrivesAtOnce() {
      UIView.performWithoutAnimation { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      #expect(view.contentOffset.y == 300)
    }

    @Test("A rectangle is revealed with the shortest scroll")
    func aRectangleIsRevealedAndNoMore() {
      view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 540)
      view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 540)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 100)
      view.scrollRectToVisible(CGRect(x: 0, y: 9000, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 4520, "never beyond the content")
    }

    @Test("A tap on the status bar scrolls to the top")
    func theStatusBarScrollsToTheTop() {
      view.contentOffset.y = 1000
      _ = delegate.take()
      #expect(Simulation.tapStatusBar(in: window))
      Simulation.settle()
      #expect(view.contentOffset.y == 0)
      #expect(delegate.take() == ["scroll", "end animation", "to top"])
      view.contentOffset.y = 1000
      delegate.scrollsToTop = false
      #expect(!Simulation.tapStatusBar(in: window))
      delegate.scrollsToTop = true
      let other = UIScrollView(frame: window.bounds)
      window.addSubview(other)
      #expect(!Simulation.tapStatusBar(in: window), "two that would take it: none does")
      other.scrollsToTop = false
      #expect(Simulation.tapStatusBar(in: window))
    }

    @Test("A finger stops decelerating content", arguments: [true, false])
    func aFingerCatchesTheContent(reports: Bool) {
      Simulation.quirks.reportsCaughtDeceleration = reports
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      Simulation.advance(by: 0.05)
      _ = delegate.take()
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      #expect(view.isTracking && !view.isDecelerating)
      #expect(delegate.take() == (reports ? ["end decelerating"] : []))
      let caught = view.contentOffset
      finger.hold(for: 1)
      #expect(view.contentOffset == caught)
      finger.lift()
      #expect(!view.isTracking)
    }

    @Test("Setting the offset can end deceleration", arguments: [true, false])
    func anOffsetSetWhileDecelerating(ends: Bool) {
      Simulation.quirks.offsetEndsDeceleration = ends
      Simulation.fling(view, by: CGPoint(x: 0, y: -100))
      Simulation.advance(by: 0.05)
      view.contentOffset.y += 1000
      #expect(view.isDecelerating == !ends)
      let now = view.contentOffset.y
      Simulation.settle()
      #expect(ends ? view.contentOffset.y == now : abs(view.contentOffset.y - 1599) < 0.01)
    }

    @Test("A drag can dismiss the keyboard")
    func theKeyboardLeavesWithADrag() {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      view.addSubview(field)
      field.becomeFirstResponder()
      Simulation.drag(view, by: CGPoint(x: 0, y: -50))
      #expect(field.isFirstResponder)
      view.keyboardDismissMode = .onDrag
      Simulation.drag(view, by: CGPoint(x: 0, y: -50))
      #expect(!field.isFirstResponder)
    }
  }
}
