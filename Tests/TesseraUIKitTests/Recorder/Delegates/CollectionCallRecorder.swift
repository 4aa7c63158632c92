#if canImport(UIKit)
import UIKit

/// A data source that writes the calls of a collection view down.
final class CollectionSourceRecorder: NSObject, UICollectionViewDataSource {
  private let log: CallLog
  private let data: RecorderData
  private let measuresCells: Bool

  /// - Parameter measuresCells: Whether cells prefer heights of their own.
  init(_ log: CallLog, _ data: RecorderData, measuresCells: Bool) {
    self.log = log
    self.data = data
    self.measuresCells = measuresCells
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.note("numberOfSections")
    return data.sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.note("numberOfItems \(section)")
    return data.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("cellForItem \(indexPath.written)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? RecordedCollectionCell else { return cell }
    cell.name = data.name(at: indexPath)
    cell.log = log
    cell.height = measuresCells ? data.height(of: cell.name) : nil
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.note("viewForSupplementaryElement \(indexPath.written)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? RecordedCollectionHeader)?.name = data.sections[indexPath.section].first ?? "empty"
    return view
  }
}

/// A delegate that writes the calls of a collection view down.
final class CollectionCallRecorder: ScrollCallRecorder, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("willDisplay \(indexPath.written)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.note("didEndDisplaying \(indexPath.written)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.note("willDisplaySupplementary \(indexPath.written)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.note("didEndDisplayingSupplementary \(indexPath.written)") }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.note("shouldSelect \(indexPath.written)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("didSelect \(indexPath.written)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.note("didDeselect \(indexPath.written)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.note("targetContentOffsetForProposedContentOffset")
    return proposedContentOffset
  }
}

/// A delegate that provides the sizes of a flow layout, and writes the calls down.
final class FlowCallRecorder: ScrollCallRecorder, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.note("sizeForItem \(indexPath.written)")
    return CGSize(width: 100, height: data.height(of: data.name(at: indexPath)))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.note("insetForSection \(section)")
    return UIEdgeInsets(top: 5, left: 3, bottom: 6, right: 4)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.note("referenceSizeForHeader \(section)")
    return CGSize(width: 0, height: 24)
  }
}
#endif
