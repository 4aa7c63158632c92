import TesseraDiff
import TesseraTesting
import UIKit

/// A window with a collection view that shows a model; every item is visible.
@MainActor
final class CollectionScreen: NSObject, BatchScreen, UICollectionViewDataSource, UICollectionViewDelegate {
  static let rules = BatchRules.collectionView
  var model: BatchModel<Int>
  let view: UICollectionView
  let window: UIWindow
  /// The calls of the delegate, in order.
  var log: [String] = []
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  init(_ model: BatchModel<Int>, layout: UICollectionViewLayout) {
    self.model = model
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  convenience init(_ model: BatchModel<Int>) { self.init(model, layout: RowsLayout()) }

  convenience init(counts: [Int]) { self.init(BatchModel(counts: counts)) }

  // MARK: Batches

  func performUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { view.performBatchUpdates($0) }
  }

  func tell(_ batch: Batch) {
    for section in batch.sectionDeletes { view.deleteSections([section]) }
    for section in batch.sectionInserts { view.insertSections([section]) }
    for section in batch.sectionReloads { view.reloadSections([section]) }
    for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
    if !batch.deletes.isEmpty { view.deleteItems(at: batch.deletes.map(IndexPath.init)) }
    if !batch.inserts.isEmpty { view.insertItems(at: batch.inserts.map(IndexPath.init)) }
    if !batch.reloads.isEmpty { view.reloadItems(at: batch.reloads.map(IndexPath.init)) }
    for move in batch.moves { view.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }

  func reconfigure(_ paths: [ItemPath]) {
    if !paths.isEmpty { view.reconfigureItems(at: paths.map(IndexPath.init)) }
  }

  var shown: [[String]]? {
    var shown: [[String]] = []
    for section in 0..<view.numberOfSections {
      var texts: [String] = []
      for item in 0..<view.numberOfItems(inSection: section) {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell else {
          return nil
        }
        texts.append(cell.text)
      }
      shown.append(texts)
    }
    return shown
  }

  var scrollView: UIScrollView { view }

  var texts: [IndexPath: String] {
    let places = view.indexPathsForVisibleItems
    return Dictionary(
      uniqueKeysWithValues: places.map { ($0, (view.cellForItem(at: $0) as? TextCell)?.text ?? "") })
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.text = Self.text(model.sections[indexPath.section].items[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    (view as? TextBar)?.text = "section \(model.sections[indexPath.section].id)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to target: IndexPath
  ) {
    let item = model.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    model.sections[target.section].items.insert(item, at: target.item)
    log.append("move \(sourceIndexPath.item) to \(target.item)")
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("display \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.section).\(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    log.append("should highlight")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlight")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("unhighlight")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("should select")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }
}
