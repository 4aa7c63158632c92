import Tessera

/// A row of ``LoadedRows``: an item, or a placeholder for one that is not loaded.
public enum LoadedRow<Item: Identifiable & Sendable>: Identifiable, Sendable where Item.ID: Sendable {
  /// An item.
  case item(Item)
  /// A placeholder for an item that is known to exist but is not loaded.
  case placeholder(PlaceholderItem)

  /// The identity of the row: the id of the item or, for a placeholder, its distance from the end of all
  /// items.
  public var id: ItemID {
    switch self {
    case .item(let item): ItemID(item.id)
    case .placeholder(let missing): ItemID(missing.id)
    }
  }

  /// The item; `nil` for a placeholder.
  public var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension LoadedRow: Equatable where Item: Equatable {}

/// An item that is known to exist but is not loaded.
public struct PlaceholderItem: Hashable, Sendable {
  /// The end of the loaded items at which the item is missing.
  public let direction: PageDirection
  /// The position among all items of the source.
  public let position: Int
  /// The identity of the placeholder. It stays the same if items between the placeholders of both ends are
  /// inserted or removed.
  let id: ID

  /// An identity that is counted from the end of all items, not from the loaded ones.
  struct ID: Hashable, Sendable {
    let direction: PageDirection
    let distance: Int
  }
}
