#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// The selection, by the ids of items, as in adapters.

extension CollectionView {
  /// The way in which the user selects items, initially that of the configuration.
  public var selectionMode: SelectionMode {
    get { engine.selectionMode }
    set {
      engine.selectionMode = newValue
      setNeedsLayout()
    }
  }

  /// The handler for changes of the selection; see ``Engine/onSelectionChange``.
  public var onSelectionChange: ((SelectionChange) -> Void)? {
    get { engine.onSelectionChange }
    set { engine.onSelectionChange = newValue }
  }

  /// The current selection.
  ///
  /// - Complexity: O(1).
  public var selection: Selection { engine.selection }

  /// Selects exactly the given items that exist and can be selected; see ``Engine/setSelection(_:)``.
  public func setSelection(_ selection: Selection) {
    engine.setSelection(selection)
    setNeedsLayout()
  }

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
    setNeedsLayout()
    return engine.select(id, inSection: section, isSelected)
  }

  /// Selects every item that can be selected, if several may be selected.
  public func selectAll() {
    engine.selectAll()
    setNeedsLayout()
  }

  /// Deselects everything, except in ``SelectionMode/radio``.
  public func deselectAll() {
    engine.deselectAll()
    setNeedsLayout()
  }
}
#endif
