#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// Which cells and supplementary views a collection view knows.
///
/// Registered when a kind is needed first, so that nobody has to.
@MainActor
struct CollectionRegistrations {
  private var cells: Set<CellKind> = []
  private var supplementaryViews: Set<String> = []
  /// The kinds of supplementary views that were asked for.
  private(set) var supplementaryKinds: Set<String> = []

  /// A view for a cell at a place, from the pool of the collection view or new.
  mutating func cell(
    for cell: IndexedCell<UIKitHost>, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell {
    let identifier = cell.kind.name
    // Nibs and prototypes of other views' cells are of no use here: UIKit ends the process where it is given one.
    let type = cell.viewType as? UICollectionViewCell.Type
    if type != nil, case .prototype(let prototype) = cell.source {
      return view.dequeueReusableCell(withReuseIdentifier: prototype, for: path)
    }
    if cells.insert(cell.kind).inserted {
      if type != nil, case .nib(let nib) = cell.source {
        view.register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        view.register(type ?? HostingCollectionCell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  /// A view for a header or footer.
  mutating func supplementaryView(
    ofKind kind: String, for cell: IndexedCell<UIKitHost>?, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    let identifier = cell?.kind.name ?? Self.empty
    supplementaryKinds.insert(kind)
    if supplementaryViews.insert(kind + "/" + identifier).inserted {
      let type = cell?.viewType as? UICollectionReusableView.Type
      if type != nil, case .nib(let nib) = cell?.source {
        view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        view.register(
          type ?? HostingCollectionCell.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier)
      }
    }
    return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: path)
  }

  /// The identifier of views that have nothing to show: UIKit wants one where the layout has a place for it.
  private static var empty: String { "nothing" }
}
#endif
