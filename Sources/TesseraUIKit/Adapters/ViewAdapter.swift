#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// Drives an existing view with declared content: what ``CollectionViewAdapter`` and ``TableViewAdapter`` have in common.
///
/// The adapter is the view's data source and delegate. Keep it for as long as the view: UIKit does not.
@MainActor
public class ViewAdapter: NSObject {
  /// How changes are carried out.
  public var policy: BatchPolicy

  /// Is told what is wrong with the content. Unless it is set, debug builds write it on the system's log, each fault once.
  public var onIssue: ((Issue) -> Void)? {
    get { driver.onIssue }
    set { driver.onIssue = newValue }
  }

  /// Whether debug builds write what is wrong on the system's log while ``onIssue`` is not set.
  public var writesIssues: Bool {
    get { driver.writesIssues }
    set { driver.writesIssues = newValue }
  }

  /// Sections with more items are not searched for duplicate ids.
  public var identityCheckLimit: Int {
    get { driver.identityCheckLimit }
    set { driver.identityCheckLimit = newValue }
  }

  /// Brings the view from one version of the content to the next.
  let driver = AdapterDriver()
  /// What the view was told last.
  var content: AdapterContent { driver.content }
  /// Hands on to the app's delegate what the adapter does not answer.
  let forwarder = Forwarder()

  /// Makes what is common; whoever has the view sets the driver's adapter.
  init(policy: BatchPolicy) {
    self.policy = policy
    super.init()
  }

  /// Shows other content.
  ///
  /// Asked for while a change is under way, it waits for the end; of several that wait the last one is shown.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isAnimated: Whether the change is shown; else, and where it could not be seen, the view shows the result.
  ///   - completion: Called when the change is on screen, or another one has taken its place.
  public func show(
    _ content: Content<UIKitHost>, animated isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    driver.show(content, isAnimated: isAnimated, completion)
  }

  /// Another adapter has taken over the view.
  func leaveGestures() { driver.gestures.leave() }

  /// Whether the part in the view is free, or belongs to an earlier adapter.
  func isFree(_ owner: (any NSObjectProtocol)?) -> Bool { owner == nil || owner is ViewAdapter }

  /// Fills a view of the app's own class; one of another class shows nothing of the cell.
  func fill(_ view: UIView, _ cell: IndexedCell<UIKitHost>, _ state: CellState) {
    if !cell.fill(view, size: Size(view.bounds.size), state: state) { driver.noteMisfit(cell.kind) }
  }

  #if canImport(ObjectiveC)
  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwarder.responds(to: selector)
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    forwarder.receiver(of: selector)
  }
  #endif
}

#if !canImport(ObjectiveC)
extension ViewAdapter: SimulatedForwarding {
  /// Who hears of the delegate calls that the adapter does not answer.
  public var simulatedForwardingTarget: AnyObject? { forwarder.receiver }
}
#endif
#endif
