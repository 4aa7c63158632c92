/// Where the ids of a section's items are known: one answer for all of them, or one for each stretch.
package struct ItemHomes: Sendable {
  /// That of the first items.
  private var first = ItemHome.collection
  /// Where others begin; empty where all are alike.
  private var changes: [(start: Int, home: ItemHome)] = []
  /// Whether there are no items.
  private var isEmpty = true
  /// Whether an item was carried into the section.
  package private(set) var haveCarried = false

  /// Adds items from a position on.
  mutating func append(_ home: ItemHome, from start: Int) {
    if case .section = home { haveCarried = true }
    if isEmpty {
      (first, isEmpty) = (home, false)
      return
    }
    switch (changes.last?.home ?? first, home) {
    case (.collection, .collection), (.ownSection, .ownSection): break
    default: changes.append((start, home))
    }
  }

  /// Where the id of an item is known.
  ///
  /// - Complexity: O(1) where all are alike; else O(log *h*) for *h* stretches.
  subscript(item: Int) -> ItemHome {
    if changes.isEmpty { return first }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].start <= item { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].home
  }

  /// The section in which alone the id of an item is known; nil: it is known in all.
  ///
  /// - Parameter key: The section in which the item stands.
  package func section(ofItem item: Int, in key: SectionKey) -> SectionKey? {
    switch self[item] {
    case .collection: nil
    case .ownSection: key
    case .section(let home): home
    }
  }

  /// Whether all ids are known in the section alone in which the items stand.
  package var areAllOwn: Bool {
    if isEmpty { return true }
    if case .ownSection = first { return changes.isEmpty }
    return false
  }
}
