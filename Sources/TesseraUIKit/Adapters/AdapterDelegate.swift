#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The object that UIKit asks and tells on behalf of an adapter: the view's data source and delegate, without what collection
/// views and tables call differently.
///
/// It holds what the adapter knows; the adapter shows of that what is for the app.
@MainActor
class AdapterDelegate: NSObject {
  /// How changes are carried out.
  var policy: BatchPolicy
  /// Brings the view from one version of the content to the next.
  let driver = AdapterDriver()
  /// What the view was told last.
  var content: AdapterContent { driver.content }
  /// Hands on to the app's delegate what the adapter does not answer.
  let forwarder = Forwarder()
  /// What is shown in the views that were handed out.
  var shown = ShownCells()

  /// Makes what is common; a subclass sets the driver's adapter.
  init(policy: BatchPolicy) {
    self.policy = policy
    super.init()
  }

  /// The app's delegate, as far as it is one of any scroll view.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  /// Another adapter has taken over the view.
  func leaveGestures() { driver.gestures.leave() }

  /// Whether the part in the view is free, or belongs to an earlier adapter.
  func isFree(_ owner: (any NSObjectProtocol)?) -> Bool { owner == nil || owner is AdapterDelegate }

  // MARK: Scrolling

  /// Notes that something else is in view.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    scrollDelegate?.scrollViewDidScroll?(scrollView)
    #else
    scrollDelegate?.scrollViewDidScroll(scrollView)
    #endif
  }

  /// Shows whether news is on its way, once no finger pulls any more.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.followRefreshing()
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    #else
    scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    #endif
  }

  // MARK: Calls that are not answered here

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwarder.responds(to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? { forwarder.receiver(of: selector) }
  #endif
}

extension AdapterDelegate: UIScrollViewDelegate {}

#if !canImport(ObjectiveC)
extension AdapterDelegate: SimulatedForwarding {
  /// Who hears of the delegate calls that the adapter does not answer.
  var simulatedForwardingTarget: AnyObject? { forwarder.receiver }
}
#endif
#endif
