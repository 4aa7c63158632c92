#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// An adapter that drives an existing `UICollectionView` with declared content, to migrate an app screen by
/// screen.
///
///     adapter = CollectionViewAdapter(collectionView)
///     adapter.show(Content { Section("people") { ForEach(people) { PersonCell(person: $0) } } })
///
/// The collection view keeps its layout, Apple's or any other; cells need no registration. The adapter
/// compares new content with the current one, and performs the changes in as few batches as UIKit's rules
/// allow, usually one. Remaining cells whose content has changed are refilled in place.
///
/// An object of the adapter is the view's data source and delegate, see ``viewDelegate``; set ``delegate`` to
/// receive all other calls. Keep a strong reference to the adapter as long as the view exists, because UIKit
/// does not.
@MainActor
public final class CollectionViewAdapter: ViewAdapter {
  let callbacks: CollectionAdapterDelegate

  /// Creates an adapter for a view, which is empty from then on.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - policy: The policy for batches.
  ///   - takesDelegate: Whether the adapter becomes the view's delegate too. If not, the view keeps its delegate,
  ///     and the adapter only provides cells and performs changes: declarations that need the calls of a delegate
  ///     have no effect, such as taps, selection, menus, swipe actions and lifecycle handlers.
  public init(
    _ view: UICollectionView, policy: BatchPolicy = BatchPolicy(), takesDelegate: Bool = true
  ) {
    callbacks = CollectionAdapterDelegate(view, policy: policy, takesDelegate: takesDelegate)
    super.init(callbacks)
  }

  /// The view that the adapter drives.
  public var view: UICollectionView { callbacks.view }

  /// The app's delegate, which receives the delegate calls too, and provides results if neither the adapter
  /// nor the content does; initially the previous delegate of the view.
  public var delegate: (any UICollectionViewDelegate)? {
    get { callbacks.delegate }
    set { callbacks.delegate = newValue }
  }

  /// The app's data source, which provides supplementary views of kinds that the content does not declare,
  /// such as badges; initially the previous data source of the view.
  ///
  /// The content provides everything else. A change reloads a view that has content already.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { callbacks.dataSource }
    set { callbacks.dataSource = newValue }
  }

  /// A provider of supplementary views of kinds that the content does not declare, called before
  /// ``dataSource``.
  ///
  /// It dequeues a view from the collection view, or returns `nil`. A change reloads a view that has content
  /// already.
  public var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  {
    get { callbacks.supplementaryViewProvider }
    set { callbacks.supplementaryViewProvider = newValue }
  }

  /// The app's prefetching data source, which is notified of upcoming items too; initially the previous one
  /// of the view.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { callbacks.prefetchDataSource }
    set { callbacks.prefetchDataSource = newValue }
  }

  #if os(tvOS)
  /// The protocols of the view's data source and delegate.
  public typealias ViewCalls = UICollectionViewDataSource & UICollectionViewDelegate
    & UICollectionViewDataSourcePrefetching
  #else
  /// The protocols of the view's data source and delegate.
  public typealias ViewCalls = UICollectionViewDataSource & UICollectionViewDelegate
    & UICollectionViewDataSourcePrefetching & UICollectionViewDragDelegate & UICollectionViewDropDelegate
  #endif

  /// The object that is the view's data source and delegate, also for drags and drops.
  ///
  /// An app needs it only if one of its own objects replaces it: that object forwards the calls that it does
  /// not handle. Otherwise set ``delegate``, ``dataSource`` or ``prefetchDataSource``.
  public var viewDelegate: any ViewCalls { callbacks }
}
#endif
