#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

// The handlers of a cell, for views that recognize gestures themselves.

extension DeclaredCell {
  /// Whether the cell declares a handler for taps.
  package var hasTap: Bool { attributes.onTap != nil }

  /// Whether the cell declares a handler for long presses.
  package var hasLongPress: Bool { attributes.handlers.onLongPress != nil }

  /// Whether the cell declares a handler for double taps.
  package var hasDoubleTap: Bool { attributes.handlers.onDoubleTap != nil }

  /// Whether the cell declares a handler for the beginning and the end of a press.
  package var hasHighlight: Bool { attributes.handlers.onHighlight != nil }

  /// Calls the handler for double taps.
  package func doubleTap(_ key: ItemKey) { attributes.handlers.onDoubleTap?(key) }

  /// Calls the handler for long presses.
  package func longPress(_ key: ItemKey) { attributes.handlers.onLongPress?(key) }

  /// Calls the handler for the beginning or the end of a press.
  package func highlight(_ isHighlighted: Bool) { attributes.handlers.onHighlight?(isHighlighted) }

  /// Handles an event of a view that shows the cell.
  ///
  /// - Returns: Whether the cell declares a handler for it.
  package func handle(_ event: AnyCellEvent, from key: ItemKey) -> Bool {
    attributes.handlers.onEvent?.handle(event, from: key) ?? false
  }
}
#endif
