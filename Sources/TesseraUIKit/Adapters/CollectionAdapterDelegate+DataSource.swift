#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

// What a collection view asks its data source.

extension CollectionAdapterDelegate: UICollectionViewDataSource {
  /// How many sections are declared.
  func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.count(of: section)
  }

  /// The cell of an item, filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = content[ItemPath(indexPath)] else {
      // UIKit asks for what it was told there is; a view that shows nothing is better than none.
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "nothing")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "nothing", for: indexPath)
    }
    let view = registrations.cell(for: cell, at: indexPath, in: collectionView)
    show(cell, in: view, state: state(of: cell, at: indexPath))
    return view
  }

  /// The view of a header, a footer or a decoration, filled; of a kind that the content does not know, the app's.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = IndexedElement(kind: kind, at: indexPath)
    if element == nil, let view = ownView(ofKind: kind, at: indexPath) { return view }
    let cell = element.flatMap { content[$0] }
    let view = registrations.supplementaryView(ofKind: kind, for: cell, at: indexPath, in: collectionView)
    if let cell { show(cell, in: view, state: []) }
    return view
  }

  /// The titles of the index at the side.
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles.map { $0.title }
  }

  /// The first item of the section that a title of the index leads to, or of the next one that has any; the last item where
  /// none has.
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

  /// Fills the headers and footers in view again that show something else now.
  func refillSupplementaryViews() {
    for kind in registrations.supplementaryKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path),
          let cell = IndexedElement(kind: kind, at: path).flatMap({ content[$0] })
        else { continue }
        show(cell, in: shown, state: [])
      }
    }
  }
}
#endif
