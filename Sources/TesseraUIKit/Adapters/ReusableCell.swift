#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// A cell whose view is an app's `UICollectionViewCell` or `UITableViewCell`, created from a nib, a
/// storyboard or its class, for an app that migrates to Tessera.
///
///     struct PersonCell: ReusableCell {
///       var person: Person
///       func makeView() -> PersonTableViewCell { PersonTableViewCell() }
///       static var source: ReuseSource { .nib(UINib(nibName: "PersonCell", bundle: nil)) }
///       func update(_ view: PersonTableViewCell, state: CellState) { view.configure(person) }
///     }
///
/// `makeView()` creates the view if another view than the adapter's shows the cell. A cell whose view is
/// created from its class needs only ``Cell``. The adapter of the matching kind of view shows such cells as
/// UIKit cells; in other views they are plain views.
public protocol ReusableCell: Cell {
  /// The source of its views.
  @MainActor static var source: ReuseSource { get }
}

/// The source of the cells that a `UICollectionView` or a `UITableView` dequeues.
public enum ReuseSource {
  /// The class of the cell.
  case byClass
  /// A nib.
  case nib(UINib)
  /// A prototype in the view's storyboard, by its identifier.
  case prototype(String)
}

extension IndexPathCell where H == UIKitHost {
  /// The source of the views of this kind of cell.
  @MainActor
  var source: ReuseSource { (contentType as? any ReusableCell.Type)?.source ?? .byClass }
}
#endif
