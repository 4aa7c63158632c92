extension Page {
  /// Says where a page is among all items.
  mutating func count(from start: Int, total: Int) {
    let start = min(max(0, start), total)
    (itemsBefore, itemsAfter) = (start, max(0, total - start - items.count))
  }
}
