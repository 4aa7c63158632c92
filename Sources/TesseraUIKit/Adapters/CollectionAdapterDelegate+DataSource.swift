#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// The data source of a collection view.

extension CollectionAdapterDelegate: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.count(of: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = content[ItemPath(indexPath)] else {
      // UIKit may request an item that no longer exists; an empty view is better than a crash.
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "nothing")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "nothing", for: indexPath)
    }
    let view = registrations.cell(for: cell, at: indexPath, in: collectionView)
    show(cell, in: view, state: state(of: cell, at: indexPath))
    return view
  }

  /// Returns the view of a header, a footer or a decoration, filled; for other kinds, the app's view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    registrations.recordRequest(ofKind: kind)
    let cell = content.cell(ofKind: kind, at: indexPath)
    if cell == nil, IndexPathElement(kind: kind, at: indexPath) == nil,
      let view = ownView(ofKind: kind, at: indexPath)
    {
      return view
    }
    let view = registrations.supplementaryView(ofKind: kind, for: cell, at: indexPath, in: collectionView)
    if let cell { show(cell, in: view, state: []) }
    return view
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles.map { $0.title }
  }

  /// Returns the first item of the section of an index title, or of the next section with items; the last
  /// item if there is none.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    let id = indexTitles.indices.contains(index) ? indexTitles[index].section : nil
    let sections = 0..<content.sectionCount
    let wanted = sections.first { content.id(of: $0) == id } ?? 0
    if let section = sections.dropFirst(wanted).first(where: { content.count(of: $0) > 0 }) {
      return IndexPath(item: 0, section: section)
    }
    let last = sections.last { content.count(of: $0) > 0 } ?? 0
    return IndexPath(item: max(0, content.count(of: last) - 1), section: last)
  }

  // MARK: Filling

  /// Refills the visible headers, footers and decorations whose cells have changed.
  func refillSupplementaryViews() {
    for kind in registrations.supplementaryKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path),
          let cell = content.cell(ofKind: kind, at: path)
        else { continue }
        show(cell, in: shown, state: [])
      }
    }
  }
}
#endif
