#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Swipe actions are a matter of lists in a collection view: Apple's list layout asks for them.

extension CollectionViewAdapter {
  /// A list's configuration whose rows have the swipe actions that the content declares.
  ///
  ///     let configuration = adapter.withSwipeActions(UICollectionLayoutListConfiguration(appearance: .plain))
  ///     view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  public func withSwipeActions(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionLayoutListConfiguration {
    var copy = configuration
    copy.leadingSwipeActionsConfigurationProvider = { [weak callbacks] in
      callbacks?.swipeActions(of: $0, at: .leading)
    }
    copy.trailingSwipeActionsConfigurationProvider = { [weak callbacks] in
      callbacks?.swipeActions(of: $0, at: .trailing)
    }
    return copy
  }
}
#endif
