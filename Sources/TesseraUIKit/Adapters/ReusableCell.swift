#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// A cell whose view is a cell class of an app that moves over: a `UICollectionViewCell` or `UITableViewCell`, made from a
/// nib or a storyboard, or by the class.
///
///     struct PersonCell: ReusableCell {
///       var person: Person
///       func makeView() -> PersonTableViewCell { PersonTableViewCell() }
///       static var source: ReuseSource { .nib(UINib(nibName: "PersonCell", bundle: nil)) }
///       func update(_ view: PersonTableViewCell, state: CellState) { view.configure(person) }
///     }
///
/// `makeView()` makes the view where somebody else than the adapter shows the cell. A cell class that is made by its class
/// needs no more than ``Cell``. Such cells are shown by the adapter of their kind of view; in other views they stand as
/// plain views.
public protocol ReusableCell: Cell {
  /// Where its views come from.
  @MainActor static var source: ReuseSource { get }
}

/// Where cells that a `UICollectionView` or a `UITableView` hands out come from.
public enum ReuseSource {
  /// They are made by their class.
  case byClass
  /// They are made from a nib.
  case nib(UINib)
  /// They are prototypes of the storyboard that the view is from, by their identifier.
  case prototype(String)
}

extension IndexedCell where H == UIKitHost {
  /// Where the views of its kind come from.
  @MainActor
  var source: ReuseSource { (contentType as? any ReusableCell.Type)?.source ?? .byClass }
}
#endif
