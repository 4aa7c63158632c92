import TestSupport
import Testing
import UIKit

/// Breaks every rule of the simulation for views, scrolling, gestures, controllers and the rest.
extension SimulationSuite {
  @MainActor @Suite("Rules outside of collection and table views")
  struct RuleTests {
    @Test("Every rule names its source")
    func everyRuleSaysWhereItCanBeRead() {
      for rule in UIKitRule.allCases {
        // A rule without a ground ends the process here.
        let source = rule.ground.source
        #expect(!source.contains("://") && !source.contains(" "), "\(rule)")
        let parts = source.split(separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count > 1 && parts.allSatisfy { !$0.isEmpty }, "\(rule): \(source)")
        // A whole repository is not accepted as a page.
        #expect(parts[0] != "github.com" || parts.count > 3, "\(rule): \(source)")
      }
    }

    @Test("A broken rule outside of a scope ends the process", .tags(.slow))
    func outsideAScopeABrokenRuleEndsTheProcess() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = UIView()
          view.addSubview(view)
        }
      }
    }

    @Test("Scopes of violations nest")
    func scopesNest() {
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

    @Test("A view cannot be a subview of itself")
    func viewWithinItself() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(rulesBroken { inner.addSubview(outer) } == [.viewWithinItself])
      #expect(rulesBroken { inner.addSubview(inner) } == [.viewWithinItself])
      #expect(outer.superview == nil)
    }

    @Test("A sibling must have the same superview")
    func foreignSibling() {
      let parent = UIView()
      #expect(rulesBroken { parent.insertSubview(UIView(), aboveSubview: UIView()) } == [.foreignSibling])
      #expect(rulesBroken { parent.insertSubview(UIView(), belowSubview: UIView()) } == [.foreignSibling])
    }

    @Test("The frame is undefined under a transform")
    func frameUnderTransform() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = CGAffineTransform(rotationAngle: 1)
      #expect(rulesBroken { _ = view.frame } == [.frameUnderTransform])
      #expect(rulesBroken { view.frame = .zero } == [.frameUnderTransform])
      view.transform = .identity
      #expect(rulesBroken { view.frame = .zero }.isEmpty)
    }

    @Test("Geometry must be finite")
    func geometryNotFinite() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(rulesBroken { view.center.x = .nan } == [.geometryNotFinite])
      #expect(rulesBroken { view.frame.size.width = .infinity } == [.geometryNotFinite])
      #expect(rulesBroken { view.contentOffset.y = .nan } == [.geometryNotFinite])
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Points cannot be converted between windows")
    func conversionBetweenWindows() {
      let (window, other) = (freshWindow(), UIWindow(frame: .zero))
      let (view, foreign) = (UIView(), UIView())
      window.addSubview(view)
      other.addSubview(foreign)
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, to: foreign) } == [.conversionBetweenWindows])
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, from: UIView()) } == [.conversionBetweenWindows])
      #expect(rulesBroken { _ = view.convert(CGPoint.zero, to: window) }.isEmpty)
    }

    @Test("Layout must not request layout forever")
    func layoutLoop() {
      final class Restless: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()
        }
      }
      #expect(rulesBroken { Restless().layoutIfNeeded() } == [.layoutLoop])
    }

    @Test("layoutSubviews and draw must not be called directly")
    func layoutAndDrawingByHand() {
      #expect(rulesBroken { UIView().layoutSubviews() } == [.layoutSubviewsCalled])
      #expect(rulesBroken { UIView().draw(.zero) } == [.drawCalled])
    }

    @Test("A first responder must be in a window")
    func firstResponderOutsideWindow() {
      let field = UITextField()
      #expect(rulesBroken { field.becomeFirstResponder() } == [.firstResponderOutsideWindow])
      #expect(!field.isFirstResponder)
      let window = freshWindow()
      window.addSubview(field)
      #expect(rulesBroken { field.becomeFirstResponder() }.isEmpty)
      #expect(field.isFirstResponder)
    }

    // MARK: Scrolling and gestures

    @Test("The delegate of a scroll view's pan recognizer cannot be replaced")
    func foreignPanDelegate() {
      final class Delegate: NSObject, UIGestureRecognizerDelegate {}
      let delegate = Delegate()
      #expect(
        rulesBroken { UIScrollView().panGestureRecognizer.delegate = delegate } == [.foreignPanDelegate])
    }

    @Test("Gesture states change in order")
    func gestureStateOrder() {
      let recognizer = UIGestureRecognizer()
      #expect(rulesBroken { recognizer.state = .changed } == [.gestureStateOrder])
      #expect(rulesBroken { recognizer.state = .failed }.isEmpty)
      #expect(rulesBroken { recognizer.state = .began } == [.gestureStateOrder])
    }

    @Test("Failure requirements must not form a loop")
    func recognizerFailureLoop() {
      let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      first.require(toFail: second)
      #expect(rulesBroken { second.require(toFail: first) } == [.recognizerFailureLoop])
    }

    // MARK: Animation

    @Test("Animator calls must fit the state")
    func animatorsHaveStates() {
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

    @Test("An animator that is not interruptible cannot be paused")
    func animatorNotInterruptible() {
      _ = freshWindow()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.isInterruptible = false
      animator.startAnimation()
      #expect(rulesBroken { animator.pauseAnimation() } == [.animatorNotInterruptible])
      #expect(animator.isRunning)
    }

    @Test("An animator must not be released while it is paused or stopped")
    func animatorReleasedEarly() {
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

    @Test("A view controller cannot be a child of itself")
    func controllerWithinItself() {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      #expect(rulesBroken { inner.addChild(outer) } == [.controllerWithinItself])
      #expect(rulesBroken { inner.addChild(inner) } == [.controllerWithinItself])
    }

    @Test("A child's view needs the child as a child view controller")
    func childViewWithoutParent() {
      let (outer, child) = (UIViewController(), UIViewController())
      #expect(rulesBroken { outer.view.addSubview(child.view) } == [.childViewWithoutParent])
      let (second, grown) = (UIViewController(), UIViewController())
      second.addChild(grown)
      #expect(rulesBroken { second.view.addSubview(grown.view) }.isEmpty)
    }

    @Test("A child must receive didMove(toParent:)")
    func childNotMoved() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      #expect(
        rulesBroken {
          child.removeFromParent()
        } == [.childNotMoved])
      #expect(rulesBroken { child.didMove(toParent: outer) } == [.childNotMoved])
    }

    @Test("A child must receive willMove(toParent:) before its removal")
    func childNotWarned() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      child.didMove(toParent: outer)
      #expect(rulesBroken { child.removeFromParent() } == [.childNotWarned])
    }

    @Test("A child's view must be removed before the child")
    func childViewLeft() {
      let (outer, child) = (UIViewController(), UIViewController())
      outer.addChild(child)
      outer.view.addSubview(child.view)
      child.didMove(toParent: outer)
      child.willMove(toParent: nil)
      #expect(rulesBroken { child.removeFromParent() } == [.childViewLeft])
    }

    @Test("A view cannot belong to two view controllers")
    func viewOfAnotherController() {
      let (first, second) = (UIViewController(), UIViewController())
      #expect(rulesBroken { second.view = first.view } == [.viewOfAnotherController])
    }

    @Test("Manual appearance calls must be balanced and not duplicate automatic ones")
    func appearanceByHand() {
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

    @Test("A preview must be in a window")
    func previewOutsideWindow() {
      let window = freshWindow()
      let view = UIView()
      #expect(rulesBroken { _ = UITargetedPreview(view: view) }.contains(.previewOutsideWindow))
      #expect(
        rulesBroken { _ = UIPreviewTarget(container: UIView(), center: .zero) } == [.previewOutsideWindow])
      window.addSubview(view)
      #expect(rulesBroken { _ = UITargetedPreview(view: view) }.isEmpty)
    }

    @Test("A drop proposal must be one of the allowed operations")
    func dropProposalWithoutOperation() {
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

    @Test("An accessibility element index must be in bounds")
    func accessibilityIndexOutOfBounds() {
      let view = UIView()
      view.accessibilityElements = [UIView()]
      #expect(rulesBroken { _ = view.accessibilityElement(at: 1) } == [.accessibilityIndexOutOfBounds])
    }

    @Test("Preferred focus environments must not form a loop")
    func focusEnvironmentLoop() {
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
