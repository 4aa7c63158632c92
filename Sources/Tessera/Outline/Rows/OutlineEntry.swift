/// An item as a row shows it at some time.
struct OutlineEntry {
  let item: OutlineItem
  var isExpanded = false
  /// Whether its children are loaded again, while those it has are shown.
  var isRefreshing = false

  /// Whether both are the same row, however each shows it.
  func isSameRow(as other: OutlineEntry) -> Bool { item === other.item || item.id == other.item.id }
}
