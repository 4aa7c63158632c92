#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// The cells and supplementary views that are registered with a collection view. They are registered when a
/// kind is first needed, so that the app does not have to.
@MainActor
struct CollectionRegistrations {
  private var cells: Set<CellKind> = []
  private var supplementaryViews: Set<String> = []
  /// All kinds of supplementary views that were requested, including those of which the app made all views.
  private var requestedKinds: Set<String> = []
  /// The kinds of supplementary views that the adapter made.
  private(set) var supplementaryKinds: Set<String> = []

  mutating func cell(
    for cell: IndexPathCell<UIKitHost>, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell {
    let identifier = cell.kind.name
    // Nibs and prototypes of another class of view are of no use here: UIKit raises an exception for them.
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

  /// The kinds that are no headers or footers, as the ids of decorations.
  var decorationIDs: Set<ItemID> {
    let path = IndexPath(item: 0, section: 0)
    return Set(requestedKinds.filter { IndexPathElement(kind: $0, at: path) == nil }.map { ItemID($0) })
  }

  /// Records that the layout has a place for a kind of supplementary view.
  mutating func recordRequest(ofKind kind: String) { requestedKinds.insert(kind) }

  mutating func supplementaryView(
    ofKind kind: String, for cell: IndexPathCell<UIKitHost>?, at path: IndexPath, in view: UICollectionView
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

  /// The identifier of empty views, which UIKit requires if the layout has a place for them.
  private static var empty: String { "nothing" }
}
#endif
