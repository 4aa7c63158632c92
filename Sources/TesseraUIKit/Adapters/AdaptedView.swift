#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The operations of an adapter on its view, for the driver.
@MainActor
protocol AdaptedView: AnyObject {
  var adapted: UIScrollView { get }

  /// The effective policy: the app's, as far as the view's layout supports it.
  var effectivePolicy: BatchPolicy { get }

  /// Whether the content's declared layout places everything, and not the view's.
  var hasDeclaredLayout: Bool { get }

  /// The ids of decorations for which the view's own layout has places.
  var decorationIDs: Set<ItemID> { get }

  func reload()

  /// Performs a batch, in the middle of which the content changes.
  func perform(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void)

  /// Refills the visible headers, footers and decorations whose cells have changed.
  func refill(to new: IndexPathContent<UIKitHost>)

  /// Refills and remeasures visible cells.
  func reconfigure(_ paths: [IndexPath])

  /// Notifies cells that their views no longer show them, unless these are visible again.
  func leave(_ views: [UIView])

  /// Whether the user is reordering an item; the view must not change before that ends.
  var isReordering: Bool { get }

  /// Whether the user can begin reordering at any time without a request to the data source.
  var hasHandles: Bool { get }

  var driver: AdapterDriver { get }

  /// The visible elements: items in their order, then headers, footers and decorations.
  var visibleElements: [VisibleElement] { get }

  /// Returns the extent of a section; `nil` if it has none.
  func extent(ofSection section: Int) -> SectionExtent?

  /// Returns the frame of an item; `nil` if it has none.
  func frame(ofItem path: IndexPath) -> Rect?

  func scroll(toItem path: IndexPath, at alignment: ScrollAlignment, animated: Bool)

  var selectedPaths: [IndexPath] { get }

  /// Whether several items can be selected at once.
  var allowsSeveral: Bool { get }

  /// Selects or deselects an item, without a notification.
  func setSelected(_ path: IndexPath, _ isSelected: Bool)

  /// Refills a visible item, as selected or not.
  func showState(at path: IndexPath, isSelected: Bool)
}
#endif
