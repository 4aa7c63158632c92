@_spi(Behaviors) import Tessera

// Events of an item, for views that recognize them themselves.

extension IndexPathCell {
  /// Whether the item can be selected if the view supports selection.
  package var isSelectable: Bool { declared.isSelectable && !isPlaceholder }

  package var hasTap: Bool { declared.hasTap }

  package var hasLongPress: Bool { declared.hasLongPress }

  package var hasDoubleTap: Bool { declared.hasDoubleTap }

  /// Whether the item has a handler for any kind of press.
  package var reactsToPress: Bool {
    hasTap || hasDoubleTap || hasLongPress || declared.hasHighlight
  }

  package func accepts(_ dropInfo: DropInfo) -> Bool { declared.acceptingHandler(of: dropInfo) != nil }

  package func tap() { declared.attributes.onTap?(key) }

  package func doubleTap() { declared.doubleTap(key) }

  package func highlight(_ isHighlighted: Bool) { declared.highlight(isHighlighted) }

  package func longPress() { declared.longPress(key) }

  package func select(_ isSelected: Bool) { declared.attributes.onSelect?(isSelected) }

  package var lifecycle: LifecycleHandlers? { declared.lifecycle }

  /// Whether the item has handlers for appearing, disappearing or visibility.
  package var isListening: Bool { lifecycle?.isListening ?? false }
}
