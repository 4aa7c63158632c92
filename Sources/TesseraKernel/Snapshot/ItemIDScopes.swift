/// The scopes of the ids of a section's items: one for all of them, or one for each run of items.
package struct ItemIDScopes: Sendable {
  private var first = ItemIDScope.collection
  /// The positions at which other scopes begin; empty if all items have the same scope.
  private var changes: [(start: Int, idScope: ItemIDScope)] = []
  private var isEmpty = true
  /// Whether an item was moved into the section from another one, to whose scope it belongs.
  package private(set) var containMovedItems = false

  mutating func append(_ idScope: ItemIDScope, from start: Int) {
    if case .section = idScope { containMovedItems = true }
    if isEmpty {
      (first, isEmpty) = (idScope, false)
      return
    }
    switch (changes.last?.idScope ?? first, idScope) {
    case (.collection, .collection), (.ownSection, .ownSection): break
    default: changes.append((start, idScope))
    }
  }

  /// Returns the scope of the id of an item. O(1) if all items share it; otherwise O(log *h*) for *h* scopes.
  subscript(item: Int) -> ItemIDScope {
    if changes.isEmpty { return first }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].start <= item { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].idScope
  }

  /// Returns the section in which the id of an item is unique; `nil` if it is the whole collection.
  package func section(ofItem item: Int, in key: SectionKey) -> SectionKey? {
    switch self[item] {
    case .collection: nil
    case .ownSection: key
    case .section(let idScope): idScope
    }
  }

  /// Whether the scope of all ids is the section that contains the items.
  package var areAllOwn: Bool {
    if isEmpty { return true }
    if case .ownSection = first { return changes.isEmpty }
    return false
  }
}
