#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraDiff
import UIKit

// Swipe actions in a collection view require Apple's list layout, which requests them.

extension CollectionViewAdapter {
  /// Returns a list configuration whose rows have the swipe actions that the content declares.
  ///
  ///     let configuration = adapter.withSwipeActions(UICollectionLayoutListConfiguration(appearance: .plain))
  ///     view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  ///
  /// - Parameter configuration: The configuration to extend.
  /// - Returns: A copy of the configuration with the swipe actions.
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
