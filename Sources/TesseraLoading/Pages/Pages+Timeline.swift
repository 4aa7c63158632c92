// A timeline sorts its items, whatever page they come from: each item goes to the page with the items around
// it.

extension Pages {
  /// Sorts items in. Items that are already loaded move to their new places.
  ///
  /// - Parameter number: The page for the items that belong between others, or beyond them.
  mutating func sortIn(_ newer: [Item], on number: Int) {
    removeItems(newer)
    guard let preferred = index(ofNumber: number) else { return }
    let filled = loaded.indices.filter { loaded[$0].block.count > 0 }
    var groups: [Int: [Item]] = [:]
    for item in sorted(newer) {
      groups[place(of: item, among: filled, preferred), default: []].append(item)
    }
    for (index, items) in groups { setItems(merged(loaded[index].block.items, items), at: index) }
  }

  /// Returns the page where an item belongs.
  private func place(of item: Item, among filled: [Int], _ preferred: Int) -> Int {
    var (low, high) = (0, filled.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(item, loaded[filled[middle]].block.items.first) { high = middle } else { low = middle + 1 }
    }
    // The page that begins before the item, and the one that begins after it.
    let before = low > 0 ? filled[low - 1] : nil
    let after = low < filled.count ? filled[low] : nil
    if let before, precedes(item, loaded[before].block.items.last) { return before }
    if preferred >= before ?? 0, preferred <= after ?? loaded.count { return preferred }
    return before ?? after ?? preferred
  }

  private func precedes(_ item: Item, _ other: Item?) -> Bool {
    other.map { areInIncreasingOrder?(item, $0) ?? false } ?? false
  }

  /// Returns the items in order, by a stable sort.
  private func sorted(_ items: [Item]) -> [Item] {
    items.enumerated()
      .sorted { left, right in
        if precedes(left.element, right.element) { return true }
        return !precedes(right.element, left.element) && left.offset < right.offset
      }
      .map(\.element)
  }

  /// Merges two sorted lists. Among equal items, the older ones come first.
  private func merged(_ older: [Item], _ newer: [Item]) -> [Item] {
    var all: [Item] = []
    all.reserveCapacity(older.count + newer.count)
    var rest = newer[...]
    for item in older {
      while let next = rest.first, precedes(next, item) { all.append(rest.removeFirst()) }
      all.append(item)
    }
    return all + rest
  }
}
