#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

// The handlers of a cell, for views that recognize gestures themselves.

extension DeclaredCell {
  package var hasTap: Bool { attributes.onTap != nil }

  package var hasLongPress: Bool { attributes.handlers.onLongPress != nil }

  package var hasDoubleTap: Bool { attributes.handlers.onDoubleTap != nil }

  package var hasHighlight: Bool { attributes.handlers.onHighlight != nil }

  package func doubleTap(_ key: ItemKey) { attributes.handlers.onDoubleTap?(key) }

  package func longPress(_ key: ItemKey) { attributes.handlers.onLongPress?(key) }

  package func highlight(_ isHighlighted: Bool) { attributes.handlers.onHighlight?(isHighlighted) }

  /// Handles an event of a view that shows the cell. Returns whether the cell declares a handler for it.
  package func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool {
    attributes.handlers.onEvent?.handle(event, from: key) ?? false
  }
}
#endif
