#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// The selection, by the ids of items. The view says how many can be selected at once.

extension ViewAdapter {
  /// What is selected.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var selection: Selection { driver.adapter?.selected ?? Selection() }

  /// Selects some items and no others, as far as they are there and can be selected; see ``Engine/setSelection(_:)``.
  public func setSelection(_ selection: Selection) { driver.adapter?.select(selection) }

  /// Selects the first item with an id, in one section or in any, or deselects it.
  ///
  /// - Returns: Whether there is such an item and it can be selected.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    driver.adapter?.select(id, inSection: section, isSelected) ?? false
  }

  /// Deselects everything.
  public func deselectAll() { setSelection(Selection()) }
}
#endif
