import Tessera

/// A row of ``LoadedRows``: an item, or what stands in for one that is not loaded.
public enum LoadedRow<Item: Identifiable & Sendable>: Identifiable, Sendable where Item.ID: Sendable {
  /// An item.
  case item(Item)
  /// An item that is known to be there, and not loaded.
  case placeholder(MissingItem)

  /// What makes it the same row: the id of the item; for a placeholder, its distance from the end of
  /// everything.
  public var id: ItemID {
    switch self {
    case .item(let item): ItemID(item.id)
    case .placeholder(let missing): ItemID(missing.id)
    }
  }

  /// The item; nil for a placeholder.
  public var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension LoadedRow: Equatable where Item: Equatable {}

/// An item that is known to be there, and not loaded.
public struct MissingItem: Hashable, Sendable {
  /// At which end of what is loaded it is.
  public let direction: PageDirection
  /// Its position among all items there are.
  public let position: Int
  /// What makes it the same: placeholders keep their ids where items come and go between those of the two
  /// ends.
  let id: ID

  /// Counted from the end of everything, not from what is loaded.
  struct ID: Hashable, Sendable {
    let direction: PageDirection
    let distance: Int
  }
}
