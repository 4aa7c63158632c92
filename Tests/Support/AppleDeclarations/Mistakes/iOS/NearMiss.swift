import UIKit

@MainActor final class Source: NSObject, UICollectionViewDelegate {
  // UIKit would never call it.
  func collectionView(_ view: UICollectionView, didSelectItem path: IndexPath) {}  // error: nearly matches optional requirement
}
