// What has to be asked of an arrangement that looks at another rectangle than the one it is told.

extension Arrangement {
  /// The rectangle to ask for so that what overlaps another one is found, and nothing else.
  package func query(finding rect: Rect) -> Rect {
    hasVisibleInsets ? rect.withEdgesMoved(by: visibleInsets.reversed) : rect
  }
}

extension Insets {
  /// The insets that undo these.
  package var reversed: Insets { Insets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
