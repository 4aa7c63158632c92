#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import UIKit

// UIKit's terms for the elements of content: items are cells, and all others are supplementary views of some
// kind.

extension IndexPathElement {
  /// Creates the element of a kind; `nil` for a kind that the content does not declare.
  @MainActor
  init?(kind: String, at path: IndexPath) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(path.section)
    case UICollectionView.elementKindSectionFooter: self = .footer(path.section)
    case Self.placeholderKind: self = .placeholder(path.section)
    default:
      for (prefix, isPerItem) in [(Self.sectionPrefix, false), (Self.itemPrefix, true)] {
        guard kind.hasPrefix(prefix), let position = Int(kind.dropFirst(prefix.count)) else { continue }
        self = .decoration(position, section: path.section, item: isPerItem ? path.item : nil)
        return
      }
      return nil
    }
  }

  /// Creates the element of layout attributes.
  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    if let kind = attributes.representedElementKind {
      self.init(kind: kind, at: attributes.indexPath)
    } else {
      self = .item(ItemPath(attributes.indexPath))
    }
  }

  /// Creates layout attributes for the element.
  @MainActor
  func makeAttributes() -> UICollectionViewLayoutAttributes {
    let (kind, path) = kindAndPath
    guard let kind else { return UICollectionViewLayoutAttributes(forCellWith: path) }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  @MainActor
  private var kindAndPath: (kind: String?, path: IndexPath) {
    switch self {
    case .item(let path): (nil, IndexPath(path))
    case .header(let section):
      (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
    case .footer(let section):
      (UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
    case .placeholder(let section): (Self.placeholderKind, IndexPath(item: 0, section: section))
    case .decoration(let position, let section, nil):
      (Self.sectionPrefix + "\(position)", IndexPath(item: 0, section: section))
    case .decoration(let position, let section, let item?):
      (Self.itemPrefix + "\(position)", IndexPath(item: item, section: section))
    }
  }

  private static var placeholderKind: String { "tessera.placeholder" }
  private static var sectionPrefix: String { "tessera.decoration." }
  private static var itemPrefix: String { "tessera.item-decoration." }
}
#endif
