@_spi(Behaviors) import Tessera

// What people do with an item, for views that find that out themselves.

extension IndexedCell {
  /// Whether the item takes part in selection where the view selects anything.
  package var isSelectable: Bool { declared.isSelectable && !isPlaceholder }

  /// Whether anything is declared for a tap.
  package var hasTap: Bool { declared.hasTap }

  /// Whether anything is declared for a long press.
  package var hasLongPress: Bool { declared.hasLongPress }

  /// Whether anything is declared for a double tap.
  package var hasDoubleTap: Bool { declared.hasDoubleTap }

  /// Whether anything is declared for a press.
  package var reacts: Bool {
    hasTap || hasDoubleTap || hasLongPress || declared.hasHighlight
  }

  /// Whether the item takes what hovers.
  package func takes(_ visit: DragVisit) -> Bool { declared.taker(of: visit) != nil }

  /// The item was tapped.
  package func tap() { declared.attributes.onTap?(key) }

  /// The item was tapped twice.
  package func doubleTap() { declared.doubleTap(key) }

  /// The item is pressed now, or not any more.
  package func highlight(_ isHighlighted: Bool) { declared.highlight(isHighlighted) }

  /// The item was pressed and held.
  package func longPress() { declared.longPress(key) }

  /// The item is selected now, or not any more.
  package func select(_ isSelected: Bool) { declared.attributes.onSelect?(isSelected) }

  /// The handlers for the coming and going of the item; nil if there are none.
  package var lifecycle: LifecycleHandlers? { declared.lifecycle }

  /// Whether a handler waits for the item to come, to go or to be seen.
  package var isListening: Bool { lifecycle?.isListening ?? false }
}
