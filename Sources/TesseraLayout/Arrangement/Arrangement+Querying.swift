// Querying an arrangement that moves the edges of each rectangle that it is queried for.

extension Arrangement {
  /// Returns the rectangle to query for in order to find exactly the items that overlap another rectangle.
  package func query(finding rect: Rect) -> Rect {
    hasVisibleInsets ? rect.withEdgesMoved(by: visibleInsets.reversed) : rect
  }
}

extension Insets {
  /// The insets that undo these insets.
  package var reversed: Insets { Insets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
