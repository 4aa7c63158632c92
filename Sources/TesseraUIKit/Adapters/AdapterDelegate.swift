#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The data source and delegate of an adapter's view: the common part of collection views and tables. It
/// holds the adapter's state; the adapter exposes the part that is public.
@MainActor
class AdapterDelegate: NSObject {
  var policy: BatchPolicy
  let driver = AdapterDriver()
  /// The content that was last reported to the view.
  var content: AdapterContent { driver.content }
  /// The forwarder of calls that the adapter does not handle to the app's delegate.
  let forwarder = Forwarder()
  /// The cells shown in the dequeued views.
  var shown = ShownCells()

  var indexTitles: [(title: String, section: ItemID)] = [] {
    didSet { reloadIndexTitles() }
  }
  /// Whether the adapter is the view's delegate too, and not only its data source.
  let takesDelegate: Bool

  /// Creates the common part; a subclass sets the driver's adapter.
  init(policy: BatchPolicy, takesDelegate: Bool) {
    self.policy = policy
    self.takesDelegate = takesDelegate
    super.init()
  }

  /// The app's delegate as a scroll view delegate.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  /// Shows the present titles of the section index.
  func reloadIndexTitles() {}

  /// Stops the gestures because another adapter has taken over the view.
  func leaveGestures() { driver.gestures.leave() }

  /// Returns whether a delegate property is free, or was set by an earlier adapter.
  func isFree(_ owner: (any NSObjectProtocol)?) -> Bool { owner == nil || owner is AdapterDelegate }

  // MARK: Scrolling

  /// Updates the visible elements.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.visibility.setNeedsUpdate()
    #if canImport(ObjectiveC)
    scrollDelegate?.scrollViewDidScroll?(scrollView)
    #else
    scrollDelegate?.scrollViewDidScroll(scrollView)
    #endif
  }

  /// Updates the refresh control, after the finger has stopped pulling.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.updateRefreshControl()
    // UIKit may count the content as dragged until this call has returned.
    driver.updateRefreshControlLater()
    driver.visibility.setNeedsUpdate()
    #if canImport(ObjectiveC)
    scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    #else
    scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    #endif
  }

  // MARK: Unhandled calls

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
  /// The receiver of the delegate calls that the adapter does not handle.
  var simulatedForwardingTarget: AnyObject? { forwarder.receiver }
}
#endif
#endif
