/// The items of one page: they never change, and are shared by all versions that have them.
final class ItemBlock<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The items, no two with the same id.
  let items: [Item]
  /// Where each of them is.
  let positions: [Item.ID: Int]

  /// - Parameter items: Items of which no two have the same id.
  init(_ items: [Item]) {
    self.items = items
    positions = Dictionary(zip(items.map(\.id), items.indices)) { first, _ in first }
  }

  var count: Int { items.count }

  /// The items with others in place of those with the same ids.
  func replacing(_ others: [Item]) -> ItemBlock {
    var items = items
    for item in others {
      if let position = positions[item.id] { items[position] = item }
    }
    return ItemBlock(items)
  }

  /// The items without some.
  func removing(_ ids: Set<Item.ID>) -> ItemBlock { ItemBlock(items.filter { !ids.contains($0.id) }) }
}
