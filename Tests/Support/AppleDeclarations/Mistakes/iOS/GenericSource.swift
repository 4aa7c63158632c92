import UIKit

@MainActor class Source<Item>: NSObject {}

extension Source: UICollectionViewDelegate {  // error: conformance of generic class 'Source<Item>' to '@objc' protocol
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}  // error: cannot contain '@objc' members
}
