#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

/// An adapter that drives an existing view with declared content: the common part of
/// ``CollectionViewAdapter`` and ``TableViewAdapter``.
///
/// Keep a strong reference to the adapter as long as the view exists, because UIKit does not.
@MainActor
public class ViewAdapter: NSObject {
  /// The policy for the batches that perform changes.
  public var policy: BatchPolicy {
    get { base.policy }
    set { base.policy = newValue }
  }

  /// A handler that receives issues of the content.
  ///
  /// If it is `nil`, debug builds write each issue once to the system's log.
  public var onIssue: ((Issue) -> Void)? {
    get { driver.onIssue }
    set { driver.onIssue = newValue }
  }

  /// A Boolean value that indicates whether debug builds write issues to the system's log while ``onIssue``
  /// is `nil`.
  public var writesIssues: Bool {
    get { driver.writesIssues }
    set { driver.writesIssues = newValue }
  }

  /// The maximum number of items of a section that is checked for duplicate ids.
  public var identityCheckLimit: Int {
    get { driver.identityCheckLimit }
    set { driver.identityCheckLimit = newValue }
  }

  /// The data source and delegate of the view.
  private let base: AdapterDelegate

  /// The driver, which updates the view from one version of the content to the next.
  var driver: AdapterDriver { base.driver }

  /// Creates an adapter with a data source and delegate.
  init(_ base: AdapterDelegate) {
    self.base = base
    super.init()
  }

  /// Shows other content.
  ///
  /// If an update is running, the new one waits until it ends; of several waiting updates, only the last one
  /// is performed.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isAnimated: Whether the change is animated; if not, or if the animation would not be visible, the
  ///     view shows the result at once.
  ///   - completion: A handler that is called when the change is on screen, or another one has replaced it.
  public func show(
    _ content: Content<UIKitHost>, animated isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    driver.show(content, isAnimated: isAnimated, completion)
  }
}
#endif
