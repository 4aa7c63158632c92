// How the items are kept: each page has a block of them, and each item knows its page.

extension Pages {
  /// Makes a version of what has changed.
  mutating func settle() { items = PagedItems(loaded.map(\.block)) }

  /// Puts items on a page in place of those that it has.
  mutating func setItems(_ items: [Item], at index: Int) {
    let number = loaded[index].number
    for item in loaded[index].block.items where homes[item.id] == number { homes[item.id] = nil }
    for item in items { homes[item.id] = number }
    loaded[index].block = ItemBlock(items)
  }

  /// Puts newer contents in place of those of the items that are there.
  mutating func replaceContents(_ newer: [Item]) {
    for (index, items) in grouped(newer) { loaded[index].block = loaded[index].block.replacing(items) }
  }

  /// Takes items out, on whatever pages they are.
  mutating func takeOut(_ some: [Item]) {
    for (index, items) in grouped(some) {
      let ids = Set(items.map(\.id))
      setItems(loaded[index].block.items.filter { !ids.contains($0.id) }, at: index)
    }
  }

  /// The items that are there, by the page that they are on.
  private func grouped(_ items: [Item]) -> [Int: [Item]] {
    var groups: [Int: [Item]] = [:]
    for item in items {
      if let index = home(of: item.id) { groups[index, default: []].append(item) }
    }
    return groups
  }

  /// The page that has the item with an id; nil where none has it.
  func home(of id: Item.ID) -> Int? { homes[id].flatMap { index(ofNumber: $0) } }

  /// The page with a key.
  func index(of key: Key?) -> Int? { loaded.firstIndex { $0.key == key } }

  /// The page with a number.
  func index(ofNumber number: Int) -> Int? {
    var (low, high) = (0, loaded.count)
    while low < high {
      let middle = (low + high) / 2
      if loaded[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < loaded.count && loaded[low].number == number ? low : nil
  }
}
