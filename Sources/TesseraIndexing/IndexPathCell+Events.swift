@_spi(Behaviors) import Tessera

// Events of an item, for views that recognize them themselves.

extension IndexPathCell {
  /// Whether the item can be selected if the view supports selection.
  package var isSelectable: Bool { declared.isSelectable && !isPlaceholder }

  /// Whether the item has a tap handler.
  package var hasTap: Bool { declared.hasTap }

  /// Whether the item has a long-press handler.
  package var hasLongPress: Bool { declared.hasLongPress }

  /// Whether the item has a double-tap handler.
  package var hasDoubleTap: Bool { declared.hasDoubleTap }

  /// Whether the item has a handler for any kind of press.
  package var reactsToPress: Bool {
    hasTap || hasDoubleTap || hasLongPress || declared.hasHighlight
  }

  /// Returns whether the item accepts a drop.
  package func accepts(_ dropInfo: DropInfo) -> Bool { declared.acceptingHandler(of: dropInfo) != nil }

  /// Handles a tap on the item.
  package func tap() { declared.attributes.onTap?(key) }

  /// Handles a double tap on the item.
  package func doubleTap() { declared.doubleTap(key) }

  /// Handles that the item is highlighted or no longer highlighted.
  package func highlight(_ isHighlighted: Bool) { declared.highlight(isHighlighted) }

  /// Handles a long press on the item.
  package func longPress() { declared.longPress(key) }

  /// Handles that the item is selected or deselected.
  package func select(_ isSelected: Bool) { declared.attributes.onSelect?(isSelected) }

  /// The lifecycle handlers of the item; `nil` if there are none.
  package var lifecycle: LifecycleHandlers? { declared.lifecycle }

  /// Whether the item has handlers for appearing, disappearing or visibility.
  package var isListening: Bool { lifecycle?.isListening ?? false }
}
