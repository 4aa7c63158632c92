#if !hasFeature(Embedded)

// What people do with an item, for views that find that out themselves.

extension IndexedCell {
  /// Whether the item takes part in selection where the view selects anything.
  package var isSelectable: Bool { declared.isSelectable && !isPlaceholder }

  /// Whether anything is declared for a tap.
  package var hasTap: Bool { declared.attributes.onTap != nil }

  /// Whether anything is declared for a long press.
  package var hasLongPress: Bool { declared.attributes.handlers.onLongPress != nil }

  /// Whether anything is declared for a double tap.
  package var hasDoubleTap: Bool { declared.attributes.handlers.onDoubleTap != nil }

  /// Whether anything is declared for a press.
  package var reacts: Bool {
    hasTap || hasDoubleTap || hasLongPress || declared.attributes.handlers.onHighlight != nil
  }

  /// Whether the item takes what hovers.
  package func takes(_ visit: DragVisit) -> Bool { declared.taker(of: visit) != nil }

  /// The item was tapped.
  package func tap() { declared.attributes.onTap?(key) }

  /// The item was tapped twice.
  package func doubleTap() { declared.attributes.handlers.onDoubleTap?(key) }

  /// The item is pressed now, or not any more.
  package func highlight(_ isHighlighted: Bool) { declared.attributes.handlers.onHighlight?(isHighlighted) }

  /// The item was pressed and held.
  package func longPress() { declared.attributes.handlers.onLongPress?(key) }

  /// The item is selected now, or not any more.
  package func select(_ isSelected: Bool) { declared.attributes.onSelect?(isSelected) }
}
#endif
