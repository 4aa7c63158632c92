/// Where an item goes when a collection scrolls to it.
public enum ScrollAlignment: Hashable, Sendable {
  /// To the start of the viewport, below a pinned header.
  case start
  /// To the middle of the viewport.
  case center
  /// To the end of the viewport.
  case end
  /// As little as it takes to bring the item into view.
  case nearest
}

/// One of the two ends of what can be scrolled.
public enum ScrollEdge: Hashable, Sendable {
  /// Where the content begins.
  case start
  /// Where the content ends.
  case end
}
