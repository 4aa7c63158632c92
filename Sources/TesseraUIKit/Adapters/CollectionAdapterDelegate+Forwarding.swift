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

  func ownSize(ofItem path: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
    #else
    Simulation.answer { flowDelegate?.collectionView(view, layout: layout, sizeForItemAt: path) }
    #endif
  }

  func ownInset(ofSection section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, insetForSectionAt: section)
    #else
    Simulation.answer { flowDelegate?.collectionView(view, layout: layout, insetForSectionAt: section) }
    #endif
  }

  func ownLineSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
    #else
    Simulation.answer {
      flowDelegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    #endif
  }

  func ownItemSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    #else
    Simulation.answer {
      flowDelegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    #endif
  }

  func ownHeaderSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
    #else
    Simulation.answer {
      flowDelegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
    #endif
  }

  func ownFooterSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    #if canImport(ObjectiveC)
    flowDelegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
    #else
    Simulation.answer {
      flowDelegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
    #endif
  }

  #if canImport(ObjectiveC)
  /// The app's delegate, to call methods of a flow layout's delegate. Delegates of other layouts may have
  /// methods with the same selectors.
  private var flowDelegate: AnyObject? { delegate }
  #else
  /// The app's delegate, if it is one of a flow layout.
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
  #endif

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
