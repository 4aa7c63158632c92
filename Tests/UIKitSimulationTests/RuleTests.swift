import Testing
import UIKit

/// Breaks every rule that the simulation keeps for views, scrolling, gestures, controllers and the rest.
extension SimulationSuite {
  @MainActor @Suite struct RuleTests {
    @Test func everyRuleSaysWhereItCanBeRead() {
      for rule in UIKitRule.allCases {
        // A rule that nobody has given a ground ends the process here.
        let source = rule.ground.source
        #expect(!source.contains("://") && !source.contains(" "), "\(rule)")
        let parts = source.split(separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count > 1 && parts.allSatisfy { !$0.isEmpty }, "\(rule): \(source)")
        // A whole repository is no page.
        #expect(parts[0] != "github.com" || parts.count > 3, "\(rule): \(source)")
      }
    }

    @Test func outsideAScopeABrokenRuleEndsTheProcess() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = UIView()
          view.addSubview(view)
        }
      }
    }

    @Test func scopesNest() {
      let view = UIView()
      var inner: [UIKitRule] = []
      let outer = rulesBroken {
        inner = rulesBroken { view.addSubview(view) }
        view.layoutSubviews()
      }
      #expect(inner == [.viewWithinItself])
      #expect(outer == [.layoutSubviewsCalled])
    }

    // MARK: Views

    @Test func viewWithinItself() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(rulesBroken { inner.addSubview(outer) } == [.viewWithinItself])
      #expect(rulesBroken { inner.addSubview(inner) } == [.viewWithinItself])
      #expect(outer.superview == nil)
    }

    @Test func foreignSibling() {
      let parent = UIView()
      #expect(rulesBroken { parent.insertSubview(UIView(), aboveSubview: UIView()) } == [.foreignSibling])
      #expect(rulesBroken { parent.insertSubview(UIView(), belowSubview: UIView()) } == [.foreignSibling])
    }

    @Test func frameUnderTransform() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = CGAffineTransform(rotationAngle: 1)
      #expect(rulesBroken { _ = view.frame } == [.frameUnderTransform])
      #expect(rulesBroken { view.frame = .zero } == [.frameUnderTransform])
      view.transform = .identity
      #expect(rulesBroken { view.frame = .zero }.isEmpty)
    }

    @Test func geometryNotFinite() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(rulesBroken { view.center.x = .nan } == [.geometryNotFinite])
      #expect(rulesBroken { view.frame.size.width = .infinity } == [.geometryNotFinite])
      #expect(rulesBroken { view.contentOffset.y = .nan } == [.geometryNotFinite])
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func conversionBetweenWindows() {
      let (window, other) = (freshWindow(), UIWindow(frame: .zero))
      let (view, foreign) = (UIView(), UIView())
      window.addSubview(view)
      other.addSubview(foreign)
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, to: foreign) } == [.conversionBetweenWindows])
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, from: UIView()) } == [.conversionBetweenWindows])
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, to: window) }.isEmpty)
    }

    @Test func layoutLoop() {
      final class Restless: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()
        }
      }
      #expect(rulesBroken { Restless().layoutIfNeeded() } == [.layoutLoop])
    }

    @Test func layoutAndDrawingByHand() {
      #expect(rulesBroken { UIView().layoutSubviews() } == [.layoutSubviewsCalled])
      #expect(rulesBroken { UIView().draw(.zero) } == [.drawCalled])
    }

    @Test func firstResponderOutsideWindow() {
      let field = UITextField()
      #expect(rulesBroken { field.becomeFirstResponder() } == [.firstResponderOutsideWindow])
      #expect(!field.isFirstResponder)
      let window = freshWindow()
      window.addSubview(field)
      #expect(rulesBroken { field.becomeFirstResponder() }.isEmpty)
      #expect(field.isFirstResponder)
    }

    // MARK: Scrolling and gestures

    @Test func foreignPanDelegate() {
      final class Delegate: NSObject, UIGestureRecognizerDelegate {}
      let delegate = Delegate()
      #expect(
        rulesBroken { UIScrollView().panGestureRecognizer.delegate = delegate } == [.foreignPanDelegate])
    }

    @Test func gestureStateOrder() {
      let recognizer = UIGestureRecognizer()
      #expect(rulesBroken { recognizer.state = .changed } == [.gestureStateOrder])
      #expect(rulesBroken { recognizer.state = .failed }.isEmpty)
      #expect(rulesBroken { recognizer.state = .began } == [.gestureStateOrder])
    }

    @Test func recognizerFailureLoop() {
      let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      first.require(toFail: second)
      #expect(rulesBroken { second.require(toFail: first) } == [.recognizerFailureLoop])
    }

    // MARK: Animation

    @Test func animatorsHaveStates() {
      _ = freshWindow()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      #expect(rulesBroken { animator.stopAnimation(true) } == [.animatorNotActive])
      #expect(rulesBroken { animator.finishAnimation(at: .end) } == [.animatorNotStopped])
      #expect(
        rulesBroken { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
          == [.animatorNotActive])
      animator.startAnimation()
      #expect(rulesBroken { animator.fractionComplete = 0.5 } == [.animatorRunning])
      animator.stopAnimation(false)
      #expect(rulesBroken { animator.startAnimation() } == [.animatorStopped])
      #expect(rulesBroken { animator.pauseAnimation() } == [.animatorStopped])
      animator.finishAnimation(at: .current)
      #expect(animator.state == .inactive)
    }

    @Test func animatorNotInterruptible() {
      _ = freshWindow()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.isInterruptible = false
      animator.startAnimation()
      #expect(rulesBroken { animator.pauseAnimation() } == [.animatorNotInterruptible])
      #expect(animator.isRunning)
    }

    @Test func animatorReleasedEarly() {
      _ = freshWindow()
      #expect(
        rulesBroken { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation() }
          == [.animatorReleasedEarly])
      #expect(
        rulesBroken {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
          animator.startAnimation()
          animator.stopAnimation(false)
        } == [.animatorReleasedEarly])
      #expect(rulesBroken { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.startAnimation() }.isEmpty)
    }

    // MARK: Controllers

    @Test func controllerWithinItself() {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      #expect(rulesBroken { inner.addChild(outer) } == [.controllerWithinItself])
      #expect(rulesBroken { inner.addChild(inner) } == [.controllerWithinItself])
    }

    @Test func childViewWithoutParent() {
      let (outer, child) = (UIViewController(), UIViewController())
      #expect(rulesBroken { outer.view.addSubview(child.view) } == [.childViewWithoutParent])
      let (second, grown) = (UIViewController(), UIViewController())
      second.addChild(grown)
      #expect(rulesBroken { second.view.addSubview(grown.view) }.isEmpty)
    }

    @Test func childNotMoved() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      #expect(
        rulesBroken {
          child.removeFromParent()
        } == [.childNotMoved])
      #expect(rulesBroken { child.didMove(toParent: outer) } == [.childNotMoved])
    }

    @Test func childNotWarned() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      child.didMove(toParent: outer)
      #expect(rulesBroken { child.removeFromParent() } == [.childNotWarned])
    }

    @Test func childViewLeft() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      outer.view.addSubview(child.view)
      child.didMove(toParent: outer)
      child.willMove(toParent: nil)
      #expect(rulesBroken { child.removeFromParent() } == [.childViewLeft])
    }

    @Test func viewOfAnotherController() {
      let (first, second) = (UIViewController(), UIViewController())
      #expect(rulesBroken { second.view = first.view } == [.viewOfAnotherController])
    }

    @Test func appearanceByHand() {
      final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let (manual, automatic) = (Manual(), UIViewController())
      let (first, second) = (UIViewController(), UIViewController())
      manual.addChild(first)
      automatic.addChild(second)
      #expect(rulesBroken { first.endAppearanceTransition() } == [.unbalancedAppearance])
      first.beginAppearanceTransition(true, animated: false)
      #expect(
        rulesBroken { first.beginAppearanceTransition(true, animated: false) } == [.unbalancedAppearance])
      #expect(rulesBroken { first.beginAppearanceTransition(false, animated: false) }.isEmpty, "turned round")
      #expect(
        rulesBroken { second.beginAppearanceTransition(true, animated: false) } == [.appearanceForwardedTwice]
      )
    }

    // MARK: Menus, dragging, accessibility, focus

    @Test func previewOutsideWindow() {
      let window = freshWindow()
      let view = UIView()
      #expect(rulesBroken { _ = UITargetedPreview(view: view) }.contains(.previewOutsideWindow))
      #expect(
        rulesBroken { _ = UIPreviewTarget(container: UIView(), center: .zero) } == [.previewOutsideWindow])
      window.addSubview(view)
      #expect(rulesBroken { _ = UITargetedPreview(view: view) }.isEmpty)
    }

    @Test func dropProposalWithoutOperation() {
      final class Mover: NSObject, UIDropInteractionDelegate {
        func dropInteraction(
          _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .move) }
      }
      let window = freshWindow()
      let mover = Mover()
      window.addInteraction(UIDropInteraction(delegate: mover))
      let drag = Simulation.dragIn([UIDragItem(itemProvider: NSItemProvider())], to: window)
      #expect(rulesBroken { drag.move(to: CGPoint(x: 5, y: 5)) } == [.dropProposalWithoutOperation])
      #expect(drag.operation == .cancel)
    }

    @Test func accessibilityIndexOutOfBounds() {
      let view = UIView()
      view.accessibilityElements = [UIView()]
      #expect(rulesBroken { _ = view.accessibilityElement(at: 1) } == [.accessibilityIndexOutOfBounds])
    }

    @Test func focusEnvironmentLoop() {
      final class Vain: UIView {
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
      }
      let window = freshWindow()
      let view = Vain()
      window.addSubview(view)
      #expect(rulesBroken { Simulation.moveFocus(.down, in: window) }.contains(.focusEnvironmentLoop))
    }
  }
}
