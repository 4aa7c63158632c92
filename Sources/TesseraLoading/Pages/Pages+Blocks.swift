// The storage of items: each page has a block of items, and a dictionary maps the ids of items to pages.

extension Pages {
  mutating func updateItems() { items = PagedItems(loaded.map(\.block)) }

  mutating func setItems(_ items: [Item], at index: Int) {
    let number = loaded[index].number
    for item in loaded[index].block.items where pageNumberByID[item.id] == number {
      pageNumberByID[item.id] = nil
    }
    for item in items { pageNumberByID[item.id] = number }
    loaded[index].block = ItemBlock(items)
  }

  /// Replaces the content of items that are loaded.
  mutating func replaceContents(_ newer: [Item]) {
    for (index, items) in grouped(newer) { loaded[index].block = loaded[index].block.replacing(items) }
  }

  mutating func removeItems(_ some: [Item]) {
    for (index, items) in grouped(some) {
      let ids = Set(items.map(\.id))
      setItems(loaded[index].block.items.filter { !ids.contains($0.id) }, at: index)
    }
  }

  private func grouped(_ items: [Item]) -> [Int: [Item]] {
    var groups: [Int: [Item]] = [:]
    for item in items {
      if let index = pageIndex(of: item.id) { groups[index, default: []].append(item) }
    }
    return groups
  }

  func pageIndex(of id: Item.ID) -> Int? { pageNumberByID[id].flatMap { index(ofNumber: $0) } }

  func index(of key: Key?) -> Int? { loaded.firstIndex { $0.key == key } }

  func index(ofNumber number: Int) -> Int? {
    var (low, high) = (0, loaded.count)
    while low < high {
      let middle = (low + high) / 2
      if loaded[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < loaded.count && loaded[low].number == number ? low : nil
  }
}
