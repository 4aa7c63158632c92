#if canImport(UIKit) && !os(watchOS)
import UIKit

// What the app's own delegate says where the content declares nothing; nil: nothing either.

extension CollectionViewAdapter {
  func ownTarget(of path: IndexPath, at current: IndexPath, to proposed: IndexPath) -> IndexPath? {
    #if canImport(ObjectiveC)
    delegate?.collectionView?(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: current,
      toProposedIndexPath: proposed)
    #else
    Simulation.answer {
      delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: current,
        toProposedIndexPath: proposed)
    }
    #endif
  }

  #if !os(tvOS)
  func ownMenu(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    #if canImport(ObjectiveC)
    delegate?.collectionView?(view, contextMenuConfigurationForItemAt: path, point: point) ?? nil
    #else
    Simulation.answer {
      delegate?.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
    }
    #endif
  }
  #endif
}
#endif
