/// An item with the state of its row at some time.
struct OutlineEntry {
  let item: OutlineItem
  var isExpanded = false
  /// Whether its children are loaded again, while the existing ones are displayed.
  var isRefreshing = false

  /// Returns whether both are the same row, regardless of its state.
  func isSameRow(as other: OutlineEntry) -> Bool { item === other.item || item.id == other.item.id }
}
