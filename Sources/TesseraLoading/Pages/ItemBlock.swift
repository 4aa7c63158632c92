/// The immutable items of one page, shared by all versions that have them.
final class ItemBlock<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The items, with unique ids.
  let items: [Item]
  let positions: [Item.ID: Int]

  init(_ items: [Item]) {
    self.items = items
    positions = Dictionary(zip(items.map(\.id), items.indices)) { first, _ in first }
  }

  var count: Int { items.count }

  func replacing(_ others: [Item]) -> ItemBlock {
    var items = items
    for item in others {
      if let position = positions[item.id] { items[position] = item }
    }
    return ItemBlock(items)
  }

  func removing(_ ids: Set<Item.ID>) -> ItemBlock { ItemBlock(items.filter { !ids.contains($0.id) }) }
}
