import Testing
import UIKit

/// A view asks which calls a delegate answers when the delegate is set, and never again.
@MainActor
@Suite("Which calls delegates answer", .simulated)
struct DelegateAnswerTests {
  private final class Target: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  private final class Proxy: NSObject, UIScrollViewDelegate, SimulatedForwarding {
    weak var target: Target?
    var simulatedForwardingTarget: AnyObject? { target }
  }

  @Test("Calls that the target answered end the process when it is gone, until the delegate is set anew")
  func gone() {
    let (view, proxy) = (UIScrollView(), Proxy())
    var target: Target? = Target()
    proxy.target = target
    view.delegate = proxy
    view.contentOffset.y = 10
    #expect(target?.count == 1)
    target = nil
    #expect(Simulation.violations { view.contentOffset.y = 20 }.map(\.rule) == [.delegateAnswersChanged])
    // One that is set already is not asked again.
    view.delegate = proxy
    #expect(Simulation.violations { view.contentOffset.y = 30 }.map(\.rule) == [.delegateAnswersChanged])
    view.delegate = nil
    view.delegate = proxy
    #expect(Simulation.violations { view.contentOffset.y = 40 }.isEmpty)
  }

  @Test("A target that comes later is not heard of")
  func late() {
    let (view, proxy, target) = (UIScrollView(), Proxy(), Target())
    view.delegate = proxy
    proxy.target = target
    #expect(Simulation.violations { view.contentOffset.y = 10 }.map(\.rule) == [.delegateAnswersChanged])
  }

  @Test("What a delegate does not implement is told from what it does")
  func optional() {
    let (view, target) = (UIScrollView(), Target())
    #expect(Simulation.answer { target.scrollViewShouldScrollToTop(view) } == nil)
    #expect(Simulation.answer { target.scrollViewDidScroll(view) } != nil)
  }
}
