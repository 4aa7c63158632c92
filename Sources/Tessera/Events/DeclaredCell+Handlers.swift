#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

// The handlers of a cell, for views that find out themselves what is done with an item.

extension DeclaredCell {
  /// Whether a handler is declared for a tap.
  package var hasTap: Bool { attributes.onTap != nil }

  /// Whether a handler is declared for a long press.
  package var hasLongPress: Bool { attributes.handlers.onLongPress != nil }

  /// Whether a handler is declared for a double tap.
  package var hasDoubleTap: Bool { attributes.handlers.onDoubleTap != nil }

  /// Whether a handler is declared for the beginning and the end of a press.
  package var hasHighlight: Bool { attributes.handlers.onHighlight != nil }

  /// Tells the cell that it was tapped twice.
  package func doubleTap(_ key: ItemKey) { attributes.handlers.onDoubleTap?(key) }

  /// Tells the cell that it was pressed and held.
  package func longPress(_ key: ItemKey) { attributes.handlers.onLongPress?(key) }

  /// Tells the cell whether it is pressed.
  package func highlight(_ isHighlighted: Bool) { attributes.handlers.onHighlight?(isHighlighted) }

  /// Handles an event of a view that shows the cell.
  ///
  /// - Returns: Whether a handler is declared for it.
  package func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool {
    attributes.handlers.onEvent?.handle(event, from: key) ?? false
  }
}
#endif
