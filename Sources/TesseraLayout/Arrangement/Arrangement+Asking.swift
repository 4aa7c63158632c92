// What has to be asked of an arrangement that looks at another rectangle than the one it is told.

extension Arrangement {
  /// The rectangle to ask for so that what overlaps another one is found, and nothing else.
  package func query(finding rect: Rect) -> Rect {
    let insets = visibleInsets
    return insets == .zero ? rect : rect.withEdgesMoved(by: insets.reversed)
  }
}

extension Insets {
  /// The insets that undo these.
  package var reversed: Insets { Insets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
