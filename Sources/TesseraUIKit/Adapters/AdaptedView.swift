#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// What an adapter does to its view when its driver says so.
@MainActor
protocol AdaptedView: AnyObject {
  /// The view.
  var adapted: UIScrollView { get }

  /// What is carried out: the app's policy, as far as the view's layout takes it.
  var effectivePolicy: BatchPolicy { get }

  /// Whether the content places everything, and not the view.
  var hasDeclaredLayout: Bool { get }

  /// Has the view ask for everything again.
  func reload()

  /// Carries a batch out, in the middle of which the content changes.
  func carryOut(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void)

  /// Fills again what is in view and shows something else now.
  func refill(to new: IndexedContent<UIKitHost>)

  /// Has cells that are in view filled again, and measured.
  func reconfigure(_ paths: [IndexPath])

  /// Tells cells that their views have left them, as far as these are not in view again.
  func leave(_ views: [UIView])

  /// Whether people carry an item: the view is not to be changed before they have let go.
  var isCarrying: Bool { get }

  /// Whether people can take an item up at any time without a question to the data source.
  var hasHandles: Bool { get }

  /// What brings the view from one version to the next.
  var driver: AdapterDriver { get }

  /// What the view shows: items in their order, then what stands beside them.
  var visibleElements: [VisibleElement] { get }

  /// Where a section stands; nil: nowhere.
  func extent(ofSection section: Int) -> SectionExtent?

  /// Where an item stands; nil: nowhere.
  func frame(ofItem path: IndexPath) -> Rect?

  /// Scrolls to an item.
  func scroll(toItem path: IndexPath, at alignment: ScrollAlignment, animated: Bool)

  /// What is selected.
  var selectedPaths: [IndexPath] { get }

  /// Whether several items can be selected at once.
  var allowsSeveral: Bool { get }

  /// Selects or deselects an item, without a word to anybody.
  func setSelected(_ path: IndexPath, _ isSelected: Bool)

  /// Fills an item again that is in view, selected or not.
  func showState(at path: IndexPath, isSelected: Bool)
}
#endif
