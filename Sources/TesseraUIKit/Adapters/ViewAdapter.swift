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
    get { driver.issues.handler }
    set { driver.issues.handler = newValue }
  }

  /// A Boolean value that indicates whether debug builds write issues to the system's log while ``onIssue``
  /// is `nil`.
  public var writesIssues: Bool {
    get { driver.issues.areWritten }
    set { driver.issues.areWritten = newValue }
  }

  /// The maximum number of items of a section that is checked for duplicate ids.
  public var identityCheckLimit: Int {
    get { driver.identityCheckLimit }
    set { driver.identityCheckLimit = newValue }
  }

  /// The titles of the section index, each with the section to whose first item it scrolls; empty for no
  /// index.
  ///
  /// A change reloads a collection view that has content already.
  public var indexTitles: [(title: String, section: ItemID)] {
    get { base.indexTitles }
    set { base.indexTitles = newValue }
  }

  private let base: AdapterDelegate

  var driver: AdapterDriver { base.driver }

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
    driver.show(.declared(content), isAnimated: isAnimated, completion)
  }

  /// Declares content away from the main actor, and shows it when it is ready.
  ///
  ///     let rows = model.rows
  ///     await adapter.apply { Content { Section("rows") { ForEach(rows) { RowCell($0) } } } }
  ///
  /// The background work runs the closure, assigns identities, looks for duplicate ids, and compares the items
  /// with the displayed ones if these were applied as well. The main actor performs the batches. If other
  /// content was displayed in between, or if ``policy`` reloads items with unequal cells, it compares the items
  /// itself.
  ///
  /// The last request wins, another `apply` or ``show(_:animated:completion:)``: the content of an earlier
  /// request is not shown even if it is ready sooner.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the change is animated.
  ///   - declare: Makes the content. It reads `Sendable` values only; the handlers and cells that it declares
  ///     run on the main actor later.
  /// - Returns: `true` if the content will be shown; `false` if a later request has superseded it, or if the
  ///   task was canceled.
  @discardableResult
  public func apply(
    animated isAnimated: Bool = true, _ declare: @escaping @Sendable () -> sending Content<UIKitHost>
  ) async -> Bool {
    await driver.apply(declare, isAnimated: isAnimated)
  }

  /// The tracer of the adapter's work; `nil` if there is none.
  ///
  /// It receives the phases ``TracePhase/snapshot``, ``TracePhase/pair``, ``TracePhase/performBatch``,
  /// ``TracePhase/makeView`` and ``TracePhase/updateView``, each with the number of the content. Layout and
  /// measuring are UIKit's, which calls them inside of the batch or later. Work in the background is not traced.
  public var tracer: Tracer? {
    get { driver.tracer }
    set { driver.tracer = newValue }
  }

  /// Measures the view of the first item with an id again, in the next frame, because the view wants another
  /// size.
  ///
  /// Only visible items are measured; UIKit measures all others when they become visible.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  /// - Complexity: O(*n*) to find the item.
  public func remeasure(_ id: ItemID, inSection section: ItemID? = nil) {
    driver.whenShown { [driver] in
      let content = driver.content.new
      if let path = content.path(of: id, inSection: section), let key = content.key(at: path) {
        driver.remeasure(key)
      }
    }
  }
}
#endif
