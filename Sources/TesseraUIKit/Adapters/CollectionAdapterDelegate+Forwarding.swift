#if canImport(UIKit) && !os(watchOS)
import UIKit

// Results of the app's own delegate and data source, used if the content declares nothing; `nil` if there is
// no result.

extension CollectionAdapterDelegate {
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

  func ownView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let view = supplementaryViewProvider?(view, kind, path) { return view }
    #if canImport(ObjectiveC)
    return dataSource?.collectionView?(view, viewForSupplementaryElementOfKind: kind, at: path)
    #else
    return Simulation.answer {
      dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    #endif
  }

  #if !os(tvOS)
  @available(iOS 16, visionOS 1, *)
  func ownMenu(_ paths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
    #if canImport(ObjectiveC)
    delegate?.collectionView?(view, contextMenuConfigurationForItemsAt: paths, point: point) ?? nil
    #else
    Simulation.answer {
      delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    #endif
  }

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
