#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Ids and index paths, for the calls of an app's delegate. They have the names of UIKit's diffable data sources.

extension ViewAdapter {
  /// Returns the id of the item at an index path of the view; `nil` if there is no item, or only a placeholder.
  ///
  /// The index path is one that the view knows at the moment, such as that of a delegate call. While a batch
  /// runs, or content waits for its end, that differs from the content shown last.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
    guard let id = driver.content.id(at: ItemPath(indexPath)), id != .placeholder else { return nil }
    return id
  }

  /// Returns the index path in the view of the first item with an id, in one section or in any; `nil` if the
  /// view does not show such an item.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  /// - Complexity: O(*n*) to find the item.
  public func indexPath(for id: ItemID, inSection section: ItemID? = nil) -> IndexPath? {
    driver.content.path(of: id, inSection: section).map { IndexPath($0) }
  }

  /// Returns the id of the section at a position in the view; `nil` if there is none.
  public func sectionIdentifier(for index: Int) -> ItemID? { driver.content.id(of: index) }

  /// Returns the position in the view of the first section with an id; `nil` if there is none.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func index(forSection id: ItemID) -> Int? {
    (0..<driver.content.sectionCount).first { driver.content.id(of: $0) == id }
  }
}
#endif
