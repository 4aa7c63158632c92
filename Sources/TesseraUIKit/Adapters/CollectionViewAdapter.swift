#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

/// Drives an existing `UICollectionView` with declared content: the way to move over screen by screen.
///
///     adapter = CollectionViewAdapter(collectionView)
///     adapter.show(Content { Section("people") { ForEach(people) { PersonCell(person: $0) } } })
///
/// The collection view keeps its layout, Apple's or any other; cells need no registration. New content is compared with
/// what is shown, and carried out in as few batches as UIKit's rules allow, usually one; cells that stay are filled again in
/// place where what they show has changed.
///
/// The view's data source and delegate is an object of the adapter's, see ``viewDelegate``; set ``delegate`` to hear of
/// everything else. Keep the adapter for as long as the view: UIKit does not.
@MainActor
public final class CollectionViewAdapter: ViewAdapter {
  /// The object that the view asks and tells.
  let callbacks: CollectionAdapterDelegate

  /// Makes the adapter of a view, which shows nothing from then on.
  public init(_ view: UICollectionView, policy: BatchPolicy = BatchPolicy()) {
    callbacks = CollectionAdapterDelegate(view, policy: policy)
    super.init(callbacks)
  }

  /// The view that is driven.
  public var view: UICollectionView { callbacks.view }

  /// Who hears of the delegate calls too, and answers those that the adapter and the content do not; at first the delegate
  /// that the view had.
  public var delegate: (any UICollectionViewDelegate)? {
    get { callbacks.delegate }
    set { callbacks.delegate = newValue }
  }

  /// Who has the views for kinds of supplementary views that the content does not know, such as badges; at first the data
  /// source that the view had. What else a data source says, the content says. A view that shows something already asks for all
  /// of it again to have other ones.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { callbacks.dataSource }
    set { callbacks.dataSource = newValue }
  }

  /// Makes the views for kinds of supplementary views that the content does not know, before ``dataSource`` is asked: takes
  /// one from the view that is passed, or says nil. A view that shows something already asks for all of it again.
  public var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  {
    get { callbacks.supplementaryViewProvider }
    set { callbacks.supplementaryViewProvider = newValue }
  }

  /// Who hears of what is about to come into view as well; at first the one that the view had.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { callbacks.prefetchDataSource }
    set { callbacks.prefetchDataSource = newValue }
  }

  /// The titles of the index at the side, each with the section to whose first item it leads; none: there is no index. A view
  /// that shows something already asks for all of it again to have other ones.
  public var indexTitles: [(title: String, section: ItemID)] {
    get { callbacks.indexTitles }
    set { callbacks.indexTitles = newValue }
  }

  #if os(tvOS)
  /// The calls that the view makes.
  public typealias ViewCalls = UICollectionViewDataSource & UICollectionViewDelegate
    & UICollectionViewDataSourcePrefetching
  #else
  /// The calls that the view makes.
  public typealias ViewCalls = UICollectionViewDataSource & UICollectionViewDelegate
    & UICollectionViewDataSourcePrefetching & UICollectionViewDragDelegate & UICollectionViewDropDelegate
  #endif

  /// The object that is the view's data source and delegate, and takes its drags and drops.
  ///
  /// An app needs it only where an object of its own is to be one of these: that object hands on the calls that it does not
  /// answer. Else set ``delegate``, ``dataSource`` or ``prefetchDataSource``.
  public var viewDelegate: any ViewCalls { callbacks }
}
#endif
