/// The position in the viewport to which a collection scrolls an item.
public enum ScrollAlignment: Hashable, Sendable {
  /// The start of the viewport, below a pinned header.
  case start
  /// The middle of the viewport.
  case center
  /// The end of the viewport.
  case end
  /// The position that takes the least scrolling to bring the item into view.
  case nearest
}

/// An end of the scrollable content.
public enum ScrollEdge: Hashable, Sendable {
  /// The edge at which the content begins.
  case start
  /// The edge at which the content ends.
  case end
}
