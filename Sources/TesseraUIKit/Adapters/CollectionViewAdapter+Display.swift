#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraLayout
import UIKit

// What comes into view in a collection view, and goes; and how it is scrolled.

extension CollectionViewAdapter {
  /// Notes that an item is about to be seen, and has it show what is declared now.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    catchUp(cell, at: indexPath)
    noteDisplay(of: cell)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    #endif
  }

  /// Notes that an item is seen no more.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    driver.noteGone(cell)
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    #endif
  }

  /// Notes that a header, a footer or a decoration is about to be seen.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    noteDisplay(of: view)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    #else
    delegate?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    #endif
  }

  /// Notes that a header, a footer or a decoration is seen no more.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.collectionView?(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    #else
    delegate?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    #endif
  }

  /// Notes that something else is in view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.scrollViewDidScroll?(scrollView)
    #else
    delegate?.scrollViewDidScroll(scrollView)
    #endif
  }

  /// Shows whether news is on its way, once no finger pulls any more.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.followRefreshing()
    driver.visibility.noteChange()
    #if canImport(ObjectiveC)
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    #else
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    #endif
  }

  /// A cell may have been made long before it is seen.
  private func catchUp(_ shown: UICollectionViewCell, at path: IndexPath) {
    guard let cell = content[ItemPath(path)] else { return }
    let state = state(of: cell, at: path)
    let delay = registrations.shown.adopt(cell, state, in: shown)
    if delay != .none { show(cell, in: shown, state: state) }
    if delay == .content { driver.noteLate(cell) }
  }

  private func noteDisplay(of view: UICollectionReusableView) {
    let cell = registrations.shown[view]
    if let cell { driver.prefetches.noteShown(cell.key) }
    driver.visibility.noteDisplay(of: cell)
  }

  // MARK: What is in view

  var visibleElements: [VisibleElement] {
    let items = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).flatMap { sight(of: $0, at: ItemPath(path)) }
    }
    let others = registrations.supplementaryKinds.sorted().flatMap { kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        view.supplementaryView(forElementKind: kind, at: path).flatMap { sight(of: $0) }
      }
    }
    return items + others
  }

  private func sight(
    of view: UICollectionReusableView, at path: ItemPath? = nil
  ) -> VisibleElement? {
    registrations.shown[view].map { VisibleElement($0, at: path, frame: Rect(view.frame)) }
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
