#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// Display and scrolling of a collection view.

extension CollectionAdapterDelegate {
  /// Records that an item is about to be displayed, and updates its cell to the current declaration.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    catchUp(cell, at: indexPath)
    recordDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    #endif
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    recordEndOfDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    #endif
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    recordDisplay(of: view)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    #else
    delegate?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    #endif
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    driver.visibility.setNeedsUpdate()
    #if canImport(ObjectiveC)
    delegate?.collectionView?(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    #else
    delegate?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    #endif
  }

  // MARK: Visible elements

  var visibleElements: [VisibleElement] {
    let items = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).flatMap { cell -> VisibleElement? in
        driver.visibility.sectionScrolling.follow(cell, in: view)
        return element(of: cell, at: ItemPath(path))
      }
    }
    let others = registrations.supplementaryKinds.sorted().flatMap { kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        view.supplementaryView(forElementKind: kind, at: path).flatMap { element(of: $0) }
      }
    }
    return items + others
  }

  func extent(ofSection section: Int) -> SectionExtent? {
    let (layout, count) = (view.collectionViewLayout, content.count(of: section))
    let item = { (item: Int) in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map { Rect($0.frame) }
    }
    let bar = { (kind: String) in
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section)
      ).map { Rect($0.frame) }
    }
    let first = count > 0 ? item(0) : nil
    let last = count > 0 ? item(count - 1) : nil
    let header =
      content.header(of: section) == nil ? nil : bar(UICollectionView.elementKindSectionHeader)
    let footer =
      content.footer(of: section) == nil ? nil : bar(UICollectionView.elementKindSectionFooter)
    let parts = [header, first, last, footer].compactMap { $0 }
    guard let start = parts.first else { return nil }
    let frame = parts.dropFirst().reduce(start) { $0.union($1) }
    let axis = AdaptedViewport(view).axis
    let isReversed = first.flatMap { first in last.map { $0.min(axis) < first.min(axis) } } ?? false
    return SectionExtent(frame: frame, isReversed: isReversed)
  }
}
#endif
