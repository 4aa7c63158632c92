#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// The selection, by the ids of items. The view decides how many can be selected at once.

extension ViewAdapter {
  /// The current selection.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var selection: Selection { driver.adapter?.selected ?? Selection() }

  /// Selects exactly the given items that exist and can be selected; see ``Engine/setSelection(_:)``.
  public func setSelection(_ selection: Selection) { driver.adapter?.select(selection) }

  /// Selects or deselects the first item with an id, in one section or in any.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  ///   - isSelected: `true` to select the item, `false` to deselect it.
  /// - Returns: `true` if such an item exists and can be selected.
  /// - Complexity: O(*n*) to find the item.
  @discardableResult
  public func select(_ id: ItemID, inSection section: ItemID? = nil, _ isSelected: Bool = true) -> Bool {
    driver.adapter?.select(id, inSection: section, isSelected) ?? false
  }

  /// Deselects everything.
  public func deselectAll() { setSelection(Selection()) }
}
#endif
