#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// Layouts of a collection view that shows rows of 40 points, with a header of 40 points for each section.
enum CollectionLayouts: CaseIterable {
  /// Apple's flow layout.
  case flow
  /// Apple's compositional layout, which measures its rows.
  case compositional
  /// The layout of the content.
  case declared

  /// Creates a layout.
  ///
  /// - Parameter isEstimated: Whether cells declare only estimated heights.
  @MainActor
  func make(isEstimated: Bool) -> UICollectionViewLayout {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      if isEstimated { layout.estimatedItemSize = CGSize(width: 320, height: 25) }
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
      return layout
    case .compositional:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    case .declared: return CollectionLayout()
    }
  }
}
#endif
