/// An element of a collection view: a cell, or a supplementary or decoration view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Returns the same kind of element at another index path.
  func at(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: indexPath)
  }
}

extension ElementKey: Comparable {
  /// Returns the order in which the simulation handles elements, so that each run makes the same calls in the
  /// same order. Apple does not document UIKit's order.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.category.rawValue, left.kind ?? "") < (right.category.rawValue, right.kind ?? "")
  }
}

extension ElementKey: CustomStringConvertible {
  var description: String { "\(kind ?? "cell") \(indexPath.map(String.init).joined(separator: "."))" }
}
