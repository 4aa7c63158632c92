#if !hasFeature(Embedded)

// What people do with an item, for views that find that out themselves.

extension IndexedCell {
  /// Whether the item takes part in selection where the view selects anything.
  package var isSelectable: Bool { declared.isSelectable && !isPlaceholder }

  /// Whether anything is declared for a tap.
  package var hasTap: Bool { declared.attributes.onTap != nil }

  /// Whether anything is declared for a long press.
  package var hasLongPress: Bool { declared.attributes.handlers.onLongPress != nil }

  /// Whether the item takes what hovers.
  package func takes(_ visit: DragVisit) -> Bool {
    declared.attributes.handlers.drops.contains { $0.takes(visit) }
  }

  /// The item was tapped.
  package func tap() { declared.attributes.onTap?(key) }

  /// The item was pressed and held.
  package func longPress() { declared.attributes.handlers.onLongPress?(key) }

  /// The item is selected now, or not any more.
  package func select(_ isSelected: Bool) { declared.attributes.onSelect?(isSelected) }
}
#endif
