import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Animations")
  struct AnimationTests {
    let window = freshWindow()
    let log = Log()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      window.addSubview(view)
      Simulation.turn()
    }

    @Test("Values change at once, and the completion is called after the duration")
    func valuesChangeAtOnceAndTheCompletionComesLater() {
      let (view, log) = (view, log)
      UIView.animate(withDuration: 0.3, delay: 0.1) {
        view.alpha = 0
      } completion: {
        log("finished \($0)")
      }
      #expect(view.alpha == 0)
      Simulation.advance(by: 0.39)
      #expect(log.take().isEmpty)
      Simulation.advance(by: 0.02)
      #expect(log.take() == ["finished true"])
    }

    @Test("An animation without duration completes in the next turn")
    func aDurationOfZeroIsOverInTheNextTurn() {
      let (view, log) = (view, log)
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { _ in log("finished") })
      #expect(log.take().isEmpty)
      Simulation.turn()
      #expect(log.take() == ["finished"])
    }

    @Test("Disabled animations complete at once or in the next turn", arguments: [true, false])
    func disabledAnimations(atOnce: Bool) {
      Simulation.quirks.completesDisabledAnimationsAtOnce = atOnce
      let (view, log) = (view, log)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: { log("finished \($0)") })
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(log.take() == (atOnce ? ["finished true"] : []))
      Simulation.turn()
      #expect(log.take() == (atOnce ? [] : ["finished true"]))
    }

    @Test("An animation without changes completes at once or after its duration", arguments: [true, false])
    func anAnimationOfNothing(atOnce: Bool) {
      Simulation.quirks.completesEmptyAnimationsAtOnce = atOnce
      let log = log
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in log("finished") })
      Simulation.turn()
      #expect(log.take() == (atOnce ? ["finished"] : []))
      Simulation.advance(by: 1)
      #expect(log.take() == (atOnce ? [] : ["finished"]))
    }

    @Test("A nested animation inherits the duration of the outer one")
    func anInnerAnimationTakesTheTimeOfTheOuterOne() {
      let (view, log) = (view, log)
      UIView.animate(withDuration: 1) {
        UIView.animate(
          withDuration: 0.1, animations: { view.alpha = 0 }, completion: { _ in log("inherited") })
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .overrideInheritedDuration,
          animations: { view.center.x += 1 }, completion: { _ in log("own") })
      }
      Simulation.advance(by: 0.2)
      #expect(log.take() == ["own"])
      Simulation.advance(by: 1)
      #expect(log.take() == ["inherited"])
    }

    @Test("An animating view receives touches only if user interaction is allowed")
    func aViewInAnimationTakesNoTouchesUnlessItMay() {
      let view = view
      let point = CGPoint(x: 10, y: 10)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(window.hitTest(point, with: nil) === window)
      Simulation.advance(by: 1)
      #expect(window.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
      #expect(window.hitTest(point, with: nil) === view)
    }

    @Test("An animation ends when its view leaves the window or is canceled")
    func anAnimationEndsWithItsViewInTheWindow() {
      let (view, log) = (view, log)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { log("finished \($0)") })
      view.removeFromSuperview()
      #expect(log.take() == ["finished false"])
      window.addSubview(view)
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { log("finished \($0)") })
      view.layer.removeAllAnimations()
      #expect(log.take() == ["finished false"])
      #expect(Simulation.settle() && log.take().isEmpty, "each completion is called once")
    }

    @Test("A repeating animation ends only when it is removed")
    func aRepeatingAnimationEndsOnlyByHand() {
      let (view, log) = (view, log)
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
        completion: { log("finished \($0)") })
      Simulation.advance(by: 10)
      #expect(log.take().isEmpty)
      view.layer.removeAllAnimations()
      #expect(log.take() == ["finished false"])
    }

    // MARK: Animators

    private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
      let (view, log) = (view, log)
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { log("completed \($0)") }
      return animator
    }

    @Test("An animator runs to its end")
    func anAnimatorRunsToItsEnd() {
      let animator = animator()
      #expect(animator.state == .inactive && view.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
      Simulation.advance(by: 0.25)
      #expect(animator.fractionComplete == 0.25)
      Simulation.settle()
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(log.take() == ["completed end"])
    }

    @Test("An animator can be paused and continued")
    func anAnimatorIsHeldAndGoesOn() {
      let animator = animator()
      animator.startAnimation()
      Simulation.advance(by: 0.4)
      animator.pauseAnimation()
      Simulation.advance(by: 5)
      #expect(animator.fractionComplete == 0.4 && animator.state == .active && !animator.isRunning)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Simulation.advance(by: 0.59)
      #expect(animator.isRunning)
      Simulation.advance(by: 0.02)
      #expect(log.take() == ["completed end"])
    }

    @Test("A reversed animator runs back to its start")
    func anAnimatorIsTurnedRound() {
      let animator = animator()
      animator.startAnimation()
      Simulation.advance(by: 0.25)
      animator.isReversed = true
      Simulation.settle()
      #expect(view.center.x == 50 && log.take() == ["completed start"])
      #expect(Simulation.now >= 0.5 && Simulation.now < 0.6)
    }

    @Test("Setting fractionComplete pauses an animator at that fraction")
    func anAnimatorIsScrubbed() {
      let animator = animator()
      animator.fractionComplete = 0.3
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 2
      #expect(animator.fractionComplete == 1)
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Simulation.settle()
      #expect(view.center.x == 50 && log.take() == ["completed start"])
    }

    @Test("A stopped animator leaves values in place until it is finished")
    func anAnimatorStopsWhereItIs() {
      let first = animator()
      first.startAnimation()
      Simulation.advance(by: 0.25)
      first.stopAnimation(true)
      #expect(view.center.x == 75 && first.state == .inactive && log.take().isEmpty)
      let second = animator()
      second.startAnimation()
      Simulation.advance(by: 0.5)
      second.stopAnimation(false)
      #expect(second.state == .stopped && view.center.x == 112.5)
      second.finishAnimation(at: .end)
      #expect(second.state == .inactive && view.center.x == 150 && log.take() == ["completed end"])
    }

    @Test("An animator can pause on completion")
    func anAnimatorMayWaitAtItsEnd() {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      Simulation.settle()
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
      #expect(log.take().isEmpty)
      animator.stopAnimation(true)
    }

    @Test("A running animator is retained")
    func aRunningAnimatorNeedsNoOwner() {
      let (view, log) = (view, log)
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0.1) {
        view.alpha = 0
      } completion: {
        log("completed \($0)")
      }
      Simulation.settle()
      #expect(log.take() == ["completed end"])
    }

    // MARK: Time

    @Test("A display link ticks with each frame")
    func framesTick() {
      var times: [TimeInterval] = []
      let link = SimulatedDisplayLink { times.append($0.timestamp) }
      Simulation.advance(by: 1)
      #expect(times.isEmpty, "it begins paused")
      link.isPaused = false
      Simulation.advance(by: 0.5)
      #expect(times.count == 30)
      #expect(times == times.sorted() && Set(times).count == 30)
      link.invalidate()
      Simulation.advance(by: 1)
      #expect(times.count == 30 && Simulation.pendingCount == 0)
    }

    @Test("Layout follows the completions of the same turn")
    func layoutComesAfterWhatIsDueInATurn() {
      let log = log
      let logged = LoggingView("view", log)
      window.addSubview(logged)
      Simulation.turn()
      _ = log.take()
      UIView.animate(withDuration: 0.1, animations: { logged.alpha = 0 }) { _ in
        log("completion")
        logged.setNeedsLayout()
      }
      Simulation.advance(by: 1)
      #expect(log.take() == ["completion", "view layout"])
    }
  }
}
