import Testing
import UIKit

/// A view queries the methods of a delegate when the delegate is set, and never again.
@MainActor
@Suite("Methods that delegates implement", .simulated)
struct DelegateAnswerTests {
  private final class Target: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  private final class Proxy: NSObject, UIScrollViewDelegate, SimulatedForwarding {
    weak var target: Target?
    var simulatedForwardingTarget: AnyObject? { target }
  }

  @Test("Calls to a released forwarding target fail until the delegate is set again")
  func gone() {
    let (view, proxy) = (UIScrollView(), Proxy())
    var target: Target? = Target()
    proxy.target = target
    view.delegate = proxy
    view.contentOffset.y = 10
    #expect(target?.count == 1)
    target = nil
    #expect(Simulation.violations { view.contentOffset.y = 20 }.map(\.rule) == [.delegateAnswersChanged])
    // A delegate that is set already is not queried again.
    view.delegate = proxy
    #expect(Simulation.violations { view.contentOffset.y = 30 }.map(\.rule) == [.delegateAnswersChanged])
    view.delegate = nil
    view.delegate = proxy
    #expect(Simulation.violations { view.contentOffset.y = 40 }.isEmpty)
  }

  @Test("A forwarding target that is set later receives no calls")
  func late() {
    let (view, proxy, target) = (UIScrollView(), Proxy(), Target())
    view.delegate = proxy
    proxy.target = target
    #expect(Simulation.violations { view.contentOffset.y = 10 }.map(\.rule) == [.delegateAnswersChanged])
  }

  @Test("Implemented methods of a delegate differ from missing ones")
  func optional() {
    let (view, target) = (UIScrollView(), Target())
    #expect(Simulation.answer { target.scrollViewShouldScrollToTop(view) } == nil)
    #expect(Simulation.answer { target.scrollViewDidScroll(view) } != nil)
  }
}
