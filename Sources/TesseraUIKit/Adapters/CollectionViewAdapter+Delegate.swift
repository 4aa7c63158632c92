#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

// What people do in a collection view, and who hears of it: the declaration, then the app's own delegate.

extension CollectionViewAdapter: UICollectionViewDelegate {
  #if !os(tvOS)
  /// The declared actions as a menu; nil where there are none.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(indexPath)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }
  #endif

  #if canImport(ObjectiveC)
  // The runtime may ask on any thread; UIKit, whose delegate this is, asks on the main one.

  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector)
      || (forwardingTarget(for: selector) as? NSObject)?.responds(to: selector) ?? false
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    nonisolated(unsafe) var target: (any UICollectionViewDelegate)?
    MainActor.assumeIsolated { target = delegate }
    return target
  }
  #endif
}
#endif
