import UIKit

/// Items in rows, written as in an app.
final class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 10
  var headerHeight: CGFloat = 0
  var log: [String] = []
  /// A change of the returned attributes, made to break rules.
  var spoil: ((UICollectionViewLayoutAttributes) -> Void)?
  var extra: [UICollectionViewLayoutAttributes] = []
  /// The headers that the layout announces in batches.
  var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
  private var all: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    log.append("prepare")
    guard let view = collectionView else { return }
    all = []
    height = 0
    for section in 0..<view.numberOfSections {
      if headerHeight > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        add(header, headerHeight, view)
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        add(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)), rowHeight,
          view)
      }
    }
  }

  private func add(
    _ attributes: UICollectionViewLayoutAttributes, _ height: CGFloat, _ view: UICollectionView
  ) {
    attributes.frame = CGRect(x: 0, y: self.height, width: view.bounds.width, height: height)
    self.height += height
    all.append(attributes)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = all.filter { $0.frame.intersects(rect) } + extra
    if let spoil { found.forEach(spoil) }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { deleted }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { inserted }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("updates \(updateItems.count)")
  }

  override func finalizeCollectionViewUpdates() { log.append("finalize") }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("initial \(path.section).\(path.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("final \(path.section).\(path.item)")
    return nil
  }
}
