#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

/// Drives an existing view with declared content: what ``CollectionViewAdapter`` and ``TableViewAdapter`` have in common.
///
/// Keep the adapter for as long as the view: UIKit does not.
@MainActor
public class ViewAdapter: NSObject {
  /// How changes are carried out.
  public var policy: BatchPolicy {
    get { base.policy }
    set { base.policy = newValue }
  }

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

  /// The object that UIKit asks and tells.
  private let base: AdapterDelegate

  /// Brings the view from one version of the content to the next.
  var driver: AdapterDriver { base.driver }

  /// Makes an adapter for an object that UIKit asks and tells.
  init(_ base: AdapterDelegate) {
    self.base = base
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
}
#endif
