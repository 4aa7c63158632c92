#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// A flow layout of an app with a badge for each item, a letter for each section with items, and a ground
/// behind each section with several items.
final class BadgeLayout: UICollectionViewFlowLayout {
  private var views = SupplementaryAttributes(itemKinds: ["badge"])
  private var grounds = SupplementaryAttributes()
  /// The initial and final attributes in batches so far.
  private(set) var initial: [UICollectionViewLayoutAttributes] = []
  private(set) var final: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    views.prepare()
    grounds.prepare()
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let items = (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        super.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      addViews(section, items)
    }
  }

  private func addViews(_ section: Int, _ items: [UICollectionViewLayoutAttributes]) {
    for item in items {
      let badge = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "badge", with: item.indexPath)
      badge.frame = CGRect(x: item.frame.maxX - 10, y: item.frame.minY, width: 10, height: 10)
      badge.zIndex = 1
      views.add(badge)
    }
    guard let first = items.first, let last = items.last else { return }
    let path = IndexPath(item: 0, section: section)
    let letter = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "letter", with: path)
    letter.frame = CGRect(x: 0, y: first.frame.minY, width: 10, height: 10)
    views.add(letter)
    guard items.count > 1 else { return }
    let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: path)
    ground.frame = first.frame.union(last.frame)
    ground.zIndex = -1
    grounds.add(ground)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? []) + views.attributes(in: rect)
      + grounds.attributes(in: rect)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { views.attributes(ofKind: elementKind, at: indexPath) }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { grounds.attributes(ofKind: elementKind, at: indexPath) }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    views.prepare(for: updateItems)
    grounds.prepare(for: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    views.finalizeUpdates()
    grounds.finalizeUpdates()
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    views.indexPathsToDelete(ofKind: elementKind)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    views.indexPathsToInsert(ofKind: elementKind)
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    grounds.indexPathsToDelete(ofKind: elementKind)
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    grounds.indexPathsToInsert(ofKind: elementKind)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = views.initialAttributes(ofKind: elementKind, at: elementIndexPath)
    if let attributes { initial.append(attributes) }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = views.finalAttributes(ofKind: elementKind, at: elementIndexPath)
    if let attributes { final.append(attributes) }
    return attributes
  }
}
#endif
