#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A view of Tessera or an adapter, for code that does not depend on which of them shows the content.
///
/// ``CollectionView`` and ``ViewAdapter`` have these operations under the same names, and with default
/// arguments. All of them take effect by themselves: no call of `setNeedsLayout()` has to follow.
@MainActor
public protocol ContentDisplay: AnyObject {
  /// A handler that receives issues of the content.
  var onIssue: ((Issue) -> Void)? { get set }

  /// The tracer of the work; `nil` if there is none.
  var tracer: Tracer? { get set }

  /// The titles of the section index, each with its section; empty for no index.
  var indexTitles: [(title: String, section: ItemID)] { get set }

  /// Shows other content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isAnimated: Whether the change is animated.
  ///   - completion: A handler that is called when the change is on screen, or another one has replaced it.
  func show(_ content: Content<UIKitHost>, animated isAnimated: Bool, completion: (() -> Void)?)

  /// Declares content away from the main actor, and shows it when it is ready.
  ///
  /// - Returns: `true` if the content will be shown; `false` if a later request has superseded it, or if the
  ///   task was canceled.
  @discardableResult
  func apply(
    animated isAnimated: Bool, _ declare: @escaping @Sendable () -> sending Content<UIKitHost>
  ) async -> Bool

  /// Scrolls to the first item with an id, in one section or in any.
  func scroll(
    to id: ItemID, inSection section: ItemID?, at alignment: ScrollAlignment, animated isAnimated: Bool)

  /// Scrolls to the first section with an id.
  func scroll(toSection id: ItemID, at alignment: ScrollAlignment, animated isAnimated: Bool)

  /// Scrolls to an edge of the content.
  func scroll(toEdge edge: ScrollEdge, animated isAnimated: Bool)

  /// The current selection.
  var selection: Selection { get }

  /// Selects exactly the given items that exist and can be selected.
  func setSelection(_ selection: Selection)

  /// Selects or deselects the first item with an id, in one section or in any.
  ///
  /// - Returns: `true` if such an item exists and can be selected.
  @discardableResult
  func select(_ id: ItemID, inSection section: ItemID?, _ isSelected: Bool) -> Bool

  /// Deselects everything.
  func deselectAll()

  /// Measures the view of the first item with an id again, because the view wants another size.
  func remeasure(_ id: ItemID, inSection section: ItemID?)
}

extension CollectionView: ContentDisplay {}

extension ViewAdapter: ContentDisplay {}
#endif
