extension Page {
  /// Sets the numbers of items before and after the page.
  mutating func count(from start: Int, total: Int) {
    let start = min(max(0, start), total)
    (itemsBefore, itemsAfter) = (start, max(0, total - start - items.count))
  }
}
